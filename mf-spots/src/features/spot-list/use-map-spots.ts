import { skipToken } from '@estela/api';
import { useGetSpotMapQuery } from '@estela/api/spots';
import type { BoxSpot } from '@estela/contracts';
import type { MapCluster } from '@estela/maps';
import { useMemo } from 'react';
import { clustersOf } from '../../components/clusters-of.ts';
import { filtersOf, type SpotListQuery } from './spot-list-params.ts';

const world = '-180,-90,180,90';

interface MapSpots {
  /** Undefined until the first response. */
  spots: readonly BoxSpot[] | undefined;
  clusters?: readonly MapCluster[];
}

/** All own spots that match the filters: the list's page if that contains them all, otherwise loaded by the map's call. */
export function useMapSpots(
  query: SpotListQuery,
  page: { items: readonly BoxSpot[]; total: number } | undefined,
  isShown: boolean,
): MapSpots {
  const isPart = page !== undefined && page.items.length < page.total;
  const ask = { bbox: world, filter: 'mine' as const, form: 'short' as const, ...filtersOf(query) };
  const { currentData: data } = useGetSpotMapQuery(isShown && isPart ? ask : skipToken);
  const clusters = useMemo(() => data && clustersOf(data), [data]);
  // Meanwhile, and if that fails, the page.
  return isPart && data && clusters ? { spots: data.items, clusters } : { spots: page?.items };
}
