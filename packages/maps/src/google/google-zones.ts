import type { MapZones, Position, ZoneFeature } from '../adapter/map-adapter.ts';
import { byStrictness, zoneStyles } from '../zones/zone-style.ts';
import type { GoogleLibraries } from './load-google.ts';

/** A drawn piece of a zone: only what removing it needs. */
interface Piece {
  setMap(map: google.maps.Map | null): void;
}

const pointsOf = (ring: readonly Position[]) => ring.map(([lng, lat]) => ({ lat, lng }));

/** Google has no pattern fills: each kind has its colour and its own dashed outline. */
export function createGoogleZones({ maps }: GoogleLibraries, map: google.maps.Map) {
  let pieces: Piece[] = [];

  function outline(
    path: google.maps.LatLngLiteral[],
    colour: string,
    weight: number,
    dash: string | undefined,
  ): Piece {
    const base = { map, path, clickable: false, strokeColor: colour, strokeWeight: weight };
    if (!dash) return new maps.Polyline(base);
    const [line = 1, gap = 1] = dash.split(' ').map(Number);
    const icon = { path: `M 0,-${line / 2} 0,${line / 2}`, strokeOpacity: 1, scale: 1 };
    return new maps.Polyline({ ...base, strokeOpacity: 0, icons: [{ icon, repeat: `${line + gap}px` }] });
  }

  function draw({ geometry, properties: { kind } }: ZoneFeature): Piece[] {
    const { colour, weight, dash } = zoneStyles[kind];
    const stroke = getComputedStyle(map.getDiv()).getPropertyValue(colour).trim();
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return polygons.flatMap((rings) => {
      const paths = rings.map(pointsOf);
      const fill = { map, paths, clickable: false, fillColor: stroke, fillOpacity: 0.18, strokeOpacity: 0 };
      return [new maps.Polygon(fill), ...paths.map((path) => outline(path, stroke, weight, dash))];
    });
  }

  return (zones: MapZones | undefined) => {
    for (const piece of pieces) piece.setMap(null);
    pieces = byStrictness(zones?.features ?? []).flatMap(draw);
  };
}
