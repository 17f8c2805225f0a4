import { type AppIdentity, lazyPage } from '@estela/runtime';

const nothing = () => null;

// Only failure cards have it. Without a connection the card is shown without it.
export const ReportProblemPlace = lazyPage<{ app: AppIdentity }>(
  () =>
    import(/* webpackChunkName: "report-problem" */ './report-problem.tsx').then(
      (loaded) => loaded.ReportProblem,
      () => nothing,
    ),
  null,
);
