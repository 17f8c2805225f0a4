import { type Comment, calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { decodeCursor, toStream } from '../../http/cursor.ts';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { hasRole, requireReader, requireRole, type Standing } from '../groups/index.ts';
import { findTopic } from '../topics/index.ts';
import {
  type CommentRow,
  deleteComment,
  findComment,
  insertComment,
  listComments,
  lockComment,
  updateComment,
  withReplies,
} from './repository.ts';

interface TopicParams {
  id: string;
  topicId: string;
}

export async function commentRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listComments, async ({ db, viewer, params, query }) => {
    const after = decodeCursor(query.cursor);
    const standing = await requireTopicReader(db, params, viewer);
    const rows = await listComments(db, params.topicId, viewer, standing, { after, limit: query.limit + 1 });
    const page = toStream(
      rows,
      query.limit,
      (row) => ({ at: row.created_at, id: row.id }),
      (row) => row,
    );
    return { items: await withReplies(db, page.items, viewer, standing), nextCursor: page.nextCursor };
  });

  route(app, calls.createComment, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      const standing = requireRole(await requireTopicReader(trx, params, viewer), 'member');
      const parent = body.parent ? await threadOf(trx, params.topicId, body.parent, viewer, standing) : null;
      const values = { topic_id: params.topicId, author_id: viewer.id, parent_id: parent, text: body.text };
      const id = await insertComment(trx, values);
      return readComment(trx, params.topicId, id, viewer, standing);
    }),
  );

  route(app, calls.updateComment, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      const { standing } = await requireWritable(trx, params, params.commentId, viewer);
      if (!(await updateComment(trx, params.commentId, viewer.id, body.text))) throw new ForbiddenError();
      return readComment(trx, params.topicId, params.commentId, viewer, standing);
    }),
  );

  route(app, calls.deleteComment, async ({ db, viewer, params }) => {
    await inTransaction(db, async (trx) => {
      const { comment, standing } = await requireWritable(trx, params, params.commentId, viewer);
      if (comment.author_id !== viewer.id && !hasRole(standing, 'moderator')) throw new ForbiddenError();
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
): Promise<Standing> {
  const standing = await requireReader(db, id, viewer);
  if (!(await findTopic(db, id, topicId, viewer, standing))) throw new NotFoundError('topicNotFound');
  return standing;
}

/** The comment that a thread hangs on: threads are one level deep, so a reply to a reply joins its thread. */
async function threadOf(db: Db, topicId: string, parentId: string, viewer: SessionUser, standing: Standing) {
  const parent = await findComment(db, topicId, parentId, viewer, standing);
  if (!parent) throw new InvalidInputError({ parent: 'unknownReference' });
  const threadId = parent.parent_id ?? parent.id;
  await lockComment(db, threadId);
  return threadId;
}

async function requireWritable(db: Db, params: TopicParams, commentId: string, viewer: SessionUser) {
  const standing = await requireTopicReader(db, params, viewer);
  const comment = await requireComment(db, params.topicId, commentId, viewer, standing);
  return { comment, standing: requireRole(standing, 'member') };
}

async function readComment(
  db: Db,
  topicId: string,
  id: string,
  viewer: SessionUser,
  standing: Standing,
): Promise<Comment> {
  const row = await requireComment(db, topicId, id, viewer, standing);
  const [comment] = await withReplies(db, [row], viewer, standing);
  if (!comment) throw new NotFoundError('commentNotFound');
  return comment;
}

async function requireComment(
  db: Db,
  topicId: string,
  id: string,
  viewer: SessionUser,
  standing: Standing,
): Promise<CommentRow> {
  const comment = await findComment(db, topicId, id, viewer, standing);
  if (!comment || comment.deleted) throw new NotFoundError('commentNotFound');
  return comment;
}
