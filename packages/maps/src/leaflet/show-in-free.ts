import { type Map as LeafletMap, point } from 'leaflet';
import type { Covered } from '../adapter/map-adapter.ts';

/** Pixels that a pin and its label need around its tip. */
const room = { side: 48, top: 64, bottom: 40 };

/** Zoom level for a spot far from the view: near enough to see its surroundings. */
const nearZoom = 9;

/** Moves the map, only if needed, so that a place is not under what covers the map. */
export function showInFree(
  map: LeafletMap,
  place: [number, number],
  { left, top, bottom }: Covered = { left: 0, top: 0, bottom: 0 },
  animate: boolean,
): void {
  const size = map.getSize();
  const { x, y } = map.latLngToContainerPoint(place);
  const isFree =
    x >= left + room.side &&
    x <= size.x - room.side &&
    y >= Math.max(room.top, top + room.bottom) &&
    y <= size.y - bottom - room.bottom;
  if (isFree) return;
  const zoom = map.getBounds().contains(place) ? map.getZoom() : Math.max(map.getZoom(), nearZoom);
  // From the map's middle to the middle of the free part.
  const offset = point(left / 2, (top - bottom) / 2);
  map.setView(map.unproject(map.project(place, zoom).subtract(offset), zoom), zoom, { animate });
}
