import { type RawBuilder, sql } from 'kysely';
import { hasBlocks, isBlocked } from '../visibility/blocks.ts';
import type { Viewer } from '../visibility/viewer.ts';

/** Likes of the row of `feed_items`: those that are counted in it, and those beside it (migration 059). */
export const likeCount = sql<number>`(feed_items.likes + coalesce(
  (select sum(step) from like_steps where item_id = feed_items.id), 0))::int`;

/** Whether the viewer likes the item whose id is in `column`. */
export function likedBy(viewer: Viewer, column: string) {
  if (!viewer) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from likes where user_id = ${viewer.id} and item_id = ${sql.ref(column)})`;
}

/** Whether the viewer has bookmarked the item whose id is in `column`. */
export function bookmarkedBy(viewer: Viewer, column: string) {
  if (!viewer) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from bookmarks where user_id = ${viewer.id} and item_id = ${sql.ref(column)})`;
}

/**
 * Comments on the flight of the row of `feed_items`. Who has blocked somebody, or was blocked, does not see that pilot's,
 * nor the replies to them: only for those it is more than the count that all share.
 */
export function commentCount(viewer: Viewer): RawBuilder<number> {
  const all = sql<number>`feed_items.comments`;
  if (!viewer) return all;
  const isGone = (author: string) => isBlocked(sql.ref(author), viewer);
  return sql<number>`case when ${hasBlocks(viewer)} then ${all} - (
    select count(*)::int from comments as gone left join comments as thread on thread.id = gone.parent_id
    where gone.flight_id = feed_items.id and not gone.deleted and not gone.hidden
      and (${isGone('gone.author_id')} or ${isGone('thread.author_id')})) else ${all} end`;
}
