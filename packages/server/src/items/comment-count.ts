import { type RawBuilder, sql } from 'kysely';
import { hasBlocks, isBlocked, type Viewer } from '../visibility/visibility.ts';

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
