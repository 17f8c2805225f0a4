import { EntityHeadSkeleton, EntitySheet } from '@estela/runtime/entity-view';
import { SkeletonList } from '@estela/ui';

/** The page's own places, so that nothing moves when the spot comes. */
export function SpotSkeleton() {
  return (
    <EntitySheet head={<EntityHeadSkeleton />} side={<SkeletonList of="note" count={1} />}>
      <SkeletonList of="note" count={2} />
    </EntitySheet>
  );
}
