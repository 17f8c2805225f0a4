import { createContext, useContext } from 'react';
import type { GuardedRouter } from './shell-router.ts';

const RouterContext = createContext<GuardedRouter | undefined>(undefined);

export const RouterContextProvider = RouterContext.Provider;

/** The router itself, for handing it to remotes; the shell's own pages use the hooks. */
export function useShellRouter(): GuardedRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useShellRouter needs a RouterContextProvider above it');
  return router;
}
