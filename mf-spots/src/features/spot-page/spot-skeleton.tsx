import { EntityHeadSkeleton, EntitySheet } from '@estela/kit/entity-view';
import { SkeletonList } from '@estela/ui';
import { VerdictRoom } from '../../components/airspace/verdict-room.tsx';

/** The layout of the page, so that nothing moves when the spot has loaded. */
export function SpotSkeleton() {
  return (
    <EntitySheet
      head={<EntityHeadSkeleton widePicture />}
      first={<VerdictRoom />}
      side={<SkeletonList of="note" count={1} />}
    >
      <SkeletonList of="note" count={2} />
    </EntitySheet>
  );
}
