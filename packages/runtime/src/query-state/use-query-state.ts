import { useSearchParams } from '@estela/runtime';
import { isNarrowed, type QueryParams, readQuery, writeQuery } from './query-params.ts';

/**
 * State that lives in the address, so that Back, a reload and a shared link show the same list. `params` is a constant
 * of the module: `{ filter: oneOf(flightFilters, 'all'), q: search(80), page: pageNumber }`.
 */
export function useQueryState<Query extends object>(params: QueryParams<Query>) {
  const [address, setAddress] = useSearchParams();
  const query = readQuery(params, address);

  function change(changes: Partial<Query>, options?: { replace: boolean }) {
    const names = Object.keys(changes) as (keyof Query)[];
    const replace = options?.replace ?? names.every((name) => params[name].replaces);
    setAddress((current) => writeQuery(params, current, changes), { replace });
  }

  return {
    query,
    change,
    /** Back to the defaults. */
    reset: (options = { replace: false }) => change(readQuery(params, new URLSearchParams()), options),
    /** The address after a change, for a link on the same page. */
    href: (changes: Partial<Query>) => `?${writeQuery(params, address, changes)}`,
    isNarrowed: isNarrowed(params, query),
  };
}
