import { type AppStore, startSession } from '@estela/api';
import { ownerOf } from '@estela/contracts/release';
import type { I18n } from '@estela/i18n';
import {
  type AppIdentity,
  hasUnsavedChanges,
  type Platform,
  type SessionActions,
  sharedInstances,
} from '@estela/runtime';
import { createContext, useContext } from 'react';
import type { CompositionStore } from './composition/composition-store.ts';
import type { RemoteLoader } from './loading/remote-loader.ts';
import { createSlotLoader } from './loading/slot-loader.ts';
import { openSearch } from './open-search.ts';
import { createReport } from './report.ts';

/** What exists once per page and every part of the shell may need. */
export interface ShellContext {
  composition: CompositionStore;
  store: AppStore;
  i18n: I18n;
  loader: RemoteLoader;
  instances: ReturnType<typeof sharedInstances>;
  /** The platform for one app. */
  platformOf: (app: AppIdentity) => Platform;
  report: Platform['report'];
}

export interface ShellContextParts {
  composition: CompositionStore;
  store: AppStore;
  i18n: I18n;
  session: SessionActions;
  loader: RemoteLoader;
}

export function createShellContext({
  composition,
  store,
  i18n,
  session,
  loader,
}: ShellContextParts): ShellContext {
  const report = createReport(composition);
  const loadSlot = createSlotLoader(composition, loader);
  const { current } = composition;
  return {
    composition,
    store,
    i18n,
    loader,
    instances: sharedInstances(),
    platformOf: (app) => ({
      app,
      session,
      settings: current().settings,
      get composition() {
        return current();
      },
      report,
      loadSlot,
      openSearch,
    }),
    report,
  };
}

/** Starts what the first page needs: the session's request, and loading the remote that owns the address. */
export function loadFirstPage({ composition, loader, store }: ShellContext, pathname: string): void {
  void startSession(store, { holdsTypedText: () => hasUnsavedChanges() });
  const now = composition.current();
  const owner = ownerOf(now, pathname);
  // A failure is shown where the remote is mounted, which awaits the same promise.
  if (owner && !now.remotes[owner]?.disabled) loader.load(owner).catch(() => undefined);
}

const ReactShellContext = createContext<ShellContext | undefined>(undefined);
export const ShellContextProvider = ReactShellContext.Provider;

export function useShellContext(): ShellContext {
  const shell = useContext(ReactShellContext);
  if (!shell) throw new Error('useShellContext needs a ShellContextProvider above it');
  return shell;
}
