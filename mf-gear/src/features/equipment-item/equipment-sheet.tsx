import type { ReactNode } from 'react';
import styles from './equipment-sheet.module.css';

interface EquipmentSheetProps {
  head: ReactNode;
  /** Beside the sections where there is room, else above them. */
  side: ReactNode;
  children: ReactNode;
}

export function EquipmentSheet({ head, side, children }: EquipmentSheetProps) {
  return (
    <article className={styles.sheet}>
      <div className={styles.head}>{head}</div>
      <div className={styles.side}>{side}</div>
      <div className={styles.sections}>{children}</div>
    </article>
  );
}
