import { limits } from '@estela/contracts/limits';
import { disciplines, flightFilters } from '@estela/contracts/values';
import { oneOf, pageNumber, type QueryOf, search, text } from '@estela/runtime/query-state';

/** What the list shows, as its address says it. */
export const flightListParams = {
  filter: oneOf(flightFilters, 'all'),
  q: search(limits.search.max),
  tag: text(limits.tag.max),
  drone: text(),
  discipline: oneOf(disciplines, ''),
  page: pageNumber,
};

export type FlightListQuery = QueryOf<typeof flightListParams>;
