import type { Composition, PublicSettings } from '@estela/contracts/release';
import type { SlotName, SlotProps } from '@estela/contracts/slots';
import { type ComponentType, createContext, useContext } from 'react';

/** What any page may ask the shell to do with the session; its state is in the store. */
export interface SessionActions {
  openLogin: () => void;
  openRegister: () => void;
  logout: () => void;
}

/** The build that a part of the page comes from. */
export interface AppIdentity {
  name: string;
  version: string;
}

/** When in a remote's life a failure happened. */
export type FailurePhase = 'load' | 'mount' | 'render' | 'update' | 'unmount';

/** What failed: in which app, while it was doing what, and the error as it was thrown. */
export interface Failure {
  app: AppIdentity;
  phase: FailurePhase;
  error: unknown;
}

/** What the shell offers to every page, its own and the remotes'. */
export interface Platform {
  /** The build that the calling page belongs to. */
  app: AppIdentity;
  session: SessionActions;
  settings: PublicSettings;
  composition: Composition;
  /** Logs a failure; nothing is shown. */
  report: (failure: Failure) => void;
  /** The component with which another area fills a slot, or undefined if none does. */
  loadSlot: <Name extends SlotName>(name: Name) => Promise<ComponentType<SlotProps<Name>> | undefined>;
  /** Opens the search with these words in it. Older shells have none. */
  openSearch?: (words: string) => void;
}

const PlatformContext = createContext<Platform | undefined>(undefined);

/** Provides the platform; the shell and each remote's root have one. */
export const PlatformProvider = PlatformContext.Provider;

/** Session actions, settings and the composition. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above it');
  return platform;
}
