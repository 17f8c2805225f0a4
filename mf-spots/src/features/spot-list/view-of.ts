import { boundsOf, type LatLng, type NamedView } from '@estela/maps';

/** Zoom at which a single spot is seen among towns and coast. */
const nearZoom = 10;

/** The map view that contains all given points. */
export function viewOf(points: readonly LatLng[]): NamedView | undefined {
  const box = boundsOf(points);
  if (!box) return;
  const { west, south, east, north } = box;
  if (west === east && south === north) return { center: { lat: south, lng: west }, zoom: nearZoom };
  return { bounds: box };
}
