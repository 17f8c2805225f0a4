import type { CommentInput, CommentOrder } from '@estela/contracts';
import type { Db } from '../../../database/open.ts';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import { archive } from '../../../trash/trash.ts';
import { hasRole } from '../../../visibility/groups.ts';
import { logAct, requireRole } from '../../groups/groups/index.ts';
import {
  deleteCommentRow,
  insertComment,
  lockComment,
  lockParent,
  requirePresent,
  updateComment,
} from './comment-writes.ts';
import { replaceMentions } from './mentions.ts';
import { notifyMentioned } from './notify-mentioned.ts';
import {
  type CommentData,
  type CommentRow,
  findComment,
  findComments,
  type Reading,
  withReplies,
} from './repository.ts';

/** The comments on one topic or post. Who writes has locked that thing: it before its comments, everywhere. */
export interface Thread extends Reading {
  groupId: string;
  /** Of the thing. */
  subject: { title: string; created_at: Date };
}

export interface PageQuery {
  parent?: string | undefined;
  order: CommentOrder;
  since?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export async function listComments(db: Db, thread: Thread, { cursor, limit, ...asked }: PageQuery) {
  const after = decodeCursor(cursor);
  if (asked.parent && !(await findComment(db, thread, asked.parent)))
    throw new NotFoundError('commentNotFound');
  const rows = await findComments(db, thread, { ...asked, after, limit: limit + 1 });
  const position = (row: CommentRow) => ({ at: row.created_at, id: row.id });
  const { items, nextCursor } = toStream(rows, limit, position, (row) => row);
  return { items: await withReplies(db, thread, items), nextCursor };
}

/** A comment, also the empty place of one. */
export async function readComment(db: Db, thread: Thread, id: string): Promise<CommentData> {
  const row = await findComment(db, thread, id);
  const [comment] = row ? await withReplies(db, thread, [row]) : [];
  if (!comment) throw new NotFoundError('commentNotFound');
  return comment;
}

export async function createComment(
  trx: Db,
  thread: Thread,
  { text, parent }: CommentInput,
): Promise<CommentData> {
  const { place, viewer, groupId } = thread;
  const parentId = parent ? await lockParent(trx, await findComment(trx, thread, parent)) : null;
  const stands = place.column === 'topic_id' ? { topic_id: place.id } : { post_id: place.id };
  const id = await insertComment(trx, { ...stands, author_id: viewer.id, parent_id: parentId, text });
  await replaceMentions(trx, viewer, { id, text });
  await notifyMentioned(trx, viewer, { id, groupId, place });
  return readComment(trx, thread, id);
}

export async function editComment(
  trx: Db,
  thread: Thread,
  id: string,
  text: string | undefined,
): Promise<CommentData> {
  const { place, viewer, groupId } = thread;
  if (!(await updateComment(trx, id, viewer.id, text))) throw new ForbiddenError();
  if (text !== undefined) {
    await replaceMentions(trx, viewer, { id, text });
    await notifyMentioned(trx, viewer, { id, groupId, place });
  }
  return readComment(trx, thread, id);
}

export async function deleteComment(trx: Db, thread: Thread, comment: CommentRow): Promise<void> {
  const { viewer, groupId, subject } = thread;
  await lockComment(trx, comment.parent_id ?? comment.id);
  await archive(trx, { kind: 'comment', id: comment.id, groupId, deletedBy: viewer.id });
  await deleteCommentRow(trx, comment);
  if (comment.author_id !== viewer.id)
    await logAct(trx, { groupId, actorId: viewer.id, act: 'removeComment', subject });
}

/** A comment that a member may change or delete, as far as it is about being in the group. */
export async function requireWritable(db: Db, thread: Thread, id: string): Promise<CommentRow> {
  const comment = requirePresent(await findComment(db, thread, id));
  requireRole(thread.membership, 'member');
  return comment;
}

export async function requireRemovable(db: Db, thread: Thread, id: string): Promise<CommentRow> {
  const comment = await requireWritable(db, thread, id);
  if (comment.author_id !== thread.viewer.id && !hasRole(thread.membership, 'moderator'))
    throw new ForbiddenError();
  return comment;
}
