import { type AppState, baseApi, type TagType } from '@estela/api';

/** What a call has of the store while it runs. */
export interface Life {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
}

interface CachedAnswer {
  endpointName: string;
  originalArgs: unknown;
  queryCacheKey: string;
  data: unknown;
}

/** Every cached answer that carries the tag, whoever asked for it. */
export function answersWith(
  { getState }: Pick<Life, 'getState'>,
  tag: { type: TagType; id: string },
): CachedAnswer[] {
  const { api } = getState() as AppState;
  return baseApi.util
    .selectInvalidatedBy(getState() as never, [tag])
    .map((query) => ({ ...query, data: api.queries[query.queryCacheKey]?.data }));
}

/** Changes a cached answer in its place. */
export function patchAnswer<Data>(
  { dispatch }: Pick<Life, 'dispatch'>,
  { endpointName, originalArgs }: CachedAnswer,
  recipe: (draft: Data) => void,
): void {
  // The base slice's types know no endpoint of an area.
  dispatch(
    baseApi.util.updateQueryData(endpointName as never, originalArgs as never, recipe as never) as never,
  );
}

/**
 * Changes what is cached, and again once each answer is here that was asked for before: the next page of a list lands
 * together with the pages from before it was asked for. So `change` does nothing where it was made already.
 * Resolves once all are here.
 */
export async function patchCacheAndPending(
  { dispatch }: Pick<Life, 'dispatch'>,
  change: () => void,
): Promise<void> {
  change();
  const running = dispatch(baseApi.util.getRunningQueriesThunk() as never) as PromiseLike<unknown>[];
  await Promise.all(running.map((answer) => answer.then(change)));
}

/** Moves numbers by a step, each one once: only where it is what it was before the first time. */
export function stepOnce(step: 1 | -1): (key: string, value: number) => number {
  const before = new Map<string, number>();
  return (key, value) => {
    const first = before.get(key) ?? value;
    before.set(key, first);
    return value === first ? value + step : value;
  };
}
