import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { RouterContextProvider } from './router-context.ts';
import type { GuardedRouter } from './shell-router.ts';

/** The shell's own root follows its router. A page whose files are on their way leaves the one before in its place. */
export function RoutedRoot({ router, children }: { router: GuardedRouter; children: ReactNode }) {
  const [{ location, historyAction }, setState] = useState(router.state);
  useLayoutEffect(() => router.subscribe((next) => startTransition(() => setState(next))), [router]);
  return (
    <RouterContextProvider value={router}>
      <Router location={location} navigationType={historyAction} navigator={router}>
        {children}
      </Router>
    </RouterContextProvider>
  );
}
