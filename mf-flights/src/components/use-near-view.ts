import { useEffect, useRef, useState } from 'react';

/** Whether the end of the page that holds `place` has come near the screen. Once true it stays. */
export function useNearView() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
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
