import { useSyncExternalStore } from 'react';

export type AccountDialogName = 'login' | 'register' | 'forgot';

let current: AccountDialogName | undefined;
const listeners = new Set<() => void>();

/** Opens one of the account dialogs from anywhere in the shell or, through the platform, from a remote. */
export function openAccountDialog(dialog: AccountDialogName | undefined): void {
  current = dialog;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAccountDialog(): AccountDialogName | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  );
}
