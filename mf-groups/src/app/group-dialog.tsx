import { lazyDialog } from '@estela/ui/lazy';

// Formik, yup and the dialog come when someone wants to write, not with the list.
export const GroupDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "group-form" */ '../features/group-form/group-form-dialog.tsx'))
      .GroupFormDialog,
);
