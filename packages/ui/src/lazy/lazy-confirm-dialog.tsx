import { lazyDialog } from './lazy-dialog.tsx';

/** The `ConfirmDialog` of `@estela/ui/dialog`, for pages that seldom ask. */
export const LazyConfirmDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "confirm-dialog" */ '@estela/ui/dialog')).ConfirmDialog,
);
