import { storageKeys } from '@estela/contracts/values';

/** What the browser keeps of a pilot, drafts and searches, stands under keys with their id. */
function keysOf(storage: Storage, pilotId: string): string[] {
  return Object.keys(storage).filter((key) => key.includes(pilotId));
}

/** Does the browser keep what this pilot typed and never sent? */
export function hasDrafts(pilotId: string): boolean {
  return eachStorage((storage) =>
    keysOf(storage, pilotId).some((key) => key.startsWith(storageKeys.drafts)),
  ).includes(true);
}

/** Leaves nothing of this pilot to whoever uses the browser next. */
export function forgetPilot(pilotId: string): void {
  eachStorage((storage) => {
    for (const key of keysOf(storage, pilotId)) storage.removeItem(key);
  });
}

function eachStorage<T>(work: (storage: Storage) => T): T[] {
  return (['localStorage', 'sessionStorage'] as const).flatMap((name) => {
    try {
      return [work(window[name])];
    } catch {
      // Where storage is forbidden nothing was kept.
      return [];
    }
  });
}
