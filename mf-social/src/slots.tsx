import { fillSlot } from '@estela/runtime/fill-slot';
import { catalogues } from './catalogues.ts';

export const search = fillSlot<'search'>({
  namespace: 'social',
  catalogues,
  load: async () =>
    (await import(/* webpackChunkName: "search" */ './features/search/search-dialog.tsx')).SearchDialog,
  // The button that asked for it says that it is busy.
  loading: null,
});
