import { Skeleton } from '@estela/ui';
import styles from './entity-head.module.css';

/** The places of a head with a wide picture, until the thing is here. */
export function EntityHeadSkeleton() {
  return (
    <>
      <Skeleton shape="block" width="6rem" height="var(--e-control-sm)" />
      <div className={styles.wide}>
        {/* The script that shows a waiting page puts the page's first picture there. */}
        <div className={styles.picture} data-picture="">
          <Skeleton shape="block" className={styles.toCome} />
        </div>
        <div className={styles.words}>
          <Skeleton width="40%" />
          <Skeleton shape="block" width="70%" height="var(--e-text-34)" />
          <Skeleton shape="block" width="12rem" height="var(--e-control)" />
        </div>
      </div>
    </>
  );
}
