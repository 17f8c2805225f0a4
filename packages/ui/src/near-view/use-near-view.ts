import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * Whether the part of the page that holds `place` has come near the screen: within `margin` (CSS) of it, or from the
 * start `atOnce`. Once true it stays.
 */
export function useNearView(margin: string, atOnce = false) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(atOnce);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // What comes takes a while to draw: scrolling goes on meanwhile.
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return { place, isNear };
}
