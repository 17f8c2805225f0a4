import { boundsOf, type LatLng, type NamedView } from '@estela/maps';

/** Near enough to see where a single spot lies among towns and coast. */
const nearZoom = 10;

/** Part of a box's size on each side for the pins at its edges, and the least room in degrees, about a kilometre. */
const room = { part: 0.2, least: 0.01 };

/** Where a map shows all of some points. */
export function viewOf(points: readonly LatLng[]): NamedView | undefined {
  const box = boundsOf(points);
  if (!box) return;
  const { west, south, east, north } = box;
  if (west === east && south === north) return { center: { lat: south, lng: west }, zoom: nearZoom };
  const aside = Math.max(((east - west + 360) % 360) * room.part, room.least);
  const above = Math.max((north - south) * room.part, room.least);
  return { bounds: { west: west - aside, south: south - above, east: east + aside, north: north + above } };
}
