import type { ReactNode } from 'react';
import styles from './entity-sheet.module.css';

export interface EntitySheetProps {
  head: ReactNode;
  /** Beside the sections where there is room, else above them. */
  side: ReactNode;
  children: ReactNode;
}

/** The page of one thing. */
export function EntitySheet({ head, side, children }: EntitySheetProps) {
  return (
    <article className={styles.sheet}>
      <div className={styles.head}>{head}</div>
      <div className={styles.side}>{side}</div>
      <div className={styles.sections}>{children}</div>
    </article>
  );
}
