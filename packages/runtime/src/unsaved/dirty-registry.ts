/** What closes a form: another path, or also another query if that opened it (`?edit=...`). */
export type UnsavedPlace = 'path' | 'query';

const dirty = new Map<symbol, UnsavedPlace>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Registers a form with unsaved text. Returns a function that removes it. */
export function markDirty(place: UnsavedPlace = 'path'): () => void {
  const form = Symbol('dirty form');
  dirty.set(form, place);
  changed();
  return () => {
    if (dirty.delete(form)) changed();
  };
}

/** Would a reload or a change of page lose typed text? With `query`: would a change of query alone? */
export function hasUnsavedChanges(place: UnsavedPlace = 'path'): boolean {
  return place === 'path' ? dirty.size > 0 : [...dirty.values()].includes('query');
}

/** Calls back when the result of `hasUnsavedChanges` may have changed. Returns a function that stops it. */
export function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
