import { useLocation } from '@estela/runtime';
import { useIsReturn } from '@estela/runtime/is-return';
import { useEffect, useRef, useState } from 'react';

/**
 * Whether the part of the page that holds `place` has come near the screen. Once true it stays; on the way back it is true
 * at once, since the place to return to may be below it.
 */
export function useNearView() {
  const place = useRef<HTMLDivElement>(null);
  const isReturn = useIsReturn();
  // The first page of a visit counts as a return too.
  const isFirst = useLocation().key === 'default';
  const [isNear, setNear] = useState(isReturn && !isFirst);
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
