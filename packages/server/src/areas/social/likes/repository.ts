import type { FeedKind } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { likeCount, likedBy } from '../../../lists/reactions.ts';
import { isReachable } from '../../../visibility/items.ts';

export type LikeableKind = Exclude<FeedKind, 'pilot'>;

/** Likes an item that the viewer may see; nothing happens where they do already. A trigger counts. */
export async function insertLike(db: Db, kind: LikeableKind, id: string, viewer: SessionUser): Promise<void> {
  await sql`
    insert into likes (user_id, item_id)
    select ${viewer.id}, id from feed_items where id = ${id} and kind = ${kind} and ${isReachable('feed_items', viewer)}
    on conflict do nothing
  `.execute(db);
}

/** Waits for whoever deletes the item: a like that is kept with it, to come back, is not taken back any more. */
export async function deleteLike(db: Db, id: string, viewer: SessionUser): Promise<void> {
  await sql`
    with item as (select id from feed_items where id = ${id} for key share)
    delete from likes using item where item_id = item.id and user_id = ${viewer.id}`.execute(db);
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
