import { lazyDialog } from '@estela/ui/lazy';

/** Its form library comes when somebody writes. */
export const PostFormDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "post-form" */ '../features/posts/post-form-dialog.tsx'))
      .PostFormDialog,
);
