import { calls, type PostComment } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { lockMembership, requireReader, requireRole } from '../../groups/groups/index.ts';
import { findPost, lockPost } from '../../groups/posts/index.ts';
import type { Answered } from './repository.ts';
import {
  changeSaid,
  listTalk,
  readTalk,
  requireRemovable,
  requireWritable,
  say,
  type Talk,
  takeBack,
} from './talk.ts';

interface PostParams {
  id: string;
  postId: string;
}

export function postCommentRoutes(app: FastifyInstance): void {
  route(app, calls.listPostComments, async ({ db, viewer, params, query }) => {
    const { items, nextCursor } = await listTalk(db, await onPost(db, params, viewer), query);
    return { items: items.map((one) => toComment(params, one)), nextCursor };
  });

  route(app, calls.getPostComment, async ({ db, viewer, params }) =>
    toComment(params, await readTalk(db, await onPost(db, params, viewer), params.commentId)),
  );

  route(app, calls.createPostComment, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      const talk = await onPost(trx, params, viewer);
      requireRole(talk.membership, 'member');
      await lock(trx, talk);
      return toComment(params, await say(trx, talk, body));
    }),
  );

  route(app, calls.updatePostComment, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      const talk = await onPost(trx, params, viewer);
      await requireWritable(trx, talk, params.commentId);
      await lock(trx, talk);
      return toComment(params, await changeSaid(trx, talk, params.commentId, body.text));
    }),
  );

  route(app, calls.deletePostComment, async ({ db, viewer, params }) => {
    await inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      const talk = await onPost(trx, params, viewer);
      const comment = await requireRemovable(trx, talk, params.commentId);
      await lock(trx, talk);
      await takeBack(trx, talk, comment);
    });
    return undefined;
  });
}

async function onPost(db: Db, { id, postId }: PostParams, viewer: SessionUser): Promise<Talk> {
  const membership = await requireReader(db, id, viewer);
  const post = await findPost(db, id, postId, viewer, membership);
  if (!post) throw new NotFoundError('postNotFound');
  const place = { column: 'post_id', id: postId } as const;
  return { place, viewer, membership, groupId: id, subject: post };
}

async function lock(trx: Db, { place }: Talk): Promise<void> {
  if (!(await lockPost(trx, place.id))) throw new NotFoundError('postNotFound');
}

function toComment({ postId: post }: PostParams, { replies, ...one }: Answered): PostComment {
  return { ...one, post, replies: replies.map((reply) => ({ ...reply, post })) };
}
