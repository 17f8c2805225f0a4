import { baseApi } from './base-api.ts';
import type { SessionDispatch } from './session/session-changes.ts';
import type { TagType } from './tag-types.ts';

export type Entity = Record<string, unknown>;

interface StoreAccess {
  dispatch: SessionDispatch;
  getState: () => unknown;
}

interface CachedQuery {
  endpointName: string;
  originalArgs: unknown;
  queryCacheKey: string;
}

type UpdateCached = (endpoint: string, args: unknown, recipe: (draft: unknown) => void) => never;

// Endpoints of other areas are unknown to the base slice's types.
const update = baseApi.util.updateQueryData as unknown as UpdateCached;

/**
 * Changes one entity in every cached answer that carries its tag, whichever remote asked for it:
 * lists, pages of infinite queries, details, dashboards.
 */
export function changeCached(
  { dispatch, getState }: StoreAccess,
  tag: { type: TagType; id: string },
  change: (entity: Entity) => void,
): void {
  for (const { endpointName, originalArgs, queryCacheKey } of cachedWith(getState(), tag)) {
    const paths = pathsTo(tag.id, dataOf(getState(), queryCacheKey));
    if (paths.length === 0) continue;
    dispatch(
      update(endpointName, originalArgs, (draft) => {
        for (const path of paths) change(at(draft, path) as Entity);
      }),
    );
  }
}

/** Takes an entity, and the items that it owns, out of every cached stream, which then no longer carries its tag. */
export function dropCached({ dispatch, getState }: StoreAccess, tag: { type: TagType; id: string }): void {
  for (const { endpointName, originalArgs, queryCacheKey } of cachedWith(getState(), tag)) {
    const data = dataOf(getState(), queryCacheKey);
    if (!isStream(data)) continue;
    dispatch(
      update(endpointName, originalArgs, (draft) => {
        for (const page of (draft as Stream).pages)
          page.items = page.items.filter(({ _id, owner }) => _id !== tag.id && owner?._id !== tag.id);
      }),
    );
  }
}

interface Stream {
  pages: { items: { _id?: string; owner?: { _id: string } }[] }[];
}

function isStream(data: unknown): data is Stream {
  return Array.isArray((data as Partial<Stream> | undefined)?.pages);
}

/** Every copy of an entity in the cache. */
export function cachedCopies(state: unknown, tag: { type: TagType; id: string }): Entity[] {
  return cachedWith(state, tag).flatMap(({ queryCacheKey }) => {
    const data = dataOf(state, queryCacheKey);
    return pathsTo(tag.id, data).map((path) => at(data, path) as Entity);
  });
}

function cachedWith(state: unknown, tag: { type: TagType; id: string }): CachedQuery[] {
  return baseApi.util.selectInvalidatedBy(state as never, [tag]);
}

function dataOf(state: unknown, queryCacheKey: string): unknown {
  const { api } = state as { api: { queries: Record<string, { data?: unknown } | undefined> } };
  return api.queries[queryCacheKey]?.data;
}

type Path = (string | number)[];

/** Paths to the objects with this `_id`, found on plain data: walking an Immer draft would copy all of it. */
function pathsTo(id: string, data: unknown, path: Path = []): Path[] {
  if (Array.isArray(data)) return data.flatMap((item, index) => pathsTo(id, item, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  const inner = Object.entries(data).flatMap(([key, value]) => pathsTo(id, value, [...path, key]));
  return (data as Entity)._id === id ? [path, ...inner] : inner;
}

function at(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], data);
}
