import { limits } from '@estela/contracts/limits';
import { months, spotVisibilities } from '@estela/contracts/values';
import { oneOf, pageNumber, type QueryOf, search } from '@estela/runtime/query-state';

export const monthValues = months.map(String);

/** The list's search, filters and page in its address. */
export const spotListParams = {
  q: search(limits.search.max),
  visibility: oneOf(spotVisibilities, 'all'),
  month: oneOf(monthValues, ''),
  page: pageNumber,
};

export type SpotListQuery = QueryOf<typeof spotListParams>;

/** The same as parameters of the request. */
export function filtersOf({ q, visibility, month }: SpotListQuery) {
  return {
    ...(q && { q }),
    ...(visibility !== 'all' && { visibility }),
    ...(month && { month: Number(month) }),
  };
}
