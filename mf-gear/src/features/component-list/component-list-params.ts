import { limits } from '@estela/contracts/limits';
import { componentSorts, componentTypes } from '@estela/contracts/values';
import { oneOf, pageNumber, type QueryOf, search } from '@estela/runtime/query-state';

export const componentShows = ['favorites', 'installed', 'spare'] as const;

/** The list's search, filters and order in its address. */
export const componentListParams = {
  type: oneOf(componentTypes, 'all'),
  show: oneOf(componentShows, 'any'),
  q: search(limits.search.max),
  sort: oneOf(componentSorts, 'newest'),
  page: pageNumber,
};

export type ComponentListQuery = QueryOf<typeof componentListParams>;

/** The same for the server, without the type, which the counts are by. */
export function filtersOf({ show, q }: ComponentListQuery) {
  return {
    ...(show === 'favorites' && { favorite: 'true' as const }),
    ...(show === 'installed' && { installed: 'true' as const }),
    ...(show === 'spare' && { installed: 'false' as const }),
    ...(q && { q }),
  };
}
