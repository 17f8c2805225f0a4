import { errorOf } from '@estela/api';
import type { CallQuery } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { disciplines, flightFilters, flightViews } from '@estela/contracts/values';
import { flag, oneOf, type QueryOf, search, text } from '@estela/runtime/query-state';

/** What the list shows, as its address says it. */
export const flightListParams = {
  filter: oneOf(flightFilters, 'all'),
  q: search(limits.search.max),
  tag: text(limits.tag.max),
  discipline: oneOf(disciplines, ''),
  drone: text(),
  spot: text(),
  view: oneOf(flightViews, 'grid'),
};

/** The log book stands in the place of the list, narrowed as it is. */
export const logBookParams = { print: flag };

export type FlightListQuery = QueryOf<typeof flightListParams>;

/** The address of all flights, in whichever view. */
export const unfiltered = { filter: 'all', q: '', tag: '', discipline: '', drone: '', spot: '' } as const;

/** Whether the server has refused what an address narrows the list to: nothing is found, now or later. */
export const isImpossible = (error: unknown) => errorOf(error)?.code === 'VALIDATION';

export type WantedFlights = Omit<CallQuery<'listFlights'>, 'page' | 'limit'>;

/** Which flights the server is asked for. */
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
