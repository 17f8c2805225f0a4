import { circle, divIcon, type LayerGroup, type Map as LeafletMap, layerGroup, marker } from 'leaflet';
import { type LatLng, nearestLng } from '../geo/coordinates.ts';
import { createYouElement } from '../markers/marker-element.ts';
import styles from './leaflet-map.module.css';

/** The viewer's position and its accuracy. */
export function createYouLayer(map: LeafletMap) {
  let layer: LayerGroup | undefined;
  return (point: LatLng | undefined, accuracyMetres: number, name: string) => {
    layer?.remove();
    layer = undefined;
    if (!point) return;
    const at: [number, number] = [point.lat, nearestLng(point.lng, map.getCenter().lng)];
    const icon = divIcon({ html: createYouElement(name), className: '', iconSize: [0, 0] });
    layer = layerGroup([
      circle(at, { radius: accuracyMetres, interactive: false, className: styles.accuracy ?? '' }),
      marker(at, { icon, keyboard: false, interactive: false }),
    ]).addTo(map);
  };
}
