import type { Composition } from '@estela/contracts/release';
import { useSyncExternalStore } from 'react';
import { useShellContext } from '../shell-context.ts';

/** The versions that this tab uses; renders again when they change. */
export function useComposition(): Composition {
  const { subscribe, current } = useShellContext().composition;
  return useSyncExternalStore(subscribe, current, current);
}
