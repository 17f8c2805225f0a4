import { type FeedKind, limits } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Position } from '../../../http/cursor.ts';
import { isListed, isNotClosing } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { hiddenBy, isWanted } from './hidden-repository.ts';

/** One place of a feed. */
export interface FeedEntry {
  id: string;
  kind: FeedKind;
  owner_id: string;
  created_at: Date;
}

/** Who follows more pilots than this is served by looking through everybody's newest first. */
const manyFollowed = 200;
/** Rows of everybody's newest that are looked through: about a millisecond. */
const lookedThrough = 1_000;

/** Rows of the longest page, and one more to know whether more follow. */
const longestPage = limits.pageSize.max + 1;

/**
 * The places of everybody's feed, newest first. The limit inside is a constant: of a parameter the planner would expect a
 * tenth of all items, find a plan that is kept too dear, and plan this long statement again each time.
 */
export function globalEntries(viewer: Viewer, after: Position | null, limit: number): RawBuilder<FeedEntry> {
  return sql<FeedEntry>`
    select * from (
      select id, kind, owner_id, created_at from feed_items
      where audience = 'public' and ${isListed('feed_items', viewer)} and ${isWanted('feed_items', viewer)}
        and ${isAfter(after)}
      order by created_at desc, id desc limit ${sql.lit(longestPage)}
    ) as newest order by created_at desc, id desc limit ${limit}`;
}

/**
 * The places of what pilots whom the viewer follows did, newest first. The cost must not grow with the number of followed
 * pilots, nor with how deep the page is, nor with how long the followed have been silent.
 *
 * Of the two ways of finding them the second is gone where the first did not fill the page. Conditions without a column,
 * as `isFull`, are looked at once and before any row.
 */
export function followingEntries(
  viewer: NonNullable<Viewer>,
  after: Position | null,
  limit: number,
): RawBuilder<FeedEntry> {
  const isFull = sql`(select count(*) = ${limit} from near)`;
  return sql<FeedEntry>`
    with near as materialized (${amongNewest(viewer, after, limit)}),
    followed as materialized (
      -- An array, so that each pilot is looked up: a join may read all of the table, which is dearer as it grows.
      select user_id, last_visible_at from pilot_stats
      where user_id = any (array(select followee_id from follows where follower_id = ${viewer.id}))
        and ${isNotClosing(sql`user_id`)} and user_id <> all (${hiddenBy(viewer, 'pilot')})
    ),
    asked as (${pilotsToAsk(viewer, after, limit)})
    select * from near where ${isFull}
    union all (
      select entry.id, entry.kind, entry.owner_id, entry.created_at
      from asked cross join lateral (
        select id, kind, created_at, owner_id, audience from feed_items
        where owner_id = asked.user_id and audience >= 'followers' and ${isWanted('feed_items', viewer)}
          and ${isAfter(after)}
        order by created_at desc, id desc limit ${limit}
      ) as entry
      where not ${isFull} and ${isListed('entry', viewer)}
      order by entry.created_at desc, entry.id desc limit ${limit}
    )`;
}

/** Nothing for who follows few, though everybody's newest may hold some of theirs. */
function amongNewest(
  viewer: NonNullable<Viewer>,
  after: Position | null,
  limit: number,
): RawBuilder<FeedEntry> {
  return sql<FeedEntry>`
    select id, kind, owner_id, created_at from (
      select id, kind, created_at, owner_id, audience from feed_items
      where audience >= 'followers' and ${isAfter(after)}
      order by created_at desc, id desc limit ${lookedThrough}
    ) as newest
    where (select following > ${manyFollowed} from pilot_stats where user_id = ${viewer.id})
      and exists (select 1 from follows where follower_id = ${viewer.id} and followee_id = newest.owner_id)
      and ${isListed('newest', viewer)} and ${isWanted('newest', viewer)}
    order by created_at desc, id desc limit ${limit}`;
}

/**
 * Of the followed pilots whose newest item is older than the position, only as many as a page has entries can be on
 * it: those with the newest. Pilots with something newer must all be read. A hidden item may have been the newest of its
 * pilot, whose place another one then has: as many more are asked.
 */
function pilotsToAsk(
  viewer: NonNullable<Viewer>,
  after: Position | null,
  limit: number,
): RawBuilder<{ user_id: string }> {
  const hidden = sql`cardinality(${hiddenBy(viewer, 'item')})`;
  const older = (isOlder: RawBuilder<SqlBool>) => sql`(
    select user_id from followed where ${isOlder}
    order by last_visible_at desc fetch first (${sql.lit(limit)} + ${hidden}) rows with ties)`;
  if (!after) return sql`${older(sql`last_visible_at is not null`)}`;
  return sql`
    select user_id from followed where last_visible_at >= ${after.at}
    union all ${older(sql`last_visible_at < ${after.at}`)}`;
}

function isAfter(position: Position | null): RawBuilder<SqlBool> {
  if (!position) return sql<SqlBool>`true`;
  return sql<SqlBool>`(created_at, id) < (${position.at}::timestamptz, ${position.id}::uuid)`;
}
