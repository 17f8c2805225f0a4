import { useSyncExternalStore } from 'react';
import { isDialogOpen } from '../is-dialog-open.ts';

/**
 * Whether a dialog of any React root is open; false while `isAsked` is. A style sheet's `:root:has()` would know it too,
 * but then the browser looks through whatever comes into the document and goes.
 */
export function useIsDialogOpen(isAsked: boolean): boolean {
  const subscribe = isAsked ? watchBody : never;
  const isOpen = () => isAsked && isDialogOpen();
  return useSyncExternalStore(subscribe, isOpen, () => false);
}

function watchBody(notify: () => void): () => void {
  const watch = new MutationObserver(notify);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-open'] });
  return () => watch.disconnect();
}

function never(): () => void {
  return () => undefined;
}
