import { boundsCenter, lngSpan, type MapBounds } from '@estela/maps';

/** Degrees that a view of one region spans at most; the middle of a wider one is near to nothing in particular. */
const regionSpan = 4;

/** Where a map is looked at, as the search of towns takes it. Towns found once are found again a little beside. */
export function nearOf(bounds: MapBounds): string | undefined {
  if (lngSpan(bounds) > regionSpan) return;
  const { lat, lng } = boundsCenter(bounds);
  return `${lat.toFixed(1)},${lng.toFixed(1)}`;
}
