import { skipToken } from '@estela/api';
import { useGetAirspaceZonesQuery } from '@estela/api/spots';
import type { ZoneKind } from '@estela/contracts/values';
import { formatBbox, type MapBounds, type MapZones } from '@estela/maps';
import { useMemo } from 'react';
import { answerOf } from '../answer-of.ts';
import { snapped } from './snap-box.ts';
import { useFresh } from './use-fresh.ts';

/**
 * Zones in force in a box at a time, without the hidden kinds; none while the box is not known. Those of the previous box
 * stay until the next have loaded.
 */
export function useZones(bounds: MapBounds | undefined, at: string | undefined, hidden: readonly ZoneKind[]) {
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useGetAirspaceZonesQuery(
    bounds ? { bbox: formatBbox(snapped(bounds)), ...(at && { at }) } : skipToken,
    {
      selectFromResult: (answer) => ({ ...answerOf(answer), fulfilledTimeStamp: answer.fulfilledTimeStamp }),
    },
  );
  useFresh({ fulfilledTimeStamp, isFetching, refetch: bounds && refetch });
  const hiddenKey = hidden.join();
  const zones = useMemo(() => {
    const off = hiddenKey.split(',');
    const features = data?.features.filter(({ properties }) => !off.includes(properties.kind)) ?? [];
    // The schema requires a position to have two numbers, which its inferred type does not express.
    return { type: 'FeatureCollection', features } as unknown as MapZones;
  }, [data, hiddenKey]);
  return {
    zones,
    truncated: data?.truncated ?? false,
    sources: data?.sources ?? [],
    loading: isFetching,
    error,
    retry: refetch,
  };
}
