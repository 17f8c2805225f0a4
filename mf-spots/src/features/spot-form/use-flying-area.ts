import { skipToken } from '@estela/api';
import { useListSpotsQuery } from '@estela/api/spots';
import { limits } from '@estela/contracts/limits';
import type { LatLng } from '@estela/maps';

/** Where maps start, for pilots without spots. */
const start: LatLng = { lat: 40.2, lng: -3.7 };

/** Degrees in each direction: all of Europe around Spain, but not East Africa, where Spain's points lie when swapped. */
const reach = 30;

const turns = (degrees: number) => Math.abs(((degrees + 540) % 360) - 180);
const isNear = (a: LatLng, b: LatLng) => Math.abs(a.lat - b.lat) <= reach && turns(a.lng - b.lng) <= reach;

/**
 * Whether a point is in the pilot's area: around the map's start or one of their latest spots, which are loaded only
 * if `point` is elsewhere. Undefined until that is known.
 */
export function useFlyingArea(point: LatLng | undefined): ((place: LatLng) => boolean) | undefined {
  const isKnown = !point || isNear(point, start);
  const { data, isError } = useListSpotsQuery(isKnown ? skipToken : { limit: limits.pageSize.max });
  if (!isKnown && !data && !isError) return;
  return (place) =>
    isNear(place, start) || Boolean(data?.items.some(({ location }) => isNear(place, location)));
}
