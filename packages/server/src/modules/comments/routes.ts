import { type Comment, calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { decodeCursor, toStream } from '../../http/cursor.ts';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { deleteComment, insertComment, lockComment, updateComment } from '../../items/comment-writes.ts';
import { keepMentions } from '../../items/mentions.ts';
import { hasRole, logAct, requireReader, requireRole, type ViewerMembership } from '../groups/index.ts';
import { findTopic, lockTopic } from '../topics/index.ts';
import { type CommentRow, findComment, listComments, withReplies } from './repository.ts';
import { tellMentions } from './tell-mentions.ts';

interface TopicParams {
  id: string;
  topicId: string;
}

export async function commentRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listComments, async ({ db, viewer, params, query }) => {
    const { parent, order, since } = query;
    const after = decodeCursor(query.cursor);
    const membership = await requireTopicReader(db, params, viewer);
    if (parent && !(await findComment(db, params.topicId, parent, viewer, membership)))
      throw new NotFoundError('commentNotFound');
    const asked = { parent, order, since, after, limit: query.limit + 1 };
    const rows = await listComments(db, params.topicId, viewer, membership, asked);
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
      await requireOpen(trx, params.topicId, membership);
      const parent = body.parent
        ? await threadOf(trx, params.topicId, body.parent, viewer, membership)
        : null;
      const values = { topic_id: params.topicId, author_id: viewer.id, parent_id: parent, text: body.text };
      const id = await insertComment(trx, values);
      await keepMentions(trx, viewer, { id, text: body.text });
      await tellMentions(trx, viewer, { id, groupId: params.id, topicId: params.topicId });
      return readComment(trx, params.topicId, id, viewer, membership);
    }),
  );

  route(app, calls.updateComment, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      const { membership } = await requireWritable(trx, params, params.commentId, viewer);
      await requireOpen(trx, params.topicId, membership);
      if (!(await updateComment(trx, params.commentId, viewer.id, body.text))) throw new ForbiddenError();
      if (body.text !== undefined) {
        const id = params.commentId;
        await keepMentions(trx, viewer, { id, text: body.text });
        await tellMentions(trx, viewer, { id, groupId: params.id, topicId: params.topicId });
      }
      return readComment(trx, params.topicId, params.commentId, viewer, membership);
    }),
  );

  route(app, calls.deleteComment, async ({ db, viewer, params }) => {
    await inTransaction(db, async (trx) => {
      const { comment, membership } = await requireWritable(trx, params, params.commentId, viewer);
      if (comment.author_id !== viewer.id && !hasRole(membership, 'moderator')) throw new ForbiddenError();
      await lockTopic(trx, params.topicId);
      await lockComment(trx, comment.parent_id ?? comment.id);
      await deleteComment(trx, comment);
      if (comment.author_id === viewer.id) return;
      const topic = await findTopic(trx, params.id, params.topicId, viewer, membership);
      await logAct(trx, {
        groupId: params.id,
        actorId: viewer.id,
        act: 'removeComment',
        title: topic?.title ?? '',
      });
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

/** In a closed topic moderators alone write. The topic is locked before its comments everywhere: none waits in a circle. */
async function requireOpen(db: Db, topicId: string, membership: ViewerMembership): Promise<void> {
  const topic = await lockTopic(db, topicId);
  if (topic?.locked && !hasRole(membership, 'moderator')) throw new ForbiddenError('topicLocked');
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
