import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { mercatorX, mercatorY } from '../geo/mercator.ts';

/** A line or ring on the Mercator square (0..1, may overlap its sides), x and y alternating. */
export interface Outline {
  xy: Float64Array;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** A country's middle, for its label; `area` is a share of the Mercator square. */
export interface CountryPlace {
  /** ISO 3166-1 numeric. */
  id: string;
  x: number;
  y: number;
  area: number;
}

export interface World {
  land: readonly Outline[];
  borders: readonly Outline[];
  countries: readonly CountryPlace[];
}

/** Lets the page respond to input between two heavy steps. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** Turns a world-atlas topology into projected outlines, ready to draw in a tile. */
export async function decodeWorld(topology: Topology): Promise<World> {
  const { countries, land } = topology.objects as Record<string, GeometryCollection>;
  if (!countries || !land) throw new Error('The world atlas holds no countries or no land');
  const masses = feature(topology, land).features.flatMap(({ geometry }) => ringsOf(geometry));
  await breathe();
  const outlines = masses.flatMap((ring) => project(ring, true));
  await breathe();
  const borders = mesh(topology, countries as GeometryCollection<object>, (a, b) => a !== b).coordinates;
  await breathe();
  return {
    land: outlines,
    borders: borders.flatMap((line) => project(line, false)),
    countries: placesOf(topology, countries),
  };
}

type Ring = readonly (readonly number[])[];

function ringsOf(geometry: { type: string; coordinates?: unknown }): Ring[] {
  if (geometry.type === 'Polygon') return geometry.coordinates as Ring[];
  return geometry.type === 'MultiPolygon' ? (geometry.coordinates as Ring[][]).flat() : [];
}

/**
 * Russia's ring jumps from 180 to -180 in the atlas. Unrolled, it continues past 180.
 * Antarctica's ring goes once around the pole and stays open: it is closed along the bottom of the map.
 */
function project(line: Ring, closed: boolean): Outline[] {
  const xy: number[] = [];
  let turns = 0;
  let previous: number | undefined;
  for (const [lng = 0, lat = 0] of line) {
    if (previous !== undefined && Math.abs(lng - previous) > 180) turns += lng < previous ? 360 : -360;
    previous = lng;
    xy.push(mercatorX(lng + turns), mercatorY(lat));
  }
  const [startX, endX] = [xy[0], xy.at(-2)];
  if (closed && turns !== 0 && startX !== undefined && endX !== undefined) {
    // The stub at the pole lies outside the map.
    if (xy.every((value, i) => i % 2 === 0 || value >= 1)) return [];
    xy.push(endX, 1.1, startX, 1.1);
  }
  return [outline(xy)];
}

function outline(values: readonly number[]): Outline {
  const xy = Float64Array.from(values);
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < xy.length; i += 2) {
    const [x = 0, y = 0] = [xy[i], xy[i + 1]];
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  return { xy, minX, minY, maxX, maxY };
}

function placesOf(topology: Topology, countries: GeometryCollection): CountryPlace[] {
  return countries.geometries.flatMap((geometry) => {
    if (geometry.id === undefined) return [];
    const shape = feature(topology, geometry as Polygon | MultiPolygon);
    if (shape.type !== 'Feature') return [];
    const middles = ringsOf(shape.geometry).flatMap((ring) => project(ring, true).map(middleOf));
    const largest = middles.reduce((best, next) => (next.area > best.area ? next : best), {
      x: 0,
      y: 0,
      area: 0,
    });
    return [{ ...largest, id: String(geometry.id) }];
  });
}

/** Centroid and area of a ring by the shoelace formula. */
function middleOf({ xy }: Outline): { x: number; y: number; area: number } {
  let [doubled, x, y] = [0, 0, 0];
  for (let i = 0; i < xy.length; i += 2) {
    const [x0 = 0, y0 = 0] = [xy[i], xy[i + 1]];
    const [x1 = 0, y1 = 0] = [xy[(i + 2) % xy.length], xy[(i + 3) % xy.length]];
    const cross = x0 * y1 - x1 * y0;
    doubled += cross;
    x += (x0 + x1) * cross;
    y += (y0 + y1) * cross;
  }
  return { x: x / (3 * doubled), y: y / (3 * doubled), area: Math.abs(doubled / 2) };
}
