import { useSyncExternalStore } from 'react';

/** Milliseconds for which the overlay is shown. */
const shownTime = 2_000;

let isShown = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(shown: boolean) {
  isShown = shown;
  for (const listener of listeners) listener();
}

/** Says for two seconds that this part is not built yet. */
export function showWorkInProgress(): void {
  clearTimeout(timer);
  set(true);
  timer = setTimeout(() => set(false), shownTime);
}

export function useWorkInProgress(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isShown,
    () => isShown,
  );
}
