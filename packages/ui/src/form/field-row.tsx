import type { ReactNode } from 'react';
import styles from './field-row.module.css';

interface FieldRowProps {
  children: ReactNode;
}

/** Short fields side by side where there is room. */
export function FieldRow({ children }: FieldRowProps) {
  return <div className={styles.row}>{children}</div>;
}
