import pointInPolygon from 'point-in-polygon-hao';

/** Longitude, latitude, in degrees. */
export type Position = [lng: number, lat: number];

/** One area on the ground. Rings are closed, the first is the outside and the others are holes; radius in metres. */
export type Shape =
  | { type: 'Polygon'; rings: Position[][] }
  | { type: 'Circle'; centre: Position; radius: number };

/** Degrees. East may pass 180 where a shape crosses that meridian. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

const earthRadius = 6_371_000;
const degree = (earthRadius * Math.PI) / 180;
const corners = 64;

/** Whether a point lies in the shape or on its edge. */
export function contains(shape: Shape, lat: number, lng: number): boolean {
  if (shape.type === 'Circle') return distance(shape.centre, [lng, lat]) <= shape.radius;
  const [outside = [], ...holes] = shape.rings;
  return [lng, lng + 360, lng - 360].some(
    (x) =>
      isWithin([x, lat], outside) &&
      holes.filter((hole) => pointInPolygon([x, lat], [hole]) === true).length % 2 === 0,
  );
}

/** On the edge too, and where a ring that crosses itself goes around the point twice. */
function isWithin([x, y]: Position, ring: Position[]): boolean {
  if (pointInPolygon([x, y], [ring]) !== false) return true;
  let turns = 0;
  for (const [index, [x2, y2]] of ring.entries()) {
    const [x1, y1] = ring[index - 1] ?? [x2, y2];
    const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
    if (y1 <= y && y2 > y && side > 0) turns += 1;
    if (y1 > y && y2 <= y && side < 0) turns -= 1;
  }
  return turns !== 0;
}

export function boundsOf(shape: Shape): Bounds {
  if (shape.type === 'Circle') return circleBounds(shape.centre, shape.radius);
  const outside = shape.rings[0] ?? [];
  const bounds = { west: 360, south: 90, east: -360, north: -90 };
  for (const [lng, lat] of outside) {
    bounds.west = Math.min(bounds.west, lng);
    bounds.east = Math.max(bounds.east, lng);
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
  }
  return bounds;
}

export function union(all: readonly Bounds[]): Bounds | null {
  const [first, ...others] = all;
  if (!first) return null;
  return others.reduce(
    (a, b) => ({
      west: Math.min(a.west, b.west),
      south: Math.min(a.south, b.south),
      east: Math.max(a.east, b.east),
      north: Math.max(a.north, b.north),
    }),
    first,
  );
}

/** Rings for a map. A circle's corners lie a little outside it: drawn too large rather than too small. */
export function ringsOf(shape: Shape): Position[][] {
  if (shape.type === 'Polygon') return shape.rings;
  const [lng, lat] = shape.centre;
  const height = shape.radius / degree / Math.cos(Math.PI / corners);
  const width = height / Math.max(0.01, Math.cos(radians(lat)));
  const ring = Array.from({ length: corners }, (_, index): Position => {
    const angle = (index * 2 * Math.PI) / corners;
    const north = Math.max(-90, Math.min(90, lat + height * Math.sin(angle)));
    return [rounded(lng + width * Math.cos(angle)), rounded(north)];
  });
  return [[...ring, ...ring.slice(0, 1)]];
}

function circleBounds([lng, lat]: Position, radius: number): Bounds {
  const height = radius / degree;
  const [south, north] = [Math.max(-90, lat - height), Math.min(90, lat + height)];
  const cosine = Math.cos(radians(Math.max(Math.abs(south), Math.abs(north))));
  const width = cosine > 1e-6 ? Math.min(180, height / cosine) : 180;
  return { west: lng - width, south, east: lng + width, north };
}

function distance(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const squared = half(a[1], b[1]) + Math.cos(radians(a[1])) * Math.cos(radians(b[1])) * half(a[0], b[0]);
  return earthRadius * 2 * Math.asin(Math.sqrt(Math.min(1, squared)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** To about a centimetre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}
