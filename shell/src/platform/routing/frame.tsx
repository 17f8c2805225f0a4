import { useRef } from 'react';
import { OverridePlace } from '../override/override-place.tsx';
import type { Screens } from '../screens.ts';
import { RoutedView } from './routed-view.tsx';
import { UnsavedPrompt } from './unsaved-prompt.tsx';
import { useRoute } from './use-route.ts';
import { useRouteHead } from './use-route-head.ts';

/** Around every routed view: the layout that its route declares, page head, unsaved work. */
export function Frame({ screens }: { screens: Screens }) {
  const route = useRoute();
  // An unknown path redirects to the home page: the layout must not flicker meanwhile.
  const kind = useRef(route?.layout ?? 'default');
  if (route) kind.current = route.layout ?? 'default';
  useRouteHead(route);
  return (
    <screens.Layout kind={kind.current}>
      <OverridePlace />
      <RoutedView screens={screens} />
      <UnsavedPrompt />
    </screens.Layout>
  );
}
