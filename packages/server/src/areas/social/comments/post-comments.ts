import { calls, type PostComment } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { findPost, lockPost } from '../../groups/posts/index.ts';
import { commentHandlers } from './comment-handlers.ts';
import { groupPlace } from './group-place.ts';

const notFound = 'postNotFound';

const handlers = commentHandlers(
  groupPlace<{ id: string; postId: string }, PostComment>({
    column: 'post_id',
    find: (db, { id, postId }, viewer, membership) => findPost(db, id, postId, viewer, membership),
    notFound,
    async lock(trx, id) {
      if (!(await lockPost(trx, id))) throw new NotFoundError(notFound);
    },
    toWire: ({ replies, ...one }, post) => ({
      ...one,
      post,
      replies: replies.map((reply) => ({ ...reply, post })),
    }),
  }),
);

export function postCommentRoutes(app: FastifyInstance): void {
  route(app, calls.listPostComments, handlers.list);
  route(app, calls.getPostComment, handlers.get);
  route(app, calls.createPostComment, handlers.create);
  route(app, calls.updatePostComment, handlers.update);
  route(app, calls.deletePostComment, handlers.remove);
}
