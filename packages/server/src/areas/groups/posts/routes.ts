import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { requireUnchanged } from '../../../references/require-unchanged.ts';
import { archive, keepPictures } from '../../../trash/trash.ts';
import { hasRole, type ViewerMembership } from '../../../visibility/groups.ts';
import {
  lockGroup,
  lockMembership,
  logAct,
  notifyMembersLive,
  requireMember,
  requireReader,
  requireRole,
} from '../groups/index.ts';
import { arrangePostPictures, insertPicture } from './pictures.ts';
import {
  deletePost,
  findPost,
  insertPost,
  likePost,
  listPosts,
  type PostRow,
  toPost,
  updatePost,
} from './repository.ts';

interface PostParams {
  id: string;
  postId: string;
}

export async function postRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listPosts, async ({ db, viewer, params, query }) => {
    const after = decodeCursor(query.cursor);
    const membership = await requireReader(db, params.id, viewer);
    const rows = await listPosts(db, params.id, viewer, membership, { after, limit: query.limit + 1 });
    return toStream(rows, query.limit, (row) => ({ at: row.created_at, id: row.id }), toPost);
  });

  route(app, calls.createPost, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await lockGroup(trx, params.id);
      const membership = await requireMember(trx, params.id, viewer);
      const postId = await insertPost(trx, params.id, viewer.id, body);
      return toPost(await requirePost(trx, { id: params.id, postId }, viewer, membership));
    }),
  );

  route(app, calls.getPost, async ({ db, viewer, params }) => {
    const membership = await requireReader(db, params.id, viewer);
    return toPost(await requirePost(db, params, viewer, membership));
  });

  route(app, calls.updatePost, ({ db, viewer, params, body, seen }) =>
    inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      const { membership } = await requireWritablePost(trx, params, viewer);
      await requireUnchanged(trx, { table: 'posts', id: params.postId }, seen);
      if (!(await updatePost(trx, params.postId, viewer.id, body))) throw new ForbiddenError();
      await arrangePostPictures(trx, params.postId, body.pictures);
      return toPost(await requirePost(trx, params, viewer, membership));
    }),
  );

  route(app, calls.deletePost, async ({ db, viewer, params }) => {
    await inTransaction(db, async (trx) => {
      await lockGroup(trx, params.id);
      const { post, membership } = await requireWritablePost(trx, params, viewer);
      if (post.author_id !== viewer.id && !hasRole(membership, 'moderator')) throw new ForbiddenError();
      await archive(trx, { kind: 'post', ids: [params.postId], groupId: params.id, deletedBy: viewer.id });
      await deletePost(trx, params.postId);
      await keepPictures(trx, 'post', [params.postId]);
      await notifyMembersLive(trx, params.id);
      if (post.author_id !== viewer.id)
        await logAct(trx, { groupId: params.id, actorId: viewer.id, act: 'removePost', subject: post });
    });
    return undefined;
  });

  route(app, calls.addPostPicture, async (input) => {
    const { db, viewer, params } = input;
    const { post, membership } = await requireWritablePost(db, params, viewer);
    if (post.author_id !== viewer.id) throw new ForbiddenError();
    return app.uploads.store(input, calls.addPostPicture.upload, async (trx, mediaId) => {
      // Who is put out while it is on its way adds nothing.
      await lockMembership(trx, params.id, viewer);
      await requireWritablePost(trx, params, viewer);
      if (!(await insertPicture(trx, params.postId, viewer.id, mediaId)))
        throw new NotFoundError('postNotFound');
      return toPost(await requirePost(trx, params, viewer, membership));
    });
  });

  route(app, calls.likePost, ({ db, viewer, params }) => like(db, params, viewer, true));
  route(app, calls.unlikePost, ({ db, viewer, params }) => like(db, params, viewer, false));
}

async function like(db: Db, params: PostParams, viewer: SessionUser, on: boolean) {
  const membership = await requireReader(db, params.id, viewer);
  await requirePost(db, params, viewer, membership);
  await likePost(db, params.postId, viewer, on);
  const { likes, liked } = await requirePost(db, params, viewer, membership);
  return { likes, likedByMe: liked };
}

async function requireWritablePost(db: Db, params: PostParams, viewer: SessionUser) {
  const membership = await requireReader(db, params.id, viewer);
  const post = await requirePost(db, params, viewer, membership);
  return { post, membership: requireRole(membership, 'member') };
}

async function requirePost(
  db: Db,
  { id, postId }: PostParams,
  viewer: SessionUser,
  membership: ViewerMembership,
): Promise<PostRow> {
  const post = await findPost(db, id, postId, viewer, membership);
  if (!post) throw new NotFoundError('postNotFound');
  return post;
}
