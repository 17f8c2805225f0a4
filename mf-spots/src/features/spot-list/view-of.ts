import { boundsOf, type LatLng, type NamedView } from '@estela/maps';

/** Near enough to see where a single spot lies among towns and coast. */
const nearZoom = 10;

/** Where a map shows all of some points. */
export function viewOf(points: readonly LatLng[]): NamedView | undefined {
  const box = boundsOf(points);
  if (!box) return;
  const { west, south, east, north } = box;
  if (west === east && south === north) return { center: { lat: south, lng: west }, zoom: nearZoom };
  return { bounds: box };
}
