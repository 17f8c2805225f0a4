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

interface TopicParams {
  id: string;
  topicId: string;
}

export async function commentRoutes(app: FastifyInstance): Promise<void> {
  postCommentRoutes(app);

  route(app, calls.listComments, async ({ db, viewer, params, query }) => {
    const { items, nextCursor } = await listTalk(db, await inTopic(db, params, viewer), query);
    return { items: items.map((one) => toComment(params, one)), nextCursor };
  });

  route(app, calls.getComment, async ({ db, viewer, params }) =>
    toComment(params, await readTalk(db, await inTopic(db, params, viewer), params.commentId)),
  );

  route(app, calls.createComment, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      const talk = await inTopic(trx, params, viewer);
      requireRole(talk.membership, 'member');
      await requireOpenTopic(trx, params.topicId, talk.membership);
      return toComment(params, await say(trx, talk, body));
    }),
  );

  route(app, calls.updateComment, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      const talk = await inTopic(trx, params, viewer);
      await requireWritable(trx, talk, params.commentId);
      await requireOpenTopic(trx, params.topicId, talk.membership);
      return toComment(params, await changeSaid(trx, talk, params.commentId, body.text));
    }),
  );

  route(app, calls.deleteComment, async ({ db, viewer, params }) => {
    await inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      const talk = await inTopic(trx, params, viewer);
      const comment = await requireRemovable(trx, talk, params.commentId);
      await lockTopic(trx, params.topicId);
      await takeBack(trx, talk, comment);
    });
    return undefined;
  });
}

async function inTopic(db: Db, { id, topicId }: TopicParams, viewer: SessionUser): Promise<Talk> {
  const membership = await requireReader(db, id, viewer);
  const topic = await findTopic(db, id, topicId, viewer, membership);
  if (!topic) throw new NotFoundError('topicNotFound');
  const place = { column: 'topic_id', id: topicId } as const;
  return { place, viewer, membership, groupId: id, subject: topic };
}

function toComment({ topicId: topic }: TopicParams, { replies, ...one }: Answered): Comment {
  return { ...one, topic, replies: replies.map((reply) => ({ ...reply, topic })) };
}
