import { useQueryState } from '@estela/runtime/query-state';
import { flightTime } from './flight-time.ts';

/** As the map's address has it: a card over the map plans for the time that its zones show. */
const params = { at: flightTime };

/** When the viewer plans to fly, from the address; undefined is now. */
export function usePlannedTime() {
  const { query, change } = useQueryState(params);
  return { at: query.at, setAt: (at: string | undefined) => change({ at }) };
}
