import { baseApi } from './base-api.ts';
import { cachedCopies, changeCached, type Entity } from './cached-entities.ts';
import type { SessionDispatch } from './session/session-changes.ts';
import type { TagType } from './tag-types.ts';

/** A yes-or-no field of an entity, with the count that goes up and down with it. */
export interface ToggleField {
  flag: string;
  count?: string;
}

interface ToggleLife {
  dispatch: SessionDispatch;
  getState: () => unknown;
  queryFulfilled: PromiseLike<{ data: object }>;
}

interface Pending {
  sequence: number;
  /** What the server last said of the fields. */
  confirmed: Entity;
}

const pending = new Map<string, Pending>();

/**
 * Shows the wish in every cached copy of the entity at once; the server's response replaces it, an error takes it
 * back. Of several toggles on their way only the newest decides what is shown in the end.
 */
export async function optimisticToggle(
  { dispatch, getState, queryFulfilled }: ToggleLife,
  tag: { type: TagType; id: string },
  { flag, count }: ToggleField,
  on: boolean,
): Promise<void> {
  const fields = count ? [flag, count] : [flag];
  const key = `${tag.type}:${tag.id}:${flag}`;
  const entry = pending.get(key) ?? { sequence: 0, confirmed: known(cachedCopies(getState(), tag), fields) };
  const sequence = entry.sequence + 1;
  pending.set(key, Object.assign(entry, { sequence }));

  const wish = (entity: Entity) => {
    if (typeof entity[flag] !== 'boolean' || entity[flag] === on) return;
    entity[flag] = on;
    if (count && typeof entity[count] === 'number') entity[count] += on ? 1 : -1;
  };
  const confirmed = (entity: Entity) => {
    Object.assign(entity, pick(entry.confirmed, Object.keys(entity)));
  };
  let change = wish;
  const show = () => {
    if (entry.sequence === sequence) changeCached({ dispatch, getState }, tag, change);
  };

  void patchCacheAndPending(dispatch, show);
  try {
    Object.assign(entry.confirmed, pick((await queryFulfilled).data as Entity, fields));
  } catch {
    // What was confirmed before still holds; the caller of the hook sees the error.
  }
  change = confirmed;
  await patchCacheAndPending(dispatch, show);
  if (entry.sequence === sequence) pending.delete(key);
}

/**
 * The next page of a list lands together with the pages from before it was asked for, without what was toggled since.
 * As in `cached-answers`, which the entry point cannot import.
 */
async function patchCacheAndPending(dispatch: SessionDispatch, show: () => void): Promise<void> {
  show();
  await Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()).map((query) => query.then(show)));
}

function known(copies: Entity[], fields: string[]): Entity {
  return Object.assign({}, ...copies.map((copy) => pick(copy, fields)));
}

function pick(entity: Entity, fields: string[]): Entity {
  return Object.fromEntries(fields.flatMap((field) => (field in entity ? [[field, entity[field]]] : [])));
}
