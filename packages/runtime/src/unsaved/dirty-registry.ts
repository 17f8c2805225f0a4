/** What takes a form away: another path, or also another query where the form lives in it (`?edit=...`). */
export type UnsavedPlace = 'path' | 'query';

const dirty = new Map<symbol, UnsavedPlace>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Notes that a form holds typed text that is not saved. Returns how to take that back. */
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

/** Calls back when the answer of `hasUnsavedChanges` may have changed. Returns how to stop. */
export function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
