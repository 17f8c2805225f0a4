import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import Pbf from 'pbf';
import type { PlaceName } from './place-names.ts';

/** What is drawn, from below. `land` and `water` are areas, the others lines. */
export const shapeLayers = [
  'land',
  'water',
  'river',
  'municipality',
  'province',
  'border',
] as const satisfies readonly string[];
export type ShapeLayer = (typeof shapeLayers)[number];

/** A line or ring: x and y alternate, in units of the tile's side, and may lie a little outside of it. */
export interface Outline {
  xy: Float32Array;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** One square of the packaged world, on the grid of all web maps. */
export interface WorldTile {
  z: number;
  x: number;
  y: number;
  shapes: Record<ShapeLayer, readonly Outline[]>;
  names: readonly PlaceName[];
}

/** Reads a vector tile as `@estela/basemap` makes them. */
export function decodeTile(bytes: ArrayBuffer, { z, x, y }: { z: number; x: number; y: number }): WorldTile {
  const { layers } = new VectorTile(new Pbf(bytes));
  const shapes = Object.fromEntries(
    shapeLayers.map((name) => [name, outlinesOf(layers[name])]),
  ) as unknown as WorldTile['shapes'];
  const at = { z, x, y };
  const names = [
    ...namesOf(layers.country, at, 'country'),
    ...namesOf(layers.region, at, 'region'),
    ...namesOf(layers.place, at, 'city'),
  ];
  return { z, x, y, shapes, names };
}

function outlinesOf(layer: VectorTileLayer | undefined): Outline[] {
  if (!layer) return [];
  return features(layer).flatMap((feature) =>
    feature.loadGeometry().map((points) => {
      const xy = Float32Array.from(
        points.flatMap((point) => [point.x, point.y]),
        (value) => value / layer.extent,
      );
      const outline = { xy, minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
      for (let i = 0; i < xy.length; i += 2) {
        const [px = 0, py = 0] = [xy[i], xy[i + 1]];
        outline.minX = Math.min(outline.minX, px);
        outline.maxX = Math.max(outline.maxX, px);
        outline.minY = Math.min(outline.minY, py);
        outline.maxY = Math.max(outline.maxY, py);
      }
      return outline;
    }),
  );
}

const features = (layer: VectorTileLayer) => Array.from({ length: layer.length }, (_, i) => layer.feature(i));

function namesOf(
  layer: VectorTileLayer | undefined,
  { z, x, y }: { z: number; x: number; y: number },
  kind: PlaceName['kind'],
): PlaceName[] {
  if (!layer) return [];
  const side = 2 ** z;
  return features(layer).flatMap((feature) => {
    const point = feature.loadGeometry()[0]?.[0];
    if (!point) return [];
    const { id, name, en, zoom, area } = feature.properties;
    return [
      {
        kind,
        es: String(name ?? id),
        en: String(en ?? name ?? id),
        x: (x + point.x / layer.extent) / side,
        y: (y + point.y / layer.extent) / side,
        zoom: typeof zoom === 'number' ? zoom : 0,
        area: typeof area === 'number' ? area : 0,
      },
    ];
  });
}
