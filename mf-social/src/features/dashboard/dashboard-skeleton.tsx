import { cx, Skeleton, SkeletonList, Stack } from '@estela/ui';
import { PilotFigures } from '../../components/pilot-figures.tsx';
import styles from './dashboard-header.module.css';

/** The header's own places, so that nothing moves when the pilot comes. */
export function DashboardSkeleton() {
  return (
    <>
      <div className={styles.header}>
        <Skeleton shape="block" className={cx(styles.sky, styles.skyToCome)} />
        <div className={styles.pilot}>
          <Skeleton shape="circle" width="7rem" className={styles.faceToCome} />
          <div className={styles.words}>
            <Skeleton width="min(16rem, 80%)" height="2rem" />
            <Skeleton width="min(12rem, 60%)" />
          </div>
        </div>
        <PilotFigures stats={undefined} />
      </div>
      <Stack>
        <Skeleton width="10rem" height="1.625rem" />
        <SkeletonList count={3} />
      </Stack>
    </>
  );
}
