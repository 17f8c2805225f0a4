import type { FeedKind } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { likeCount, likedBy } from '../../items/likes.ts';
import { isReachable } from '../../visibility/visibility.ts';

export type LikeableKind = Exclude<FeedKind, 'pilot'>;

/** Likes an item that the viewer may see; nothing happens where they do already. A trigger counts. */
export async function insertLike(db: Db, kind: LikeableKind, id: string, viewer: SessionUser): Promise<void> {
  await sql`
    insert into likes (user_id, item_id)
    select ${viewer.id}, id from feed_items where id = ${id} and kind = ${kind} and ${isReachable('feed_items', viewer)}
    on conflict do nothing
  `.execute(db);
}

export async function deleteLike(db: Db, id: string, viewer: SessionUser): Promise<void> {
  await db.deleteFrom('likes').where('item_id', '=', id).where('user_id', '=', viewer.id).execute();
}

export function findLikes(db: Db, kind: LikeableKind, id: string, viewer: SessionUser) {
  return db
    .selectFrom('feed_items')
    .select([likeCount.as('likes'), likedBy(viewer, 'feed_items.id').as('likedByMe')])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where(isReachable('feed_items', viewer))
    .executeTakeFirst();
}
