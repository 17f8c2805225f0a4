import { EntityHeadSkeleton, EntitySheet } from '@estela/kit/entity-view';
import { SkeletonList } from '@estela/ui';

/** The layout of the page, so that nothing moves when the drone has loaded. */
export function DroneSkeleton() {
  return (
    <EntitySheet head={<EntityHeadSkeleton />} side={<SkeletonList of="note" count={2} />}>
      <SkeletonList of="note" count={2} />
    </EntitySheet>
  );
}
