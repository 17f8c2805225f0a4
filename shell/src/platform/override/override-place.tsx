import { lazyPage } from '@estela/runtime';
import { useComposition } from '../composition/use-composition.ts';

const nothing = () => null;

// Hardly any visitor sees it. A broken version under test must not lose its page to a ribbon that did not load.
const OverrideRibbon = lazyPage(
  () =>
    import(/* webpackChunkName: "override-ribbon" */ './override-ribbon.tsx').then(
      (loaded) => loaded.OverrideRibbon,
      () => nothing,
    ),
  null,
);

/** Where the ribbon of a browser with versions of its own stands: above every page. */
export function OverridePlace() {
  return useComposition().override && <OverrideRibbon />;
}
