import { Skeleton } from '@estela/ui';
import styles from './flight-detail-skeleton.module.css';

interface FlightDetailSkeletonProps {
  label: string;
}

export function FlightDetailSkeleton({ label }: FlightDetailSkeletonProps) {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className="e-visually-hidden" role="status">
        {label}
      </span>
      <Skeleton shape="block" className={styles.media} />
      <Skeleton width="60%" height="1.75rem" />
      <Skeleton width="35%" />
    </div>
  );
}
