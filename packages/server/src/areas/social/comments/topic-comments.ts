import { type Comment, calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { findTopic, lockTopic, requireOpenTopic } from '../../groups/topics/index.ts';
import { commentHandlers } from './comment-handlers.ts';
import { groupPlace } from './group-place.ts';

const handlers = commentHandlers(
  groupPlace<{ id: string; topicId: string }, Comment>({
    column: 'topic_id',
    find: (db, { id, topicId }, viewer, membership) => findTopic(db, id, topicId, viewer, membership),
    notFound: 'topicNotFound',
    // From a locked topic too one may delete.
    lock: (trx, id, membership, change) =>
      change === 'delete' ? lockTopic(trx, id) : requireOpenTopic(trx, id, membership),
    toWire: ({ replies, ...one }, topic) => ({
      ...one,
      topic,
      replies: replies.map((reply) => ({ ...reply, topic })),
    }),
  }),
);

export function topicCommentRoutes(app: FastifyInstance): void {
  route(app, calls.listComments, handlers.list);
  route(app, calls.getComment, handlers.get);
  route(app, calls.createComment, handlers.create);
  route(app, calls.updateComment, handlers.update);
  route(app, calls.deleteComment, handlers.remove);
}
