import { whenIdle } from '@estela/ui/when-idle';
import { startTransition, useEffect, useState } from 'react';

/** How many of a page's parts stand in it: one at first, then one more whenever the browser has time; or all `atOnce`. */
export function usePartsInTurn(all: number, atOnce: boolean): number {
  const [drawn, setDrawn] = useState(atOnce ? all : 1);
  useEffect(() => {
    if (drawn < all) return whenIdle(() => startTransition(() => setDrawn(drawn + 1)));
    return undefined;
  }, [drawn, all]);
  return drawn;
}
