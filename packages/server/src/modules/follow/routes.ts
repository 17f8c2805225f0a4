import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/open.ts';
import { decodeCursor, toStream } from '../../http/cursor.ts';
import { NotFoundError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import type { Viewer } from '../../visibility/visibility.ts';
import { findProfile, requireOwnAccount, toUserCard } from '../users/index.ts';
import { block, follow, followStateOf, requireKnown } from './follow.ts';
import { deleteBlock, deleteFollow, listFollows } from './repository.ts';

export async function followRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.followUser, async ({ db, viewer, params }) => {
    await follow(db, viewer, params.id);
    return followStateOf(db, viewer, params.id);
  });

  route(app, calls.unfollowUser, async ({ db, viewer, params }) => {
    await requireKnown(db, viewer, params.id);
    await deleteFollow(db, viewer.id, params.id);
    return followStateOf(db, viewer, params.id);
  });

  route(app, calls.listFollowers, ({ db, viewer, params, query }) =>
    streamFollows(db, 'followers', params.id, viewer, query),
  );

  route(app, calls.listFollowing, ({ db, viewer, params, query }) =>
    streamFollows(db, 'following', params.id, viewer, query),
  );

  route(app, calls.removeFollower, async ({ db, viewer, params }) => {
    await requireOwnAccount(db, viewer, params.id);
    await deleteFollow(db, params.followerId, viewer.id);
    return undefined;
  });

  route(app, calls.blockUser, async ({ db, viewer, params }) => {
    await block(db, viewer, params.id);
    return undefined;
  });

  route(app, calls.unblockUser, async ({ db, viewer, params }) => {
    await deleteBlock(db, viewer.id, params.id);
    return undefined;
  });
}

async function streamFollows(
  db: Db,
  side: 'followers' | 'following',
  pilotId: string,
  viewer: Viewer,
  query: { cursor?: string | undefined; limit: number },
) {
  const cursor = decodeCursor(query.cursor);
  const profile = await findProfile(db, { id: pilotId }, viewer);
  if (!profile?.isOpen) throw new NotFoundError('userNotFound');
  const rows = await listFollows(db, side, pilotId, viewer, { cursor, limit: query.limit });
  return toStream(rows, query.limit, (row) => ({ at: row.followedAt, id: row.id }), toUserCard);
}
