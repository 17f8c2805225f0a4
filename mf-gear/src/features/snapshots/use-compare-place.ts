import { text, useQueryState } from '@estela/runtime/query-state';

const params = { before: text(40), after: text(40) };

/** The two compared snapshots are in the address. */
export function useComparePlace() {
  const { query, change, reset } = useQueryState(params);
  return {
    ...query,
    open: (before: string, after: string) => change({ before, after }),
    close: () => reset(),
  };
}
