import { Skeleton, SkeletonList } from '@estela/ui';
import styles from './flight-detail-skeleton.module.css';
import sheet from './flight-sheet.module.css';

interface FlightDetailSkeletonProps {
  label: string;
}

/** The layout of the page, so that nothing moves when the flight loads; the script of a waiting page fills in two parts. */
export function FlightDetailSkeleton({ label }: FlightDetailSkeletonProps) {
  return (
    <div className={styles.skeleton}>
      <span className="e-visually-hidden" role="status">
        {label}
      </span>
      <Skeleton shape="block" width="6rem" height="var(--e-control-sm)" />
      <div className={sheet.sheet}>
        <div className={sheet.media} data-picture="">
          <Skeleton shape="block" className={styles.media} />
        </div>
        <div className={sheet.head}>
          <div className={sheet.title} data-thing-name="">
            <Skeleton shape="block" width="70%" height="1.2em" />
          </div>
          <Skeleton shape="block" width="12rem" height="var(--e-control)" />
        </div>
        <div className={sheet.words}>
          <SkeletonList of="line" count={4} />
        </div>
        <div className={sheet.side}>
          <SkeletonList of="note" count={2} />
        </div>
      </div>
    </div>
  );
}
