import { useLocation, usePlatform } from '@estela/runtime';
import { useIsReturn } from '@estela/runtime/is-return';
import { useEffect, useRef, useState } from 'react';

/** Visits in which a page with such parts was left: only then can their first page be a return. */
const underWay = new WeakSet<object>();

/**
 * Whether the part of the page that holds `place` has come near the screen. Once true it stays; on the way back it is true
 * at once, since the place to return to may be below it.
 */
export function useNearView() {
  const place = useRef<HTMLDivElement>(null);
  const isReturn = useIsReturn();
  // The router reports the start of a visit as a return, too.
  const { session } = usePlatform();
  const isStart = useLocation().key === 'default' && !underWay.has(session);
  const [isNear, setNear] = useState(isReturn && !isStart);
  useEffect(
    () => () => {
      underWay.add(session);
    },
    [session],
  );
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { place, isNear };
}
