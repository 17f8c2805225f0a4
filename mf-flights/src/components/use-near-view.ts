import { useLocation, usePlatform } from '@estela/runtime';
import { useIsReturn } from '@estela/runtime/is-return';
import { useNearView as useNear } from '@estela/ui/near-view';
import { useEffect } from 'react';

/** Visits in which a page with such parts was left: only then can their first page be a return. */
const underWay = new WeakSet<object>();

/**
 * Whether the part of the page that holds `place` has come near the screen. On the way back it is true at once, since the
 * place to return to may be below it.
 */
export function useNearView() {
  const isReturn = useIsReturn();
  // The router reports the start of a visit as a return, too.
  const { session } = usePlatform();
  const isStart = useLocation().key === 'default' && !underWay.has(session);
  useEffect(
    () => () => {
      underWay.add(session);
    },
    [session],
  );
  return useNear('400px', isReturn && !isStart);
}
