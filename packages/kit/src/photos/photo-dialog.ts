import { lazyDialog } from '@estela/ui/lazy';
import type { PhotoDialogProps } from './photo-dialog-props.ts';

/** Photos as large as the screen, one at a time. */
export const PhotoDialog = lazyDialog<PhotoDialogProps>(
  async () =>
    (await import(/* webpackChunkName: "photo-dialog" */ './photo-dialog-content.tsx')).PhotoDialogContent,
);
