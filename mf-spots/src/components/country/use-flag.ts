import { useEffect, useState } from 'react';

const load = () => import(/* webpackChunkName: "flags" */ './flag-pictures.ts');

let flagPicture: Awaited<ReturnType<typeof load>>['flagPicture'] | undefined;

/** Undefined until the drawings are there, or where they cannot be loaded or there is none. */
export function useFlag(code: string): string | undefined {
  const [isLoaded, setLoaded] = useState(flagPicture !== undefined);
  useEffect(() => {
    if (isLoaded) return;
    let isShown = true;
    load()
      .then((module) => {
        flagPicture = module.flagPicture;
        if (isShown) setLoaded(true);
      })
      // The name is enough.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [isLoaded]);
  return isLoaded ? flagPicture?.(code) : undefined;
}
