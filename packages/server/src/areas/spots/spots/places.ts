import type { SpotFilter } from '@estela/contracts';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Schema } from '../../../database/schema.ts';
import { matches } from '../../../lists/search.ts';
import { isNotBlocked } from '../../../visibility/blocks.ts';
import { isListed, isNotClosing } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { type Box, boxSpan, contains, crosses, distanceToMiddle, smallBox } from './box.ts';
import { findNear } from './near.ts';
import { isOwnWanted, type OwnFilter } from './own-spots.ts';
import { selectBoxSpots, selectSpots } from './spot-rows.ts';

/** Which of the spots that the viewer may see. */
export interface Wanted extends OwnFilter {
  viewer: Viewer;
  filter?: SpotFilter | undefined;
}

/** Ids of spots in a box; of more than `limit` those nearest to its middle where it is small, else any. */
export async function findInBox(db: Db, wanted: Wanted, box: Box, limit: number): Promise<string[]> {
  const nearest = (spots: RawBuilder<unknown>) => sql`
    select id, place from (${spots}) as part order by ${distanceToMiddle(sql`place`, box)} limit ${limit}`;
  // Part by part too: the index that gives the order is of one part.
  const found = isOfPlace(wanted, box)
    ? nearest(unionAll(partsInBox(wanted, box).map((part) => sql`(${nearest(part)})`)))
    : sql`${inBox(wanted, box)} limit ${limit}`;
  const { rows } = await sql<{ id: string }>`select id from (${found}) as found`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The box alone says which spots, and it is small. In order of distance the index is read until there are enough; without
 * one, where spots lie close, the planner has it read all of the box first.
 */
const isOfPlace = ({ filter, q }: Wanted, box: Box) =>
  boxSpan(box) <= smallBox && !crosses(box) && !q?.trim() && (!filter || filter === 'public');

/** Those of the ids that the viewer may see, newest first. */
export function readSpots(db: Db, viewer: Viewer, ids: readonly string[]) {
  return amongIds(selectSpots(db, viewer), viewer, ids).execute();
}

/** The same for a map. */
export function readBoxSpots(db: Db, viewer: Viewer, ids: readonly string[]) {
  return amongIds(selectBoxSpots(db, viewer), viewer, ids).execute();
}

function amongIds<Row>(
  spots: SelectQueryBuilder<Schema, 'spots' | 'users' | 'feed_items', Row>,
  viewer: Viewer,
  ids: readonly string[],
) {
  return spots
    .where('spots.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(isListed('spots', viewer))
    .orderBy('spots.created_at', 'desc')
    .orderBy('spots.id', 'desc');
}

/** Spots within `radius` metres of a point that the viewer may see, nearest first, by the place that they see. */
export async function findSpotsNear(
  db: Db,
  viewer: Viewer,
  { lat, lng, radius, limit }: { lat: number; lng: number; radius: number; limit: number },
) {
  const ids = await findNear(db, viewer, { lat, lng }, { radius, limit });
  const rank = new Map(ids.map((id, index) => [id, index]));
  const rows = await readSpots(db, viewer, ids);
  return rows.sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
}

/** Whether there are more than `most`: counting stops there. */
export async function hasMoreThan(db: Db, most: number, wanted: Wanted, box: Box): Promise<boolean> {
  const { rows } = await sql`select from (${inBox(wanted, box)}) as found offset ${most} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Ids and places. Others' spots are looked up by the place that is shown of them: the edge of a box must not reveal the
 * exact place. Own ones by their true place.
 */
export function inBox(wanted: Wanted, box: Box): RawBuilder<unknown> {
  return unionAll(partsInBox(wanted, box));
}

const unionAll = (parts: RawBuilder<unknown>[]) => sql`${sql.join(parts, sql` union all `)}`;

function partsInBox(wanted: Wanted, box: Box): RawBuilder<unknown>[] {
  const { viewer, filter } = wanted;
  const parts: RawBuilder<unknown>[] = [];
  if (viewer && filter !== 'following')
    parts.push(sql`
      select id, point(lng, lat) as place, shown_lat, shown_lng from spots
      where ${contains(sql`point(lng, lat)`, box)} and ${isOwn(viewer.id, wanted)}`);
  if (filter !== 'mine')
    parts.push(sql`
      select id, place, shown_lat, shown_lng from (${shownSpots(wanted, box)}) as spots
      where ${contains(sql`place`, box)} and ${isListed('spots', viewer)} and ${isOfOthers(viewer)}`);
  return parts;
}

/**
 * What others may be shown at all, to be narrowed to the box. The planner takes every box for a small one and would look
 * there first; `offset 0` keeps it from that where the pilots or the words leave less.
 */
function shownSpots({ viewer, filter, q }: Wanted, box: Box): RawBuilder<unknown> {
  const shown = sql`
    select id, owner_id, audience, point(shown_lng, shown_lat) as place, shown_lat, shown_lng from spots
    where audience >= 'followers' and ${isWanted(filter)} and ${hasWords(q)}`;
  if (viewer && filter === 'following')
    return ofFollowed(viewer, (pilot) => sql`${shown} and owner_id = ${pilot}`);
  return q?.trim() && boxSpan(box) > smallBox ? sql`${shown} offset 0` : shown;
}

/** Rows of each pilot that the viewer follows, pilot by pilot: a join may read those of everybody. */
export function ofFollowed(
  viewer: NonNullable<Viewer>,
  rowsOf: (pilot: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select spot.* from unnest(array(select followee_id from follows where follower_id = ${viewer.id})) as followed (id)
    cross join lateral (${rowsOf(sql`followed.id`)} offset 0) as spot
    where ${isNotBlocked(sql`followed.id`, viewer)} and ${isNotClosing(sql`followed.id`)}`;
}

/** As the list of own spots for `mine`; elsewhere the same words as of others. */
const isOwn = (ownerId: string, wanted: Wanted) =>
  wanted.filter === 'mine'
    ? isOwnWanted(ownerId, wanted)
    : sql<SqlBool>`owner_id = ${ownerId} and ${isWanted(wanted.filter)} and ${hasWords(wanted.q)}`;

const isWanted = (filter: SpotFilter | undefined) =>
  filter === 'public' ? sql<SqlBool>`audience = 'public'` : sql<SqlBool>`true`;

const isOfOthers = (viewer: Viewer) => (viewer ? sql<SqlBool>`owner_id <> ${viewer.id}` : sql<SqlBool>`true`);

const hasWords = (q = '') => matches(sql`search`, q);
