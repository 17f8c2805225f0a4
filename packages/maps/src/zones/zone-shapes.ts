import type { Position, ZoneFeature, ZoneGeometry } from '../adapter/map-adapter.ts';

/** The outside first, then its holes. */
type Rings = readonly (readonly Position[])[];

export function polygonsOf(geometry: ZoneGeometry): readonly Rings[] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** The middle longitude of each polygon's box: one across the 180th meridian is seen from both sides. */
export function middlesOf(features: readonly ZoneFeature[]): number[] {
  return features
    .flatMap(({ geometry }) => polygonsOf(geometry))
    .map(([outside = []]) => {
      const lngs = outside.map(([lng]) => lng).sort((a, b) => a - b);
      return ((lngs[0] ?? 0) + (lngs.at(-1) ?? 0)) / 2;
    });
}

/** The features with their polygons moved east, each by its degrees. */
export function turned(features: readonly ZoneFeature[], turns: readonly number[]): ZoneFeature[] {
  let next = 0;
  return features.map((feature) => {
    const coordinates = polygonsOf(feature.geometry).map((rings) => {
      const turn = turns[next++] ?? 0;
      return turn === 0 ? rings : rings.map((ring) => ring.map(([lng, lat]): Position => [lng + turn, lat]));
    });
    return { ...feature, geometry: { type: 'MultiPolygon', coordinates } };
  });
}
