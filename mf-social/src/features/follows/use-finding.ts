import { limits } from '@estela/contracts/limits';
import { search, useQueryState } from '@estela/runtime/query-state';

const params = { q: search(limits.search.max) };

export interface Finding {
  q: string;
  find: (q: string) => void;
}

/** The words that the address narrows a list by. */
export function useFinding(): Finding {
  const { query, change } = useQueryState(params);
  return { q: query.q, find: (q) => change({ q }) };
}
