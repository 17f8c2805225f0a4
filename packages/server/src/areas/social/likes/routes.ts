import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { type ItemTable, itemNotFound } from '../../../references/write-access.ts';
import { deleteLike, findLikes, insertLike, type LikeableKind } from './repository.ts';

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
