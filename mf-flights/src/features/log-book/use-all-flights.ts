import { useLazyListFlightsQuery } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import type { WantedFlights } from '../../components/flight-list-params.ts';

/** All flights that the list finds, oldest first: an incomplete book is never printed. */
export function useAllFlights(wanted: WantedFlights) {
  const [load] = useLazyListFlightsQuery();
  const [flights, setFlights] = useState<readonly Flight[]>();
  const [error, setError] = useState<unknown>();
  const [isLoading, setLoading] = useState(true);
  const [attempt, setAttempt] = useState(0);

  const readAll = useEffectEvent(async (isLeft: () => boolean) => {
    setLoading(true);
    setError(undefined);
    // By id: a flight that is logged meanwhile moves those after it to the next page.
    const found = new Map<string, Flight>();
    let total: number | undefined;
    for (let page = 1; ; page += 1) {
      const answer = await load({ ...wanted, page, limit: limits.pageSize.max });
      if (isLeft()) return;
      if (!answer.data) {
        setError(answer.error);
        break;
      }
      total ??= answer.data.total;
      if (answer.data.total !== total) {
        // A flight deleted meanwhile moves those after it to the previous page, which was read already.
        found.clear();
        total = undefined;
        page = 0;
        continue;
      }
      for (const flight of answer.data.items) found.set(flight._id, flight);
      if (answer.data.items.length < limits.pageSize.max) {
        setFlights([...found.values()].reverse());
        break;
      }
    }
    setLoading(false);
  });

  const asked = JSON.stringify([wanted, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again for other flights and for another attempt
  useEffect(() => {
    let left = false;
    void readAll(() => left);
    return () => {
      left = true;
    };
  }, [asked]);

  return { flights, error, isLoading, retry: () => setAttempt(attempt + 1) };
}
