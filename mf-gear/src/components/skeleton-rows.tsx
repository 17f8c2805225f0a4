import { Skeleton } from '@estela/ui';
import styles from './skeleton-rows.module.css';

/** Rows of two lines with their buttons at the end, as in a log and a list of reminders. */
export function SkeletonRows() {
  return (
    <div aria-hidden="true">
      {[0, 1].map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.words}>
            <Skeleton width="45%" />
            <Skeleton width="70%" />
          </div>
          <Skeleton shape="block" width="6rem" height="2rem" />
        </div>
      ))}
    </div>
  );
}
