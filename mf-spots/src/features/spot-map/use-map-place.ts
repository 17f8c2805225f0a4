import { limits } from '@estela/contracts/limits';
import { type SpotFilter, spotFilters } from '@estela/contracts/values';
import { formatBbox, type MapBounds, parseBbox } from '@estela/maps';
import { oneOf, type QueryParam, search, text, useQueryState } from '@estela/runtime/query-state';
import { openSpotParams, useOpenSpot } from '../../components/spot-panel/use-open-spot.ts';

const bbox: QueryParam<MapBounds | undefined> = {
  read: parseBbox,
  write: (bounds) => (bounds ? formatBbox(bounds) : null),
  // A history entry for each move of the map would bury the previous page.
  replaces: true,
};
const mapParams = {
  bbox,
  filter: oneOf(spotFilters, 'all'),
  q: search(limits.search.max),
};

/** Only one card is shown: that of a spot replaces the airspace's, and Escape closes either. */
const cardParams = { ...openSpotParams, check: text() };

/** The map's state is in its address: a reload, a shared link and Back all lead to the same view. */
export function useMapPlace() {
  const { query, change } = useQueryState(mapParams);
  const { id: spotId, isWhole, showWhole } = useOpenSpot();
  const card = useQueryState(cardParams);
  return {
    bounds: query.bbox,
    spotId,
    isWhole,
    showWhole,
    filter: query.filter,
    q: query.q,
    setBounds: (wanted: MapBounds) => change({ bbox: wanted }),
    setFilter: (filter: SpotFilter | 'all') => change({ filter }),
    setSearch: (q: string) => change({ q }),
    // Opening a spot is a step that Back undoes; moving from one to the next is not.
    select: (spot = '') =>
      card.change({ spot, sheet: false, check: '' }, { replace: Boolean(spotId) || !spot }),
  };
}
