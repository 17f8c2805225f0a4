import { calls, type PostComment } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { lockMembership, requireReader, requireRole } from '../../groups/groups/index.ts';
import { findPost, lockPost } from '../../groups/posts/index.ts';
import type { CommentData } from './repository.ts';
import {
  createComment,
  deleteComment,
  editComment,
  listComments,
  readComment,
  requireRemovable,
  requireWritable,
  type Thread,
} from './thread.ts';

interface PostParams {
  id: string;
  postId: string;
}

export function postCommentRoutes(app: FastifyInstance): void {
  route(app, calls.listPostComments, async ({ db, viewer, params, query }) => {
    const { items, nextCursor } = await listComments(db, await onPost(db, params, viewer), query);
    return { items: items.map((one) => toComment(params, one)), nextCursor };
  });

  route(app, calls.getPostComment, async ({ db, viewer, params }) =>
    toComment(params, await readComment(db, await onPost(db, params, viewer), params.commentId)),
  );

  route(app, calls.createPostComment, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      const thread = await onPost(trx, params, viewer);
      requireRole(thread.membership, 'member');
      await lock(trx, thread);
      return toComment(params, await createComment(trx, thread, body));
    }),
  );

  route(app, calls.updatePostComment, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      const thread = await onPost(trx, params, viewer);
      await requireWritable(trx, thread, params.commentId);
      await lock(trx, thread);
      return toComment(params, await editComment(trx, thread, params.commentId, body.text));
    }),
  );

  route(app, calls.deletePostComment, async ({ db, viewer, params }) => {
    await inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      const thread = await onPost(trx, params, viewer);
      const comment = await requireRemovable(trx, thread, params.commentId);
      await lock(trx, thread);
      await deleteComment(trx, thread, comment);
    });
    return undefined;
  });
}

async function onPost(db: Db, { id, postId }: PostParams, viewer: SessionUser): Promise<Thread> {
  const membership = await requireReader(db, id, viewer);
  const post = await findPost(db, id, postId, viewer, membership);
  if (!post) throw new NotFoundError('postNotFound');
  const place = { column: 'post_id', id: postId } as const;
  return { place, viewer, membership, groupId: id, subject: post };
}

async function lock(trx: Db, { place }: Thread): Promise<void> {
  if (!(await lockPost(trx, place.id))) throw new NotFoundError('postNotFound');
}

function toComment({ postId: post }: PostParams, { replies, ...one }: CommentData): PostComment {
  return { ...one, post, replies: replies.map((reply) => ({ ...reply, post })) };
}
