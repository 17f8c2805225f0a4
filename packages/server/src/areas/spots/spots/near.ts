import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isListed } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { type Box, boxAround, contains } from './box.ts';

interface Point {
  lat: number;
  lng: number;
}

interface Reach {
  /** Metres. */
  radius: number;
  limit: number;
}

const earthRadius = 6_371_000;

/** Wider than the circle by what two roundings of the earth's radius can differ. */
const margin = 1.001;

/** Ids of the spots around a point that the viewer may see, nearest first, by the place that they see. */
export async function findNear(db: Db, viewer: Viewer, point: Point, { radius, limit }: Reach) {
  const reach = Math.min(radius, await farthestWanted(db, viewer, point, { radius, limit }));
  const box = boxAround(point.lat, point.lng, reach * margin + 1);
  const found = [others(viewer, box), ...ownSpots(viewer)];
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, ${metresTo(point)} as metres from (${sql.join(found, sql` union all `)}) as found
    ) as near where metres <= ${radius} order by metres, id limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Metres within which at least as many lie as are wanted; all of the radius where it has fewer. The index finds what is
 * nearest in degrees, which are narrower the farther from the equator: those are not the nearest in metres, yet bound
 * them, and what is left to sort is little more than is wanted, however many spots there are. Without the circle's box,
 * which the planner takes for a small one and would sort.
 */
async function farthestWanted(
  db: Db,
  viewer: Viewer,
  point: Point,
  { radius, limit }: Reach,
): Promise<number> {
  const { west, east } = boxAround(point.lat, point.lng, radius);
  // What lies across the 180th meridian is seen from beyond the edge.
  const beyond = point.lng < 0 ? point.lng + 360 : point.lng - 360;
  const found = (west <= east ? [point.lng] : [point.lng, beyond]).map(
    (lng) => sql`(${others(viewer)} order by place <-> point(${lng}, ${point.lat}) limit ${limit})`,
  );
  const { rows } = await sql<{ metres: number }>`
    select ${metresTo(point)} as metres from (${sql.join(found, sql` union all `)}) as found
    order by metres offset ${limit - 1} limit 1
  `.execute(db);
  return rows[0]?.metres ?? radius;
}

function others(viewer: Viewer, box?: Box): RawBuilder<unknown> {
  const isOfOthers = viewer ? sql<SqlBool>`owner_id <> ${viewer.id}` : sql<SqlBool>`true`;
  return sql`select id, place from (
      select id, owner_id, audience, point(shown_lng, shown_lat) as place from spots where audience >= 'followers'
    ) as spots where ${box ? contains(sql`place`, box) : sql`true`} and ${isListed('spots', viewer)} and ${isOfOthers}`;
}

/** By their true place, as many as a pilot may own; found by their owner, not by where everybody's are. */
function ownSpots(viewer: Viewer): RawBuilder<unknown>[] {
  if (!viewer) return [];
  return [sql`(select id, point(lng, lat) as place from spots where owner_id = ${viewer.id} offset 0)`];
}

function metresTo({ lat, lng }: Point): RawBuilder<number> {
  return sql<number>`${earthRadius} * 2 * asin(sqrt(least(1,
    sin(radians(place[1] - ${lat}) / 2) ^ 2
    + cos(radians(${lat})) * cos(radians(place[1])) * sin(radians(place[0] - ${lng}) / 2) ^ 2)))`;
}
