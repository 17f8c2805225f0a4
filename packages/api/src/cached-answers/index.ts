import { baseApi } from '@estela/api';

interface Life {
  dispatch: (action: never) => unknown;
}

/**
 * Changes what is cached, and again once each answer is here that was asked for before: the next page of a list lands
 * together with the pages from before it was asked for. So `change` does nothing where it was made already.
 * Resolves once all are here.
 */
export async function patchCacheAndPending({ dispatch }: Life, change: () => void): Promise<void> {
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
