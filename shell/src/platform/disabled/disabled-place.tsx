import { lazyPage } from '@estela/runtime';
import { PageBoundary } from '../routing/page-boundary.tsx';

// Hardly any visitor sees it, so it is not part of the first load.
const DisabledNotice = lazyPage(() =>
  import(/* webpackChunkName: "disabled-notice" */ './disabled-notice.tsx').then(
    (loaded) => loaded.DisabledNotice,
  ),
);

/** The place of a remote that is switched off. */
export function DisabledPlace() {
  return (
    <PageBoundary>
      <DisabledNotice />
    </PageBoundary>
  );
}
