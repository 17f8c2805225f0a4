import { lazyPage } from '@estela/runtime';

// Formik, yup and the fields load when the form is opened, not with the list.
export const GroupFormPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "group-form" */ '../features/group-form/group-form-page.tsx'))
      .GroupFormPage,
);
