import { useEffect, useState } from 'react';

type FlagPicture = (code: string) => string | undefined;

const loads = {
  near: () => import(/* webpackChunkName: "near-flags" */ './near-flags.ts'),
  all: () => import(/* webpackChunkName: "flags" */ './flag-pictures.ts'),
};
type Flags = keyof typeof loads;

/** The countries of most spots on the packaged map: all flags are eighty times as large. */
const near: readonly string[] = ['ES', 'FR', 'PT'];

const loaded: Partial<Record<Flags, FlagPicture>> = {};

/** Undefined until the pictures have loaded, if they cannot be loaded, or if there is none. */
export function useFlag(code: string): string | undefined {
  const flags: Flags = near.includes(code) ? 'near' : 'all';
  const [, drawAnew] = useState(loaded);
  const flagPicture = loaded[flags];
  useEffect(() => {
    if (flagPicture) return;
    let isShown = true;
    loads[flags]()
      .then((module) => {
        loaded[flags] = module.flagPicture;
        if (isShown) drawAnew({ ...loaded });
      })
      // The name alone is enough.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [flags, flagPicture]);
  return flagPicture?.(code);
}
