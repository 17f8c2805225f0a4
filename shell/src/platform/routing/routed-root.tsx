import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { RouterContextProvider } from './router-context.ts';
import type { GuardedRouter } from './shell-router.ts';

interface RoutedRootProps {
  router: GuardedRouter;
  /** Is all that the page of this path needs in the tab already? */
  isAtHand: (pathname: string) => boolean;
  children: ReactNode;
}

/**
 * The shell's own root follows its router. A page whose files are on their way leaves the one before in its place; one
 * that is at hand is drawn in the very task of the press.
 */
export function RoutedRoot({ router, isAtHand, children }: RoutedRootProps) {
  const [{ location, historyAction }, setState] = useState(router.state);
  useLayoutEffect(
    () =>
      router.subscribe((next) => {
        if (isAtHand(next.location.pathname)) setState(next);
        else startTransition(() => setState(next));
      }),
    [router, isAtHand],
  );
  return (
    <RouterContextProvider value={router}>
      <Router location={location} navigationType={historyAction} navigator={router}>
        {children}
      </Router>
    </RouterContextProvider>
  );
}
