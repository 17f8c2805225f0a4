import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react';
import { Router, type RouterProps } from 'react-router-dom';
import type { ShellRouter } from './shell-router.ts';

export interface RouterBridgeProps {
  router: ShellRouter;
  /** Is this path one of the remote's? While it is not, the root keeps the last one that was. */
  owns: (pathname: string) => boolean;
  children: ReactNode;
}

/** Lets a separate React root follow the shell's router, and navigate through it. */
export function RouterBridge({ router, owns, children }: RouterBridgeProps) {
  const current = useSyncExternalStore(router.subscribe, () => router.state);
  const navigator = useMemo(() => navigatorOf(router), [router]);

  // On leaving, the address changes before the root is unmounted: it must not render another area's page.
  const last = useRef(current);
  if (owns(current.location.pathname)) last.current = current;

  return (
    <Router
      location={last.current.location}
      navigationType={last.current.historyAction}
      navigator={navigator}
    >
      {children}
    </Router>
  );
}

function navigatorOf(router: ShellRouter): RouterProps['navigator'] {
  return {
    createHref: router.createHref,
    encodeLocation: router.encodeLocation,
    go: (delta) => void router.navigate(delta),
    push: (to, state) => void router.navigate(to, { state }),
    replace: (to, state) => void router.navigate(to, { replace: true, state }),
  };
}
