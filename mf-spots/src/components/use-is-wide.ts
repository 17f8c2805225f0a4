import { useSyncExternalStore } from 'react';

/** From here a map fits beside its list; the style sheets say the same. */
const beside = '(min-width: 64rem)';

function subscribe(changed: () => void) {
  const query = matchMedia(beside);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether there is room for a map beside a list. What is not shown is not loaded either. The build does not know. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(beside).matches,
    () => false,
  );
}
