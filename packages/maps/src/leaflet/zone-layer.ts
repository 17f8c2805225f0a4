import { type GeoJSON, geoJSON, type Map as LeafletMap } from 'leaflet';
import type { MapZones, ZoneFeature } from '../adapter/map-adapter.ts';
import { turnTo } from '../geo/coordinates.ts';
import { createZonePatterns } from '../zones/zone-patterns.ts';
import { middlesOf, turned } from '../zones/zone-shapes.ts';
import { byStrictness, zoneStyles } from '../zones/zone-style.ts';
import zoneClasses from '../zones/zones.module.css';

/** Zones as patterned shapes under the markers, each on the turn of the globe that is nearest to the view. */
export function createZoneLayer(map: LeafletMap): (zones: MapZones | undefined) => void {
  const patterns = createZonePatterns();
  map.getContainer().append(patterns.element);
  let layer: GeoJSON | undefined;
  let features: readonly ZoneFeature[] = [];
  let middles: readonly number[] = [];
  /** What the drawn shapes were moved by. */
  let drawn: readonly number[] = [];

  const turnsNow = () => middles.map((middle) => turnTo(middle, map.getCenter().lng));

  map.on('moveend', () => {
    const turns = turnsNow();
    if (turns.some((turn, i) => turn !== drawn[i])) draw(turns);
  });

  return function setZones(zones) {
    features = byStrictness(zones?.features ?? []);
    middles = middlesOf(features);
    draw(turnsNow());
  };

  function draw(turns: readonly number[]): void {
    layer?.remove();
    layer = undefined;
    drawn = turns;
    if (features.length === 0) return;
    const collection = { type: 'FeatureCollection', features: turned(features, turns) };
    // Our own GeoJSON type is read-only; Leaflet only reads.
    layer = geoJSON(collection as unknown as Parameters<typeof geoJSON>[0], {
      interactive: false,
      style: (feature) => (feature ? pathStyle(feature as unknown as ZoneFeature) : {}),
    }).addTo(map);
  }

  function pathStyle({ properties: { kind } }: ZoneFeature) {
    const { dash, weight } = zoneStyles[kind];
    return {
      className: `${zoneClasses.outline} ${zoneClasses[kind]}`,
      fillColor: patterns.fill(kind),
      fillOpacity: 1,
      weight,
      ...(dash && { dashArray: dash }),
    };
  }
}
