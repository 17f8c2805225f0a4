import type { MapMove } from '../adapter/map-adapter.ts';
import { boundsContain } from '../geo/bounds.ts';
import { type LatLng, nearestLng } from '../geo/coordinates.ts';

/**
 * The point of a track that stays where it is while the map zooms: the one nearest to the map's middle. Zooming about the
 * middle itself would lead off the track. Undefined where none of it is in view.
 */
export function trackAnchor(
  track: readonly LatLng[] | undefined,
  { center, bounds }: Pick<MapMove, 'center' | 'bounds'>,
): LatLng | undefined {
  const wide = Math.cos((center.lat * Math.PI) / 180);
  const far = ({ lat, lng }: LatLng) =>
    Math.hypot(lat - center.lat, (nearestLng(lng, center.lng) - center.lng) * wide);
  let nearest: LatLng | undefined;
  for (const point of track ?? [])
    if (boundsContain(bounds, point) && (!nearest || far(point) < far(nearest))) nearest = point;
  return nearest;
}

/** The map's middle after so many steps of zoom about a point that keeps its place. */
export function zoomedCenter(center: LatLng, around: LatLng, steps: number): LatLng {
  const part = 2 ** -steps;
  const lng = nearestLng(around.lng, center.lng);
  return {
    lat: around.lat + (center.lat - around.lat) * part,
    lng: lng + (center.lng - lng) * part,
  };
}
