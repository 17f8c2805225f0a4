import type { ReactNode } from 'react';
import styles from './item-sheet.module.css';

interface ItemSheetProps {
  head: ReactNode;
  /** Beside the sections where there is room, else above them. */
  side: ReactNode;
  children: ReactNode;
}

export function ItemSheet({ head, side, children }: ItemSheetProps) {
  return (
    <article className={styles.sheet}>
      <div className={styles.head}>{head}</div>
      <div className={styles.side}>{side}</div>
      <div className={styles.sections}>{children}</div>
    </article>
  );
}
