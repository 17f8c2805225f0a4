import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { RouterContextProvider } from './router-context.ts';
import type { GuardedRouter } from './shell-router.ts';

interface RoutedRootProps {
  router: GuardedRouter;
  /** Is everything that the page of this path needs loaded already? */
  isAtHand: (pathname: string) => boolean;
  children: ReactNode;
}

/**
 * The shell's own root, bound to its router. While a page's files load, the previous page stays on screen; a page
 * that is loaded already is rendered in the task of the press.
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
