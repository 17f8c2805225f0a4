import { useSyncExternalStore } from 'react';

/** A finger carries no file over from another window. */
const fine = '(pointer: fine)';

/** Whether a file can be dropped here: where it cannot, no text speaks of it. The build does not know. */
export function useCanDrop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(fine).matches,
    () => false,
  );
}

function subscribe(tell: () => void): () => void {
  const query = matchMedia(fine);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
