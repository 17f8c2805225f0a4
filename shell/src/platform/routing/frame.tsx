import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import type { Screens } from '../screens.ts';
import { UnsavedPrompt } from './unsaved-prompt.tsx';
import { useRoute } from './use-route.ts';
import { useRouteHead } from './use-route-head.ts';

/** Around every routed view: the layout that its route declares, page head, unsaved work. */
export function Frame({ Layout }: Pick<Screens, 'Layout'>) {
  const route = useRoute();
  // An unknown path redirects to the home page: the layout must not flicker meanwhile.
  const kind = useRef(route?.layout ?? 'default');
  if (route) kind.current = route.layout ?? 'default';
  useRouteHead(route);
  return (
    <Layout kind={kind.current}>
      <Outlet />
      <UnsavedPrompt />
    </Layout>
  );
}
