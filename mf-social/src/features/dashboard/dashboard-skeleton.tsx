import { Inline, Skeleton, SkeletonList, Stack } from '@estela/ui';

export function DashboardSkeleton() {
  return (
    <Stack gap={32}>
      <Skeleton shape="block" height="12rem" />
      <Inline gap={24}>
        <Skeleton shape="circle" width="7rem" />
        <Stack gap={8}>
          <Skeleton width="14rem" />
          <Skeleton width="9rem" />
        </Stack>
      </Inline>
      <SkeletonList count={3} />
    </Stack>
  );
}
