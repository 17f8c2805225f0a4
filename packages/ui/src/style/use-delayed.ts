import { useEffect, useState } from 'react';

/**
 * True once `active` has held for `delay` milliseconds: quick responses then show no skeleton at all. A page that the build
 * draws in advance waits for its scripts: there it is true at once.
 */
export function useDelayed(active: boolean, delay = 300): boolean {
  const [passed, setPassed] = useState(typeof window === 'undefined');
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setPassed(true), delay);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [active, delay]);
  return active && (passed || delay === 0);
}
