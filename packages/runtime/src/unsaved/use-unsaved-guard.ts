import { useEffect } from 'react';
import { markDirty, type UnsavedPlace } from './dirty-registry.ts';

/**
 * While `isDirty`, leaving asks first: the shell's dialog inside the product, the browser's own on closing. `query` is
 * for a form that the address's query opens: a change of query then counts as leaving.
 */
export function useUnsavedGuard(isDirty: boolean, place: UnsavedPlace = 'path'): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const clean = markDirty(place);
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      clean();
    };
  }, [isDirty, place]);
}
