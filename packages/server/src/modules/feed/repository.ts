import type { FeedKind } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Position } from '../../http/cursor.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { isListed, type Viewer } from '../../visibility/visibility.ts';
import { isWanted } from './hidden-repository.ts';

/** One place of a feed; the items themselves are read afterwards, all of a kind at once. */
export interface FeedEntry {
  id: string;
  kind: FeedKind;
  created_at: Date;
}

/** Who follows more pilots than this is served by looking through everybody's newest first. */
const manyFollowed = 200;
/** Rows of everybody's newest that are looked through: about a millisecond. */
const lookedThrough = 1_000;

export async function findGlobalEntries(db: Db, viewer: Viewer, after: Position | null, limit: number) {
  const { rows } = await sql<FeedEntry>`
    select id, kind, created_at from feed_items
    where audience = 'public' and ${isListed('feed_items', viewer)} and ${isWanted('feed_items', viewer)}
      and ${isAfter(after)}
    order by created_at desc, id desc limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * What pilots whom the viewer follows did, newest first. The cost must not grow with the number of followed pilots,
 * nor with how deep the page is, nor with how long the followed have been silent.
 */
export async function findFollowingEntries(
  db: Db,
  viewer: SessionUser,
  after: Position | null,
  limit: number,
) {
  if (await followsMany(db, viewer)) {
    const rows = await lookThroughNewest(db, viewer, after, limit);
    if (rows.length === limit) return rows;
  }
  return askEachFollowed(db, viewer, after, limit);
}

async function followsMany(db: Db, viewer: SessionUser): Promise<boolean> {
  const stats = await db
    .selectFrom('pilot_stats')
    .select('following')
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  return (stats?.following ?? 0) > manyFollowed;
}

async function lookThroughNewest(db: Db, viewer: SessionUser, after: Position | null, limit: number) {
  const { rows } = await sql<FeedEntry>`
    select id, kind, created_at from (
      select id, kind, created_at, owner_id, audience from feed_items
      where audience >= 'followers' and ${isAfter(after)}
      order by created_at desc, id desc limit ${lookedThrough}
    ) as newest
    where exists (select 1 from follows where follower_id = ${viewer.id} and followee_id = newest.owner_id)
      and ${isListed('newest', viewer)} and ${isWanted('newest', viewer)}
    order by created_at desc, id desc limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * Of the followed pilots whose newest item is older than the position, only as many as a page has entries can be on
 * it: those with the newest. Pilots with something newer must all be read.
 */
async function askEachFollowed(db: Db, viewer: SessionUser, after: Position | null, limit: number) {
  const active = after
    ? sql`select user_id from followed where last_visible_at >= ${after.at} union all`
    : sql``;
  const older = after
    ? sql<SqlBool>`last_visible_at < ${after.at}`
    : sql<SqlBool>`last_visible_at is not null`;
  const { rows } = await sql<FeedEntry>`
    with followed as materialized (
      -- An array, so that each pilot is looked up: a join may read all of the table, which is dearer as it grows.
      select user_id, last_visible_at from pilot_stats
      where user_id = any (array(select followee_id from follows where follower_id = ${viewer.id}))
    ), asked as (
      ${active} (
        select user_id from followed where ${older}
        order by last_visible_at desc fetch first ${sql.lit(limit)} rows with ties
      )
    )
    select entry.id, entry.kind, entry.created_at
    from asked cross join lateral (
      select id, kind, created_at, owner_id, audience from feed_items
      where owner_id = asked.user_id and audience >= 'followers' and ${isWanted('feed_items', viewer)}
        and ${isAfter(after)}
      order by created_at desc, id desc limit ${limit}
    ) as entry
    where ${isListed('entry', viewer)}
    order by entry.created_at desc, entry.id desc limit ${limit}
  `.execute(db);
  return rows;
}

function isAfter(position: Position | null): RawBuilder<SqlBool> {
  if (!position) return sql<SqlBool>`true`;
  return sql<SqlBool>`(created_at, id) < (${position.at}::timestamptz, ${position.id}::uuid)`;
}
