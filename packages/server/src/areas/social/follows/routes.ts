import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { findProfile, requireOwnAccount, toUserCard } from '../../account/users/index.ts';
import { block, follow, followStateOf, removeFollower, unfollow } from './follow.ts';
import { deleteBlock, listBlocks, listFollows } from './repository.ts';
import { approve, decline } from './requests.ts';
import { countWaiting, listWaiting } from './requests-repository.ts';
import { listSuggested, toSuggestedPilot } from './suggestions.ts';

export async function followRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.followUser, async ({ db, viewer, params }) => {
    const status = await follow(db, viewer, params.id);
    return { status, ...(await followStateOf(db, viewer, params.id)) };
  });

  route(app, calls.unfollowUser, async ({ db, viewer, params }) => {
    await unfollow(db, viewer, params.id);
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
    await removeFollower(db, viewer, params.followerId);
    return undefined;
  });

  route(app, calls.listFollowRequests, async ({ db, viewer, query: { cursor, limit } }) => {
    const rows = await listWaiting(db, viewer, { cursor: decodeCursor(cursor), limit });
    const page = toStream(
      rows,
      limit,
      (row) => ({ at: row.requestedAt, id: row.id }),
      (row) => ({ ...toUserCard(row), requestedAt: row.requestedAt.toISOString() }),
    );
    return { ...page, total: await countWaiting(db, viewer) };
  });

  route(app, calls.approveFollowRequest, async ({ db, viewer, params }) => {
    await approve(db, viewer, params.userId);
    return undefined;
  });

  route(app, calls.declineFollowRequest, async ({ db, viewer, params }) => {
    await decline(db, viewer, params.userId);
    return undefined;
  });

  route(app, calls.listSuggestedPilots, async ({ db, viewer, query }) => ({
    items: (await listSuggested(db, viewer, query.limit)).map(toSuggestedPilot),
  }));

  route(app, calls.listBlocked, async ({ db, viewer, query: { cursor, limit } }) => {
    const rows = await listBlocks(db, viewer, { cursor: decodeCursor(cursor), limit });
    return toStream(rows, limit, (row) => ({ at: row.blockedAt, id: row.id }), toUserCard);
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
  query: { cursor?: string | undefined; limit: number; q?: string | undefined },
) {
  const cursor = decodeCursor(query.cursor);
  const profile = await findProfile(db, { id: pilotId }, viewer);
  if (!profile?.isOpen) throw new NotFoundError('userNotFound');
  const words = query.q?.trim() || undefined;
  const rows = await listFollows(db, side, pilotId, viewer, { cursor, limit: query.limit, words });
  return toStream(rows, query.limit, (row) => ({ at: row.followedAt, id: row.id }), toUserCard);
}
