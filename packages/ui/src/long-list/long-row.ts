import type { CSSProperties } from 'react';
import styles from './long-row.module.css';

/**
 * What makes an element a row of a long list: the browser leaves it out while it is far from the screen, and takes
 * `height` (CSS) for its own until it has drawn it once.
 */
export function longRow(height: string): { className: string | undefined; style: CSSProperties } {
  return { className: styles.row, style: { '--row-height': height } as CSSProperties };
}
