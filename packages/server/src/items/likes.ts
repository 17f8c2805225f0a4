import { sql } from 'kysely';
import type { Viewer } from '../visibility/visibility.ts';

/** Likes of the row of `feed_items`: those that are counted in it, and those beside it (migration 059). */
export const likeCount = sql<number>`(feed_items.likes + coalesce(
  (select sum(step) from like_steps where item_id = feed_items.id), 0))::int`;

/** Whether the viewer likes the item whose id is in `column`. */
export function likedBy(viewer: Viewer, column: string) {
  if (!viewer) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from likes where user_id = ${viewer.id} and item_id = ${sql.ref(column)})`;
}
