import { calls, type PostComment } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { requireReader } from '../../groups/groups/index.ts';
import { findPost, lockPost } from '../../groups/posts/index.ts';
import { groupThreads } from './group-threads.ts';

interface PostParams {
  id: string;
  postId: string;
}

const postThreads = groupThreads<PostParams, PostComment>({
  async open(db, { id, postId }, viewer) {
    const membership = await requireReader(db, id, viewer);
    const post = await findPost(db, id, postId, viewer, membership);
    if (!post) throw new NotFoundError('postNotFound');
    const place = { column: 'post_id', id: postId } as const;
    return { place, viewer, membership, groupId: id, subject: post };
  },
  lockToWrite: lock,
  lockToDelete: lock,
  toWire: ({ postId: post }, { replies, ...one }) => ({
    ...one,
    post,
    replies: replies.map((reply) => ({ ...reply, post })),
  }),
});

async function lock(trx: Db, { postId }: PostParams): Promise<void> {
  if (!(await lockPost(trx, postId))) throw new NotFoundError('postNotFound');
}

export function postCommentRoutes(app: FastifyInstance): void {
  route(app, calls.listPostComments, postThreads.list);
  route(app, calls.getPostComment, postThreads.get);
  route(app, calls.createPostComment, postThreads.create);
  route(app, calls.updatePostComment, postThreads.update);
  route(app, calls.deletePostComment, postThreads.remove);
}
