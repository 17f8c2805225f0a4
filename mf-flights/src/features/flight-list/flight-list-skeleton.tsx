import type { FlightView } from '@estela/contracts/values';
import { Skeleton, SkeletonList } from '@estela/ui';
import row from './flight-row.module.css';

interface FlightListSkeletonProps {
  view: FlightView;
  count?: number;
}

export function FlightListSkeleton({ view, count = 12 }: FlightListSkeletonProps) {
  if (view === 'grid') return <SkeletonList count={count} />;
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={row.row}>
          <Skeleton shape="block" className={row.picture} />
          <div className={row.words}>
            <Skeleton width="45%" />
            <Skeleton width="30%" />
          </div>
        </div>
      ))}
    </div>
  );
}
