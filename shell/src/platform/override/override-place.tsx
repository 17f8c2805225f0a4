import { lazyPage } from '@estela/runtime';
import { useComposition } from '../composition/use-composition.ts';

const nothing = () => null;

// Hardly any visitor sees it. A ribbon that did not load must not break the page of a version under test.
const OverrideRibbon = lazyPage(
  () =>
    import(/* webpackChunkName: "override-ribbon" */ './override-ribbon.tsx').then(
      (loaded) => loaded.OverrideRibbon,
      () => nothing,
    ),
  null,
);

/** The place of the ribbon, above every page, for a browser with versions of its own. */
export function OverridePlace() {
  return useComposition().override && <OverrideRibbon />;
}
