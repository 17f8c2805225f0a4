import type { MapZones, Position, ZoneFeature } from '../adapter/map-adapter.ts';
import { polygonsOf } from '../zones/zone-shapes.ts';
import { byStrictness, zoneStyles } from '../zones/zone-style.ts';
import type { GoogleLibraries } from './load-google.ts';
import { woundRings } from './wound-rings.ts';

/** A drawn piece of a zone: only what removing it needs. */
interface Piece {
  setMap(map: google.maps.Map | null): void;
}

const pointsOf = (ring: readonly Position[]) => ring.map(([lng, lat]) => ({ lat, lng }));

/** The lines of a dash as symbols that Google repeats along an outline. */
function symbolsOf(dash: string) {
  const lengths = dash.split(' ').map(Number);
  const repeat = `${lengths.reduce((sum, one) => sum + one, 0)}px`;
  let start = 0;
  return lengths.flatMap((length, i) => {
    const middle = start + length / 2;
    start += length;
    // Every other one is a gap.
    if (i % 2 === 1) return [];
    const icon = { path: `M 0,-${length / 2} 0,${length / 2}`, strokeOpacity: 1, scale: 1 };
    return [{ icon, offset: `${middle}px`, repeat }];
  });
}

/** Google has no pattern fills: each kind has its colour and its own outline. */
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
    return new maps.Polyline({ ...base, strokeOpacity: 0, icons: symbolsOf(dash) });
  }

  function draw({ geometry, properties: { kind } }: ZoneFeature): Piece[] {
    const { colour, weight, dash } = zoneStyles[kind];
    const stroke = getComputedStyle(map.getDiv()).getPropertyValue(colour).trim();
    return polygonsOf(geometry).flatMap((rings) => {
      const paths = woundRings(rings).map(pointsOf);
      const fill = { map, paths, clickable: false, fillColor: stroke, fillOpacity: 0.18, strokeOpacity: 0 };
      return [new maps.Polygon(fill), ...paths.map((path) => outline(path, stroke, weight, dash))];
    });
  }

  return (zones: MapZones | undefined) => {
    for (const piece of pieces) piece.setMap(null);
    pieces = byStrictness(zones?.features ?? []).flatMap(draw);
  };
}
