import { cx } from '@estela/ui';
import type { ReactNode } from 'react';
import styles from './entity-sheet.module.css';

export interface EntitySheetProps {
  head: ReactNode;
  /** Sections that come before everything else, also where the side stands above the others. */
  first?: ReactNode;
  /** Beside the sections where there is room, else above them. */
  side: ReactNode;
  children: ReactNode;
}

/** The page of one thing. */
export function EntitySheet({ head, first, side, children }: EntitySheetProps) {
  return (
    <article className={styles.sheet}>
      <div className={styles.head}>{head}</div>
      {first && <div className={cx(styles.sections, styles.first)}>{first}</div>}
      <div className={styles.side}>{side}</div>
      <div className={styles.sections}>{children}</div>
    </article>
  );
}
