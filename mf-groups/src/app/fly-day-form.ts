import { lazyPage } from '@estela/runtime';

export const FlyDayFormPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "fly-day-form" */ '../features/fly-day-form/fly-day-form-page.tsx'))
      .FlyDayFormPage,
);
