import { errorText, skipToken, useSession } from '@estela/api';
import { useGetSpotMapQuery, useGetSpotQuery } from '@estela/api/spots';
import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { formatBbox, type MapBounds, type MapSpot } from '@estela/maps';
import { useMemo } from 'react';

/** Half the diagonal of the cell that stands for a hidden point, in metres. */
const cellReach = 1_500;

/** Does this reader see an area instead of the point? Owners always see their own point. */
export function isApproximate(spot: Spot, userId: string | undefined): boolean {
  return spot.location.precision === 'area' && spot.owner._id !== userId;
}

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

/** Spots of a box that the viewer may see. Those of the box before stay until the next are here. */
export function useVisibleSpots(bounds: MapBounds, selectedId: string | undefined) {
  const { t } = useTranslation('common');
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useGetSpotMapQuery({ bbox: formatBbox(bounds) });
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

  return {
    spots: data?.items,
    truncated: data?.truncated ?? false,
    mapSpots,
    selected,
    selectedMissing: Boolean(selectedId && !selected && single.error),
    loading: isFetching,
    error: error && errorText(error, t),
    retry: refetch,
  };
}
