import { useQueryState } from '@estela/runtime/query-state';
import { flightTime } from './flight-time.ts';

/** The map's own parameter, so that a card over the map is for the same time as its zones. */
const params = { at: flightTime };

/** When the viewer plans to fly, from the address; undefined is now. */
export function usePlannedTime() {
  const { query, change } = useQueryState(params);
  return { at: query.at, setAt: (at: string | undefined) => change({ at }) };
}
