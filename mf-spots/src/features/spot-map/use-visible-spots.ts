import { errorText, useSession } from '@estela/api';
import { useGetSpotMapQuery } from '@estela/api/spots';
import type { BoxSpot } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import type { SpotFilter } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { formatBbox, type LatLng, type MapBounds, type MapCluster, type MapSpot } from '@estela/maps';
import { useMemo } from 'react';
import { answerOf } from '../../components/answer-of.ts';
import { clustersOf } from '../../components/clusters-of.ts';
import { hasPlace } from '../../components/has-place.ts';
import { isApproximate } from '../../components/spot-panel/is-approximate.ts';
import { useOneSpot } from '../../components/spot-panel/use-one-spot.ts';

/** Half the diagonal of the cell that stands for a hidden point, in metres. */
const cellReach = 1_500;

function toMapSpot(spot: BoxSpot, userId: string | undefined): MapSpot {
  const { lat, lng } = spot.location;
  return {
    _id: spot._id,
    name: spot.name,
    lat,
    lng,
    mine: spot.owner?._id === userId,
    ...(isApproximate(spot, userId) && { approximateMetres: cellReach }),
  };
}

/** In the order of the markers: from north to south, on one line from west to east. */
function inReadingOrder<Entry>(entries: Entry[], placeOf: (entry: Entry) => LatLng): Entry[] {
  return entries.sort((a, b) => placeOf(b).lat - placeOf(a).lat || placeOf(a).lng - placeOf(b).lng);
}

/** Where a row stands; one that a broken answer gave no place, below all others. */
function placeOf(entry: ListedSpot): LatLng {
  if (isSpot(entry)) return hasPlace(entry) ? entry.location : below;
  return Number.isFinite(entry.lat) ? entry : below;
}

const below: LatLng = { lat: -90, lng: 180 };

/** A row of the list beside the map. */
export type ListedSpot = BoxSpot | MapCluster;
export const isSpot = (entry: ListedSpot): entry is BoxSpot => 'owner' in entry;

interface Wanted {
  bounds: MapBounds;
  filter: SpotFilter | 'all';
  q: string;
}

/** Searching everybody's spots, a text shorter than the server accepts finds nothing yet. */
export function isSearchable({ filter, q }: Pick<Wanted, 'filter' | 'q'>): boolean {
  const words = q.split(/\s+/).filter(Boolean);
  const least = filter === 'all' || filter === 'public' ? limits.mapWord.min : 1;
  return words.some((word) => word.length >= least);
}

export function askFor({ bounds, filter, q }: Wanted) {
  const words = isSearchable({ filter, q }) && { q };
  return { bbox: formatBbox(bounds), form: 'short' as const, ...(filter !== 'all' && { filter }), ...words };
}

/** Spots in a box that the viewer may see. Those of the previous box stay until the next have loaded. */
export function useVisibleSpots(wanted: Wanted, selectedId: string | undefined) {
  const { t } = useTranslation('common');
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useGetSpotMapQuery(askFor(wanted), {
    selectFromResult: answerOf,
  });
  const listed = data?.items.find((spot) => spot._id === selectedId);
  // The map's response has few fields, and a link may name a spot outside the box.
  const { spot: whole, missing, failure } = useOneSpot(selectedId);
  const alone = data || error ? whole : undefined;
  const selected = alone ?? listed;
  const userId = user?._id;
  const mapSpots = useMemo(() => {
    const spots = data?.items ?? [];
    return (alone && !listed ? [...spots, alone] : spots)
      .filter(hasPlace)
      .map((spot) => toMapSpot(spot, userId));
  }, [data, alone, listed, userId]);
  const clusters = useMemo(() => data && clustersOf(data), [data]);
  const entries = useMemo(
    () => data && inReadingOrder<ListedSpot>([...data.items, ...(clusters ?? [])], placeOf),
    [data, clusters],
  );

  return {
    entries,
    count: entries?.reduce((sum, entry) => sum + (isSpot(entry) ? 1 : entry.count), 0) ?? 0,
    truncated: Boolean(data?.truncated && clusters?.length === 0),
    mapSpots,
    clusters,
    selected,
    selectedMissing: missing && !selected,
    selectedFailure: selected ? undefined : failure,
    loading: isFetching,
    error: error && errorText(error, t),
    retry: refetch,
  };
}
