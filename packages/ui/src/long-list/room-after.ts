import type { CSSProperties } from 'react';

/** The style of the items of a row after which so many pixels of rows are not drawn. */
export function roomAfter(skipped: number): CSSProperties | undefined {
  return skipped > 0 ? { marginBlockEnd: skipped } : undefined;
}
