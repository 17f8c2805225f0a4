import { type Comment, calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { decodeCursor, toStream } from '../../http/cursor.ts';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { deleteComment, insertComment, lockComment, updateComment } from '../../items/comment-writes.ts';
import { hasRole, requireReader, requireRole, type ViewerMembership } from '../groups/index.ts';
import { findTopic } from '../topics/index.ts';
import { type CommentRow, findComment, listComments, withReplies } from './repository.ts';

interface TopicParams {
  id: string;
  topicId: string;
}

export async function commentRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listComments, async ({ db, viewer, params, query }) => {
    const after = decodeCursor(query.cursor);
    const membership = await requireTopicReader(db, params, viewer);
    const rows = await listComments(db, params.topicId, viewer, membership, {
      after,
      limit: query.limit + 1,
    });
    const page = toStream(
      rows,
      query.limit,
      (row) => ({ at: row.created_at, id: row.id }),
      (row) => row,
    );
    return { items: await withReplies(db, page.items, viewer, membership), nextCursor: page.nextCursor };
  });

  route(app, calls.createComment, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      const membership = requireRole(await requireTopicReader(trx, params, viewer), 'member');
      const parent = body.parent
        ? await threadOf(trx, params.topicId, body.parent, viewer, membership)
        : null;
      const values = { topic_id: params.topicId, author_id: viewer.id, parent_id: parent, text: body.text };
      const id = await insertComment(trx, values);
      return readComment(trx, params.topicId, id, viewer, membership);
    }),
  );

  route(app, calls.updateComment, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      const { membership } = await requireWritable(trx, params, params.commentId, viewer);
      if (!(await updateComment(trx, params.commentId, viewer.id, body.text))) throw new ForbiddenError();
      return readComment(trx, params.topicId, params.commentId, viewer, membership);
    }),
  );

  route(app, calls.deleteComment, async ({ db, viewer, params }) => {
    await inTransaction(db, async (trx) => {
      const { comment, membership } = await requireWritable(trx, params, params.commentId, viewer);
      if (comment.author_id !== viewer.id && !hasRole(membership, 'moderator')) throw new ForbiddenError();
      await lockComment(trx, comment.parent_id ?? comment.id);
      await deleteComment(trx, comment);
    });
    return undefined;
  });
}

async function requireTopicReader(
  db: Db,
  { id, topicId }: TopicParams,
  viewer: SessionUser,
): Promise<ViewerMembership> {
  const membership = await requireReader(db, id, viewer);
  if (!(await findTopic(db, id, topicId, viewer, membership))) throw new NotFoundError('topicNotFound');
  return membership;
}

/** The comment that a thread hangs on: threads are one level deep, so a reply to a reply joins its thread. */
async function threadOf(
  db: Db,
  topicId: string,
  parentId: string,
  viewer: SessionUser,
  membership: ViewerMembership,
) {
  const parent = await findComment(db, topicId, parentId, viewer, membership);
  if (!parent) throw new InvalidInputError({ parent: 'unknownReference' });
  const threadId = parent.parent_id ?? parent.id;
  await lockComment(db, threadId);
  return threadId;
}

async function requireWritable(db: Db, params: TopicParams, commentId: string, viewer: SessionUser) {
  const membership = await requireTopicReader(db, params, viewer);
  const comment = await requireComment(db, params.topicId, commentId, viewer, membership);
  return { comment, membership: requireRole(membership, 'member') };
}

async function readComment(
  db: Db,
  topicId: string,
  id: string,
  viewer: SessionUser,
  membership: ViewerMembership,
): Promise<Comment> {
  const row = await requireComment(db, topicId, id, viewer, membership);
  const [comment] = await withReplies(db, [row], viewer, membership);
  if (!comment) throw new NotFoundError('commentNotFound');
  return comment;
}

async function requireComment(
  db: Db,
  topicId: string,
  id: string,
  viewer: SessionUser,
  membership: ViewerMembership,
): Promise<CommentRow> {
  const comment = await findComment(db, topicId, id, viewer, membership);
  if (!comment || comment.deleted) throw new NotFoundError('commentNotFound');
  return comment;
}
