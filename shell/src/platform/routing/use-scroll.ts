import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { whenPresent } from './when-present.ts';

/** How long a page may take to bring the anchor that the address names. Milliseconds. */
const anchorTimeout = 5000;

/**
 * A new page begins at its top, or at the anchor in the address, scrolled to smoothly; Back and Forward return to
 * where the page was left. A change of the query alone (filters, tabs) moves nothing.
 */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const places = useRef(new Map<string, number>());
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const left = places.current;
    const note = () => left.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  useEffect(() => {
    const page = pathname + hash;
    const isFirst = shown.current === undefined;
    const isSame = shown.current === page;
    shown.current = page;
    if (hash && !isReturn) return whenPresent(hash.slice(1), anchorTimeout, scrollTo);
    if (hash && isFirst) return whenPresent(hash.slice(1), anchorTimeout, scrollTo);
    if (isFirst || isSame) return;
    if (isReturn) window.scrollTo({ top: places.current.get(key) ?? 0, behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: motion() });
  }, [key, pathname, hash, isReturn]);
}

function scrollTo(element: Element): void {
  element.scrollIntoView({ behavior: motion() });
}

function motion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
