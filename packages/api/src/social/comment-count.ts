import { tagOf } from '@estela/api';
import { socialEndpoints } from '../generated/social.ts';

interface Counted {
  _id?: string;
  comments?: number;
}

/** What is cached with a flight: a stream, a page, a dashboard, or the flight itself. */
interface Cached extends Counted {
  pages?: { items: Counted[] }[];
  items?: Counted[];
  flights?: Counted[];
}

interface Life {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
}

/** Corrects the number on every card of the flight. In its place: a feed that is read anew begins at its top. */
export function countComment({ dispatch, getState }: Life, flightId: string, step: 1 | -1): void {
  const { selectInvalidatedBy, updateQueryData } = socialEndpoints.util;
  const recipe = (draft: Cached) => {
    for (const one of flightsIn(draft))
      if (one._id === flightId && typeof one.comments === 'number') one.comments += step;
  };
  for (const { endpointName, originalArgs } of selectInvalidatedBy(getState() as never, [
    tagOf('Flight', flightId),
  ]))
    dispatch(updateQueryData(endpointName as never, originalArgs as never, recipe as never) as never);
}

function flightsIn(cached: Cached): Counted[] {
  const { pages = [], items = [], flights = [] } = cached;
  return [cached, ...pages.flatMap((page) => page.items), ...items, ...flights];
}
