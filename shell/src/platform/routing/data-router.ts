import type { DataRouter } from '@estela/runtime';
import { createContext, useContext } from 'react';

const DataRouterContext = createContext<DataRouter | undefined>(undefined);

/** The router itself, for handing it to remotes; the shell's own pages use the hooks. */
export const DataRouterProvider = DataRouterContext.Provider;

export function useDataRouter(): DataRouter {
  const router = useContext(DataRouterContext);
  if (!router) throw new Error('useDataRouter needs a DataRouterProvider above it');
  return router;
}
