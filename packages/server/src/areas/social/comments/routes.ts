import { type Comment, calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { requireReader } from '../../groups/groups/index.ts';
import { findTopic, lockTopic, requireOpenTopic } from '../../groups/topics/index.ts';
import { groupThreads } from './group-threads.ts';
import { postCommentRoutes } from './post-comments.ts';

interface TopicParams {
  id: string;
  topicId: string;
}

const topicThreads = groupThreads<TopicParams, Comment>({
  async open(db, { id, topicId }, viewer) {
    const membership = await requireReader(db, id, viewer);
    const topic = await findTopic(db, id, topicId, viewer, membership);
    if (!topic) throw new NotFoundError('topicNotFound');
    const place = { column: 'topic_id', id: topicId } as const;
    return { place, viewer, membership, groupId: id, subject: topic };
  },
  lockToWrite: (trx, { topicId }, { membership }) => requireOpenTopic(trx, topicId, membership),
  // Also of a locked topic.
  lockToDelete: (trx, { topicId }) => lockTopic(trx, topicId),
  toWire: ({ topicId: topic }, { replies, ...one }) => ({
    ...one,
    topic,
    replies: replies.map((reply) => ({ ...reply, topic })),
  }),
});

export async function commentRoutes(app: FastifyInstance): Promise<void> {
  postCommentRoutes(app);
  route(app, calls.listComments, topicThreads.list);
  route(app, calls.getComment, topicThreads.get);
  route(app, calls.createComment, topicThreads.create);
  route(app, calls.updateComment, topicThreads.update);
  route(app, calls.deleteComment, topicThreads.remove);
}
