import { fillSlot } from '@estela/runtime/fill-slot';
import { SkeletonList } from '@estela/ui';
import { catalogues } from './catalogues.ts';

export const nextFlyDays = fillSlot({
  slot: 'nextFlyDays',
  needs: { most: true },
  namespace: 'groups',
  catalogues,
  load: async () =>
    (await import(/* webpackChunkName: "next-fly-days" */ './features/next-fly-days/next-fly-days.tsx'))
      .NextFlyDays,
  loading: <SkeletonList of="row" count={2} />,
});
