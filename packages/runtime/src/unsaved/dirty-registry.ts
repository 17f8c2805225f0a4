/** What closes a form: another path, or also another query if that opened it (`?edit=...`). */
export type UnsavedPlace = 'path' | 'query';

const dirty = new Map<symbol, UnsavedPlace>();

/** Registers a form with unsaved text. Returns a function that removes it. */
export function markDirty(place: UnsavedPlace = 'path'): () => void {
  const form = Symbol('dirty form');
  dirty.set(form, place);
  return () => {
    dirty.delete(form);
  };
}

/** Would a reload or a change of page lose typed text? With `query`: would a change of query alone? */
export function hasUnsavedChanges(place: UnsavedPlace = 'path'): boolean {
  return place === 'path' ? dirty.size > 0 : [...dirty.values()].includes('query');
}
