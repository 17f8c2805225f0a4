import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Position } from '../../http/cursor.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { isListed } from '../../visibility/visibility.ts';
import { selectSpots } from '../spots/index.ts';

/** The item may go while this runs: then there is nothing to bookmark. */
export async function insertBookmark(db: Db, itemId: string, viewer: SessionUser): Promise<void> {
  await sql`
    insert into bookmarks (user_id, item_id) select ${viewer.id}, id from feed_items where id = ${itemId}
    on conflict do nothing`.execute(db);
}

export async function deleteBookmark(db: Db, itemId: string, viewer: SessionUser): Promise<void> {
  await db.deleteFrom('bookmarks').where('user_id', '=', viewer.id).where('item_id', '=', itemId).execute();
}

export function listBookmarkedSpots(db: Db, viewer: SessionUser, after: Position | null, limit: number) {
  return selectSpots(db, viewer)
    .innerJoin('bookmarks', 'bookmarks.item_id', 'spots.id')
    .select('bookmarks.created_at as bookmarked_at')
    .where('bookmarks.user_id', '=', viewer.id)
    .where(isListed('spots', viewer))
    .where(
      after
        ? sql<SqlBool>`(bookmarks.created_at, bookmarks.item_id) < (${after.at}::timestamptz, ${after.id}::uuid)`
        : sql<SqlBool>`true`,
    )
    .orderBy('bookmarks.created_at', 'desc')
    .orderBy('bookmarks.item_id', 'desc')
    .limit(limit)
    .execute();
}
