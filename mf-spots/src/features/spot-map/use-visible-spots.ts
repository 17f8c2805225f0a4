import { errorText, skipToken, useSession } from '@estela/api';
import { useGetSpotMapQuery, useGetSpotQuery } from '@estela/api/spots';
import type { Spot, SpotCluster } from '@estela/contracts';
import type { SpotFilter } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { formatBbox, type LatLng, type MapBounds, type MapCluster, type MapSpot } from '@estela/maps';
import { useMemo } from 'react';
import { isApproximate } from '../../components/spot-panel/is-approximate.ts';

/** Half the diagonal of the cell that stands for a hidden point, in metres. */
const cellReach = 1_500;

function toMapSpot(spot: Spot, userId: string | undefined): MapSpot {
  const { lat, lng } = spot.location;
  return {
    _id: spot._id,
    name: spot.name,
    lat,
    lng,
    mine: spot.owner._id === userId,
    ...(isApproximate(spot, userId) && { approximateMetres: cellReach }),
  };
}

function toMapCluster({ lat, lng, count, bbox }: SpotCluster): MapCluster {
  const [west = 0, south = 0, east = 0, north = 0] = bbox;
  return { _id: bbox.join(), lat, lng, count, bounds: { west, south, east, north } };
}

/** An older server names every spot and sends no clusters. */
export function clustersOf({ clusters = [] }: { clusters?: readonly SpotCluster[] }): MapCluster[] {
  return clusters.map(toMapCluster);
}

/** In the order of the markers: from north to south, on one line from west to east. */
function inReadingOrder<Entry>(entries: Entry[], placeOf: (entry: Entry) => LatLng): Entry[] {
  return entries.sort((a, b) => placeOf(b).lat - placeOf(a).lat || placeOf(a).lng - placeOf(b).lng);
}

/** A line of the list beside the map. */
export type ListedSpot = Spot | MapCluster;
export const isSpot = (entry: ListedSpot): entry is Spot => 'owner' in entry;

interface Wanted {
  bounds: MapBounds;
  filter: SpotFilter | 'all';
  q: string;
}

export function askFor({ bounds, filter, q }: Wanted) {
  return { bbox: formatBbox(bounds), ...(filter !== 'all' && { filter }), ...(q && { q }) };
}

/** Spots of a box that the viewer may see. Those of the box before stay until the next are here. */
export function useVisibleSpots(wanted: Wanted, selectedId: string | undefined) {
  const { t } = useTranslation('common');
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useGetSpotMapQuery(askFor(wanted));
  const listed = data?.items.find((spot) => spot._id === selectedId);
  // A link may name a spot outside the box.
  const single = useGetSpotQuery(selectedId && (data || error) && !listed ? selectedId : skipToken);
  const alone = single.currentData;
  const selected = listed ?? alone;
  const userId = user?._id;
  const mapSpots = useMemo(() => {
    const spots = data?.items ?? [];
    return (alone && !listed ? [...spots, alone] : spots).map((spot) => toMapSpot(spot, userId));
  }, [data, alone, listed, userId]);
  const clusters = useMemo(() => data && clustersOf(data), [data]);
  const entries = useMemo(
    () =>
      data &&
      inReadingOrder<ListedSpot>([...data.items, ...(clusters ?? [])], (entry) =>
        isSpot(entry) ? entry.location : entry,
      ),
    [data, clusters],
  );

  return {
    entries,
    count: entries?.reduce((sum, entry) => sum + (isSpot(entry) ? 1 : entry.count), 0) ?? 0,
    truncated: Boolean(data?.truncated && clusters?.length === 0),
    mapSpots,
    clusters,
    selected,
    selectedMissing: Boolean(selectedId && !selected && single.error),
    loading: isFetching,
    error: error && errorText(error, t),
    retry: refetch,
  };
}
