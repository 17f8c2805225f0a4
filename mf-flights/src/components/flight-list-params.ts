import { errorOf } from '@estela/api';
import type { CallQuery } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { disciplines, flightFilters, flightViews } from '@estela/contracts/values';
import { flag, oneOf, type QueryOf, search, text } from '@estela/runtime/query-state';

/** The list's search, filters and view in its address. */
export const flightListParams = {
  filter: oneOf(flightFilters, 'all'),
  q: search(limits.search.max),
  tag: text(limits.tag.max),
  discipline: oneOf(disciplines, ''),
  drone: text(),
  spot: text(),
  view: oneOf(flightViews, 'grid'),
};

/** The log book replaces the list, with the same filters. */
export const logBookParams = { print: flag };

export type FlightListQuery = QueryOf<typeof flightListParams>;

/** The address of the list without filters, in the same view. */
export const unfiltered = { filter: 'all', q: '', tag: '', discipline: '', drone: '', spot: '' } as const;

/** Whether the server has refused the filters of an address: they will never match anything. */
export const isImpossible = (error: unknown) => errorOf(error)?.code === 'VALIDATION';

export type WantedFlights = Omit<CallQuery<'listFlights'>, 'page' | 'limit'>;

/** The parameters of the list's request. */
export function wantedFlights({ filter, q, tag, discipline, drone, spot }: FlightListQuery): WantedFlights {
  return {
    filter,
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(q && { q }),
    ...(tag && { tag }),
    ...(discipline && { discipline }),
    ...(drone && { drone }),
    ...(spot && { spot }),
  };
}
