import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Degrees. West of its own east where it crosses the 180th meridian. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Metres in a degree of latitude. */
const degree = 111_195;

/** Degrees: a box no wider and no higher is answered by the spots themselves. */
export const smallBox = 1;

/** The longer side, in degrees. */
export function boxSpan({ west, south, east, north }: Box): number {
  return Math.max(west <= east ? east - west : east - west + 360, north - south);
}

/** Whether a place of the row lies in the box; an index on that very `point(lng, lat)` answers it. */
export function contains(place: RawBuilder<unknown>, { west, south, east, north }: Box): RawBuilder<SqlBool> {
  const inside = (from: number, to: number) =>
    sql`${place} <@ box(point(${from}, ${south}), point(${to}, ${north}))`;
  if (west <= east) return sql<SqlBool>`${inside(west, east)}`;
  return sql<SqlBool>`(${inside(west, 180)} or ${inside(-180, east)})`;
}

/** Whether the box lies across the 180th meridian. */
export const crosses = ({ west, east }: Box) => west > east;

/** Degrees on the flat map, for a box that does not cross its edge; an index on `place` gives rows in this order. */
export function distanceToMiddle(
  place: RawBuilder<unknown>,
  { west, south, east, north }: Box,
): RawBuilder<number> {
  return sql<number>`${place} <-> point(${(west + east) / 2}, ${(south + north) / 2})`;
}

export function boxAround(lat: number, lng: number, radius: number): Box {
  const height = radius / degree;
  const south = Math.max(-90, lat - height);
  const north = Math.min(90, lat + height);
  // The widest parallel of the circle is the one nearest to a pole; at a pole it is every longitude.
  const cosine = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const width = cosine > 1e-6 ? height / cosine : 180;
  if (width >= 180) return { west: -180, south, east: 180, north };
  return { west: wrap(lng - width), south, east: wrap(lng + width), north };
}

function wrap(lng: number): number {
  if (lng < -180) return lng + 360;
  return lng > 180 ? lng - 360 : lng;
}
