import type { ReactNode } from 'react';
import styles from './known-actions.module.css';

/**
 * Buttons whose icons are known well enough to stand without their words where the head of a page is narrow, so that all
 * actions stand in one row. The words are read out still.
 */
export function KnownActions({ children }: { children: ReactNode }) {
  return <span className={styles.known}>{children}</span>;
}
