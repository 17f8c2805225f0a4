import { limits } from '@estela/contracts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { isListed } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { isWanted } from './hidden-repository.ts';

/** How much others have made public since, counted as far as `limits.feedNews`. */
export async function countGlobalNews(db: Db, viewer: Viewer, since: Position | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from feed_items
      where audience = 'public' and ${isListed('feed_items', viewer)} and ${isWanted('feed_items', viewer)}
        and ${isOfOthers(viewer)} and ${isSince(since)}
      order by created_at desc, id desc limit ${limits.feedNews}
    ) as news
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same of those whom the viewer follows; only those with something new are asked. */
export async function countFollowingNews(
  db: Db,
  viewer: SessionUser,
  since: Position | null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from (
        select user_id from pilot_stats
        where user_id = any (array(select followee_id from follows where follower_id = ${viewer.id}))
          and last_visible_at >= ${since?.at ?? new Date(0)}
      ) as active cross join lateral (
        select id, owner_id, audience from feed_items
        where owner_id = active.user_id and audience >= 'followers' and ${isWanted('feed_items', viewer)}
          and ${isSince(since)}
        order by created_at desc, id desc limit ${limits.feedNews}
      ) as entry
      where ${isListed('entry', viewer)}
      limit ${limits.feedNews}
    ) as news
  `.execute(db);
  return rows[0]?.count ?? 0;
}

function isSince(position: Position | null) {
  if (!position) return sql<SqlBool>`true`;
  return sql<SqlBool>`(created_at, id) > (${position.at}::timestamptz, ${position.id}::uuid)`;
}

/** What they add themselves is no news to them. */
function isOfOthers(viewer: Viewer) {
  return viewer ? sql<SqlBool>`owner_id <> ${viewer.id}` : sql<SqlBool>`true`;
}
