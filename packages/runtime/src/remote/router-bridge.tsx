import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react';
import { type createBrowserRouter, type NavigateOptions, Router, type RouterProps } from 'react-router-dom';

/** The shell's one router. */
export type DataRouter = ReturnType<typeof createBrowserRouter>;

export interface RouterBridgeProps {
  router: DataRouter;
  /** Is this path one of the remote's? While it is not, the root keeps the last one that was. */
  owns: (pathname: string) => boolean;
  children: ReactNode;
}

/** Lets a separate React root follow the shell's router, and navigate through it. */
export function RouterBridge({ router, owns, children }: RouterBridgeProps) {
  const current = useSyncExternalStore(router.subscribe, () => router.state.location);
  const action = useSyncExternalStore(router.subscribe, () => router.state.historyAction);
  const navigator = useMemo(() => navigatorOf(router), [router]);

  // On leaving, the address changes before the root is unmounted: it must not render another area's page.
  const last = useRef(current);
  if (owns(current.pathname)) last.current = current;

  return (
    <Router location={last.current} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}

function navigatorOf(router: DataRouter): RouterProps['navigator'] {
  const go = (to: Parameters<DataRouter['navigate']>[0], options: NavigateOptions) =>
    void router.navigate(to, options);
  return {
    createHref: router.createHref,
    encodeLocation: router.encodeLocation,
    go: (delta) => void router.navigate(delta),
    push: (to, state, options) => go(to, { state, preventScrollReset: options?.preventScrollReset }),
    replace: (to, state, options) =>
      go(to, { replace: true, state, preventScrollReset: options?.preventScrollReset }),
  };
}
