import { EntityHeadSkeleton, EntitySheet } from '@estela/kit/entity-view';
import { SkeletonList } from '@estela/ui';

/** The page's own places, so that nothing moves when the drone comes. */
export function DroneSkeleton() {
  return (
    <EntitySheet head={<EntityHeadSkeleton />} side={<SkeletonList of="note" count={2} />}>
      <SkeletonList of="note" count={2} />
    </EntitySheet>
  );
}
