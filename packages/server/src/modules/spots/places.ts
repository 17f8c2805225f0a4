import type { SpotFilter } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { matches } from '../../items/search.ts';
import { isListed, type Viewer } from '../../visibility/visibility.ts';
import { type Box, boxAround, contains } from './box.ts';
import { selectSpots } from './spot-rows.ts';

/** Which of the spots that the viewer may see. */
export interface Wanted {
  viewer: Viewer;
  filter?: SpotFilter | undefined;
  /** Words of name and description. */
  q?: string | undefined;
}

const earthRadius = 6_371_000;

/** Spots in a box, newest first; of more than `limit` whichever the index finds first. */
export async function findSpotsInBox(db: Db, wanted: Wanted, box: Box, limit: number) {
  const { rows } = await sql<{ id: string }>`${inBox(wanted, box)} limit ${limit}`.execute(db);
  return readSpots(
    db,
    wanted.viewer,
    rows.map(({ id }) => id),
  );
}

/** Those of the ids that the viewer may see, newest first. */
export function readSpots(db: Db, viewer: Viewer, ids: readonly string[]) {
  return selectSpots(db, viewer)
    .where('spots.id', '=', sql<string>`any(${ids}::uuid[])`)
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
    select id from (select id, ${distance} as metres from (${inBox({ viewer }, boxAround(lat, lng, radius))}) as found) as near
    where metres <= ${radius} order by metres, id limit ${limit}
  `.execute(db);
  const ids = near.rows.map(({ id }) => id);
  const rank = new Map(ids.map((id, index) => [id, index]));
  const rows = await readSpots(db, viewer, ids);
  return rows.sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
}

/**
 * Ids and places. Others' spots are looked up by the place that is shown of them: the edge of a box must not reveal the
 * exact place. Own ones by their true place.
 */
export function inBox({ viewer, filter, q }: Wanted, box: Box): RawBuilder<{ id: string }> {
  const parts: RawBuilder<unknown>[] = [];
  if (viewer && filter !== 'following')
    parts.push(sql`
      select id, point(lng, lat) as place from spots
      where owner_id = ${viewer.id} and ${contains(sql`point(lng, lat)`, box)} and ${isWanted(filter)} and ${hasWords(q)}`);
  if (filter !== 'mine')
    parts.push(sql`
      select id, point(shown_lng, shown_lat) as place from spots
      where audience >= 'followers' and ${contains(sql`point(shown_lng, shown_lat)`, box)}
        and ${isListed('spots', viewer)} and ${isOfOthers(viewer, filter)} and ${isWanted(filter)} and ${hasWords(q)}`);
  return sql<{ id: string }>`${sql.join(parts, sql` union all `)}`;
}

const isWanted = (filter: SpotFilter | undefined) =>
  filter === 'public' ? sql<SqlBool>`audience = 'public'` : sql<SqlBool>`true`;

function isOfOthers(viewer: Viewer, filter: SpotFilter | undefined): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`true`;
  if (filter !== 'following') return sql<SqlBool>`owner_id <> ${viewer.id}`;
  return sql<SqlBool>`exists (
    select 1 from follows where follower_id = ${viewer.id} and followee_id = spots.owner_id)`;
}

/** As the index `spots_words` has it. */
const hasWords = (q = '') => matches(sql`search_text(name || ' ' || description)`, q);
