import { useAppDispatch } from '@estela/api';
import { useMemo } from 'react';
import { flightsApi } from './flights-api.ts';

/** What the cards of a list can do: see `useGearCalls`. The calls never reject. */
export function useFlightCalls() {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const { deleteFlight, favoriteFlight, restoreFlights, unfavoriteFlight } = flightsApi.endpoints;
    const untracked = { track: false };
    return {
      deleteFlight: (id: string) => dispatch(deleteFlight.initiate(id, untracked)),
      restoreFlight: (id: string) => dispatch(restoreFlights.initiate({ ids: [id] }, untracked)),
      starFlight: (id: string, on: boolean) =>
        dispatch((on ? favoriteFlight : unfavoriteFlight).initiate(id, untracked)),
    };
  }, [dispatch]);
}
