import { useSyncExternalStore } from 'react';

export type AccountDialogName = 'login' | 'register' | 'forgot';

let current: AccountDialogName | undefined;
const listeners = new Set<() => void>();

/** Opens one of the account dialogs from anywhere in the shell or, through the platform, from a remote. */
export function openAccountDialog(dialog: AccountDialogName | undefined): void {
  current = dialog;
  for (const listener of listeners) listener();
}

/** Opens the login dialog; resolves once it is closed, or the one that it led to. */
export function offerLogin(): Promise<void> {
  openAccountDialog('login');
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (current !== undefined) return;
      stop();
      resolve();
    });
  });
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
