import { type Comment, calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { lockMembership, requireReader, requireRole } from '../../groups/groups/index.ts';
import { findTopic, lockTopic, requireOpenTopic } from '../../groups/topics/index.ts';
import { postCommentRoutes } from './post-comments.ts';
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

interface TopicParams {
  id: string;
  topicId: string;
}

export async function commentRoutes(app: FastifyInstance): Promise<void> {
  postCommentRoutes(app);

  route(app, calls.listComments, async ({ db, viewer, params, query }) => {
    const { items, nextCursor } = await listComments(db, await inTopic(db, params, viewer), query);
    return { items: items.map((one) => toComment(params, one)), nextCursor };
  });

  route(app, calls.getComment, async ({ db, viewer, params }) =>
    toComment(params, await readComment(db, await inTopic(db, params, viewer), params.commentId)),
  );

  route(app, calls.createComment, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      const thread = await inTopic(trx, params, viewer);
      requireRole(thread.membership, 'member');
      await requireOpenTopic(trx, params.topicId, thread.membership);
      return toComment(params, await createComment(trx, thread, body));
    }),
  );

  route(app, calls.updateComment, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      const thread = await inTopic(trx, params, viewer);
      await requireWritable(trx, thread, params.commentId);
      await requireOpenTopic(trx, params.topicId, thread.membership);
      return toComment(params, await editComment(trx, thread, params.commentId, body.text));
    }),
  );

  route(app, calls.deleteComment, async ({ db, viewer, params }) => {
    await inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      const thread = await inTopic(trx, params, viewer);
      const comment = await requireRemovable(trx, thread, params.commentId);
      await lockTopic(trx, params.topicId);
      await deleteComment(trx, thread, comment);
    });
    return undefined;
  });
}

async function inTopic(db: Db, { id, topicId }: TopicParams, viewer: SessionUser): Promise<Thread> {
  const membership = await requireReader(db, id, viewer);
  const topic = await findTopic(db, id, topicId, viewer, membership);
  if (!topic) throw new NotFoundError('topicNotFound');
  const place = { column: 'topic_id', id: topicId } as const;
  return { place, viewer, membership, groupId: id, subject: topic };
}

function toComment({ topicId: topic }: TopicParams, { replies, ...one }: CommentData): Comment {
  return { ...one, topic, replies: replies.map((reply) => ({ ...reply, topic })) };
}
