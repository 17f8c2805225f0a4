import { limits } from '@estela/contracts/limits';
import { type Discipline, disciplines, type FlightFilter, flightFilters } from '@estela/contracts/values';
import { readPage } from '@estela/runtime/page-param';

/** What the list shows, as its address says it. */
export interface FlightSearch {
  filter: FlightFilter;
  q: string;
  tag: string;
  discipline: Discipline | '';
  page: number;
}

/** Nothing left out: the address of the plain list. */
export const wholeList: FlightSearch = { filter: 'all', q: '', tag: '', discipline: '', page: 1 };

/** Addresses are typed by hand and shared: what makes no sense in them counts as not said. */
export function readFlightSearch(params: URLSearchParams): FlightSearch {
  return {
    filter: oneOf(flightFilters, params.get('filter')) ?? 'all',
    q: (params.get('q') ?? '').slice(0, limits.search.max),
    tag: (params.get('tag') ?? '').slice(0, limits.tag.max),
    discipline: oneOf(disciplines, params.get('discipline')) ?? '',
    page: readPage(params),
  };
}

/** The address after a change; another filter starts again at its first page, foreign parameters stay. */
export function writeFlightSearch(params: URLSearchParams, change: Partial<FlightSearch>): URLSearchParams {
  const wanted = { ...readFlightSearch(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(wanted)) {
    if (value === wholeList[name as keyof FlightSearch]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Whether anything narrows the list: an empty answer then means "no match", not "no flights yet". */
export function isNarrowed({ filter, q, tag, discipline }: FlightSearch): boolean {
  return filter !== 'all' || q !== '' || tag !== '' || discipline !== '';
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((known) => known === value);
}
