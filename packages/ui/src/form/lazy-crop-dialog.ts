import { lazyDialog } from '@estela/ui/lazy';

/** The dialog that crops a picture, in a chunk of its own. */
export const LazyCropDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "crop-dialog" */ './crop-dialog.tsx')).CropDialog,
);
