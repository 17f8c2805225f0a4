import { useSyncExternalStore } from 'react';

/** From here on a column fits beside the feed, as `feed-page.module.css` has it. */
const beside = '(min-width: 100rem)';

export function useHasRoomBeside(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(beside).matches,
    () => false,
  );
}

function subscribe(tell: () => void): () => void {
  const query = matchMedia(beside);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
