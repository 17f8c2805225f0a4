import { type AppStore, startSession } from '@estela/api';
import { type Composition, ownerOf } from '@estela/contracts/release';
import type { I18n } from '@estela/i18n';
import {
  type AppIdentity,
  hasUnsavedChanges,
  type Platform,
  type SessionActions,
  sharedInstances,
} from '@estela/runtime';
import { createContext, useContext } from 'react';
import type { RemoteLoader } from './loading/remote-loader.ts';
import { createSlotLoader } from './loading/slot-loader.ts';
import { report } from './report.ts';

/** Everything of which a page has one. */
export interface Kernel {
  composition: Composition;
  store: AppStore;
  i18n: I18n;
  loader: RemoteLoader;
  instances: ReturnType<typeof sharedInstances>;
  /** The platform as it shows itself to one app. */
  platformOf: (app: AppIdentity) => Platform;
  report: Platform['report'];
}

export interface KernelParts {
  composition: Composition;
  store: AppStore;
  i18n: I18n;
  session: SessionActions;
  loader: RemoteLoader;
}

export function createKernel({ composition, store, i18n, session, loader }: KernelParts): Kernel {
  const loadSlot = createSlotLoader(composition, loader);
  const { settings } = composition;
  return {
    composition,
    store,
    i18n,
    loader,
    instances: sharedInstances(),
    platformOf: (app) => ({ app, session, settings, composition, report, loadSlot }),
    report,
  };
}

/** Starts what the first page needs before anything is drawn: who is here, and the remote of the address. */
export function startKernel({ composition, loader, store }: Kernel, pathname: string): void {
  void startSession(store, { holdsTypedText: () => hasUnsavedChanges() });
  const owner = ownerOf(composition, pathname);
  // A failure shows where the remote is mounted; it asks for the same promise.
  if (owner) loader.load(owner).catch(() => undefined);
}

const KernelContext = createContext<Kernel | undefined>(undefined);
export const KernelProvider = KernelContext.Provider;

export function useKernel(): Kernel {
  const kernel = useContext(KernelContext);
  if (!kernel) throw new Error('useKernel needs a KernelProvider above it');
  return kernel;
}
