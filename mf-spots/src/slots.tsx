import { fillSlot } from '@estela/runtime/fill-slot';
import { SkeletonList } from '@estela/ui';
import { catalogues } from './catalogues.ts';

export const airspaceVerdict = fillSlot<'airspaceVerdict'>({
  namespace: 'spots',
  catalogues,
  load: async () =>
    (await import(/* webpackChunkName: "airspace-verdict" */ './components/airspace/verdict.tsx')).Verdict,
  loading: <SkeletonList of="line" count={4} />,
});
