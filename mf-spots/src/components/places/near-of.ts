import { boundsCenter, lngSpan, type MapBounds } from '@estela/maps';

/** The most degrees that a view of one region spans; the middle of a wider view says nothing about what is near. */
const regionSpan = 4;

/** The map's position as a parameter of the search of towns. Rounded, so that a slightly moved map finds the same towns. */
export function nearOf(bounds: MapBounds): string | undefined {
  if (lngSpan(bounds) > regionSpan) return;
  const { lat, lng } = boundsCenter(bounds);
  return `${lat.toFixed(1)},${lng.toFixed(1)}`;
}
