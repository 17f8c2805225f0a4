import { lazyDialog } from '@estela/ui/lazy';

/** Its form library comes when somebody writes. */
export const TopicFormDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "topic-form" */ '../features/topics/topic-form-dialog.tsx'))
      .TopicFormDialog,
);
