import { type LatLngBounds, type Map as LeafletMap, latLngBounds } from 'leaflet';
import { lngSpan, type MapBounds, toWireBounds } from '../geo/bounds.ts';
import { nearestLng } from '../geo/coordinates.ts';

/** The visible box, wrapped; `pad` widens it by that share of its size on each side. */
export function viewBounds(map: LeafletMap, pad = 0): MapBounds {
  const bounds = map.getBounds().pad(pad);
  return toWireBounds({
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  });
}

/** Our box as Leaflet's, on the turn of the globe nearest to the current view. */
export function leafletBounds(map: LeafletMap, bounds: MapBounds): LatLngBounds {
  const span = lngSpan(bounds);
  const middle = nearestLng(bounds.west + span / 2, map.getCenter().lng);
  return latLngBounds([bounds.south, middle - span / 2], [bounds.north, middle + span / 2]);
}
