import { calls, type FeedKind } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { likeCount, likedBy } from '../../../lists/reactions.ts';
import { type ItemTable, itemNotFound } from '../../../references/write-access.ts';
import { isReachable } from '../../../visibility/items.ts';

type LikeableKind = Exclude<FeedKind, 'pilot'>;

const tables: Record<LikeableKind, ItemTable> = { flight: 'flights', drone: 'drones', spot: 'spots' };

/** One pair of calls for each kind. Both are idempotent and return the current state. */
export async function likeRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.likeFlight, ({ db, viewer, params }) => like(db, 'flight', params.id, viewer));
  route(app, calls.unlikeFlight, ({ db, viewer, params }) => unlike(db, 'flight', params.id, viewer));
  route(app, calls.likeDrone, ({ db, viewer, params }) => like(db, 'drone', params.id, viewer));
  route(app, calls.unlikeDrone, ({ db, viewer, params }) => unlike(db, 'drone', params.id, viewer));
  route(app, calls.likeSpot, ({ db, viewer, params }) => like(db, 'spot', params.id, viewer));
  route(app, calls.unlikeSpot, ({ db, viewer, params }) => unlike(db, 'spot', params.id, viewer));
}

async function like(db: Db, kind: LikeableKind, id: string, viewer: SessionUser) {
  await insertLike(db, kind, id, viewer);
  return requireLikes(db, kind, id, viewer);
}

async function unlike(db: Db, kind: LikeableKind, id: string, viewer: SessionUser) {
  await requireLikes(db, kind, id, viewer);
  await deleteLike(db, id, viewer);
  return requireLikes(db, kind, id, viewer);
}

async function requireLikes(db: Db, kind: LikeableKind, id: string, viewer: SessionUser) {
  const likes = await findLikes(db, kind, id, viewer);
  if (!likes) throw itemNotFound(tables[kind]);
  return likes;
}

/** Likes an item that the viewer may see; nothing happens where they do already. A trigger counts. */
async function insertLike(db: Db, kind: LikeableKind, id: string, viewer: SessionUser): Promise<void> {
  await sql`
    insert into likes (user_id, item_id)
    select ${viewer.id}, id from feed_items where id = ${id} and kind = ${kind} and ${isReachable('feed_items', viewer)}
    on conflict do nothing
  `.execute(db);
}

/** Waits for whoever deletes the item: a like that is kept with it, to come back, is not taken back any more. */
async function deleteLike(db: Db, id: string, viewer: SessionUser): Promise<void> {
  await sql`
    with item as (select id from feed_items where id = ${id} for key share)
    delete from likes using item where item_id = item.id and user_id = ${viewer.id}`.execute(db);
}

function findLikes(db: Db, kind: LikeableKind, id: string, viewer: SessionUser) {
  return db
    .selectFrom('feed_items')
    .select([likeCount.as('likes'), likedBy(viewer, 'feed_items.id').as('likedByMe')])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where(isReachable('feed_items', viewer))
    .executeTakeFirst();
}
