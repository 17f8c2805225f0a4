import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { isListed, type Viewer } from '../../visibility/visibility.ts';
import { selectSpots } from './spot-rows.ts';

/** Degrees. West of its own east where it crosses the 180th meridian. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Metres in a degree of latitude, and the radius that makes them. */
const degree = 111_195;
const earthRadius = 6_371_000;

/** Spots in a box that the viewer may see, newest first; of more than `limit` whichever the index finds first. */
export async function findSpotsInBox(db: Db, viewer: Viewer, box: Box, limit: number) {
  const ids = await sql<{ id: string }>`${inBox(viewer, box)} limit ${limit}`.execute(db);
  return selectSpots(db, viewer)
    .where('spots.id', '=', anyOf(ids.rows))
    .where(isListed('spots', viewer))
    .orderBy('spots.created_at', 'desc')
    .orderBy('spots.id', 'desc')
    .execute();
}

/** Spots within `radius` metres of a point that the viewer may see, nearest first, by the place that they see. */
export async function findSpotsNear(
  db: Db,
  viewer: Viewer,
  { lat, lng, radius, limit }: { lat: number; lng: number; radius: number; limit: number },
) {
  const distance = sql<number>`${earthRadius} * 2 * asin(sqrt(least(1,
    sin(radians(place[1] - ${lat}) / 2) ^ 2
    + cos(radians(${lat})) * cos(radians(place[1])) * sin(radians(place[0] - ${lng}) / 2) ^ 2)))`;
  const near = await sql<{ id: string }>`
    select id from (select id, ${distance} as metres from (${inBox(viewer, boxAround(lat, lng, radius))}) as found) as near
    where metres <= ${radius} order by metres, id limit ${limit}
  `.execute(db);
  const rows = await selectSpots(db, viewer)
    .where('spots.id', '=', anyOf(near.rows))
    .where(isListed('spots', viewer))
    .execute();
  const rank = new Map(near.rows.map(({ id }, index) => [id, index]));
  return rows.sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
}

/**
 * Ids and places. Others' spots are looked up by the place that is shown of them: the edge of a box must not reveal the
 * exact place. Own ones by their true place.
 */
function inBox(viewer: Viewer, box: Box): RawBuilder<{ id: string }> {
  const others = sql`
    select id, point(shown_lng, shown_lat) as place from spots
    where audience >= 'followers' and ${contains(sql`point(shown_lng, shown_lat)`, box)} and ${isListed('spots', viewer)}`;
  if (!viewer) return others as RawBuilder<{ id: string }>;
  return sql<{ id: string }>`
    select id, point(lng, lat) as place from spots
    where owner_id = ${viewer.id} and ${contains(sql`point(lng, lat)`, box)}
    union all ${others} and owner_id <> ${viewer.id}`;
}

function contains(place: RawBuilder<unknown>, { west, south, east, north }: Box): RawBuilder<SqlBool> {
  const inside = (from: number, to: number) =>
    sql`${place} <@ box(point(${from}, ${south}), point(${to}, ${north}))`;
  if (west <= east) return sql<SqlBool>`${inside(west, east)}`;
  return sql<SqlBool>`(${inside(west, 180)} or ${inside(-180, east)})`;
}

function boxAround(lat: number, lng: number, radius: number): Box {
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

function anyOf(rows: { id: string }[]) {
  return sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`;
}
