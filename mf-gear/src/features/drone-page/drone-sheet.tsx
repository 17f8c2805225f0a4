import type { ReactNode } from 'react';
import styles from './drone-sheet.module.css';

interface DroneSheetProps {
  head: ReactNode;
  /** Beside the sections where there is room, else above them. */
  side: ReactNode;
  children: ReactNode;
}

export function DroneSheet({ head, side, children }: DroneSheetProps) {
  return (
    <article className={styles.sheet}>
      <div className={styles.head}>{head}</div>
      <div className={styles.side}>{side}</div>
      <div className={styles.sections}>{children}</div>
    </article>
  );
}
