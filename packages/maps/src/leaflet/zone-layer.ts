import { type GeoJSON, geoJSON, type Map as LeafletMap } from 'leaflet';
import type { MapZones, ZoneFeature } from '../adapter/map-adapter.ts';
import { createZonePatterns } from '../zones/zone-patterns.ts';
import { byStrictness, zoneStyles } from '../zones/zone-style.ts';
import zoneClasses from '../zones/zones.module.css';

/** Zones as patterned shapes under the markers. */
export function createZoneLayer(map: LeafletMap): (zones: MapZones | undefined) => void {
  const patterns = createZonePatterns();
  map.getContainer().append(patterns.element);
  let layer: GeoJSON | undefined;

  return function setZones(zones) {
    layer?.remove();
    layer = undefined;
    if (!zones?.features.length) return;
    const ordered = { type: 'FeatureCollection', features: byStrictness(zones.features) };
    // Our own GeoJSON type is read-only; Leaflet only reads.
    layer = geoJSON(ordered as unknown as Parameters<typeof geoJSON>[0], {
      interactive: false,
      style: (feature) => (feature ? pathStyle(feature as unknown as ZoneFeature) : {}),
    }).addTo(map);
  };

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
