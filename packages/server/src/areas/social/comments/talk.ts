import type { CommentInput, CommentOrder } from '@estela/contracts';
import type { Db } from '../../../database/open.ts';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../../../http/errors.ts';
import { archive } from '../../../trash/trash.ts';
import { hasRole } from '../../../visibility/groups.ts';
import { logAct, requireRole } from '../../groups/groups/index.ts';
import { deleteComment, insertComment, lockComment, updateComment } from './comment-writes.ts';
import { replaceMentions } from './mentions.ts';
import {
  type Answered,
  type CommentRow,
  findComment,
  listComments,
  type Reading,
  withReplies,
} from './repository.ts';
import { tellMentions } from './tell-mentions.ts';

/** What is said about one thing in a group. Who writes has locked that thing: it before its comments, everywhere. */
export interface Talk extends Reading {
  groupId: string;
  /** Of the thing. */
  subject: { title: string; created_at: Date };
}

interface PageQuery {
  parent?: string | undefined;
  order: CommentOrder;
  since?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export async function listTalk(db: Db, talk: Talk, { cursor, limit, ...asked }: PageQuery) {
  const after = decodeCursor(cursor);
  if (asked.parent && !(await findComment(db, talk, asked.parent)))
    throw new NotFoundError('commentNotFound');
  const rows = await listComments(db, talk, { ...asked, after, limit: limit + 1 });
  const position = (row: CommentRow) => ({ at: row.created_at, id: row.id });
  const { items, nextCursor } = toStream(rows, limit, position, (row) => row);
  return { items: await withReplies(db, talk, items), nextCursor };
}

/** A comment, also the empty place of one. */
export async function readTalk(db: Db, talk: Talk, id: string): Promise<Answered> {
  const row = await findComment(db, talk, id);
  const [comment] = row ? await withReplies(db, talk, [row]) : [];
  if (!comment) throw new NotFoundError('commentNotFound');
  return comment;
}

export async function say(trx: Db, talk: Talk, { text, parent }: CommentInput): Promise<Answered> {
  const { place, viewer, groupId } = talk;
  const thread = parent ? await threadOf(trx, talk, parent) : null;
  const stands = place.column === 'topic_id' ? { topic_id: place.id } : { post_id: place.id };
  const id = await insertComment(trx, { ...stands, author_id: viewer.id, parent_id: thread, text });
  await replaceMentions(trx, viewer, { id, text });
  await tellMentions(trx, viewer, { id, groupId, place });
  return readTalk(trx, talk, id);
}

export async function changeSaid(
  trx: Db,
  talk: Talk,
  id: string,
  text: string | undefined,
): Promise<Answered> {
  const { place, viewer, groupId } = talk;
  if (!(await updateComment(trx, id, viewer.id, text))) throw new ForbiddenError();
  if (text !== undefined) {
    await replaceMentions(trx, viewer, { id, text });
    await tellMentions(trx, viewer, { id, groupId, place });
  }
  return readTalk(trx, talk, id);
}

export async function takeBack(trx: Db, talk: Talk, comment: CommentRow): Promise<void> {
  const { viewer, groupId, subject } = talk;
  await lockComment(trx, comment.parent_id ?? comment.id);
  await archive(trx, { kind: 'comment', id: comment.id, groupId, deletedBy: viewer.id });
  await deleteComment(trx, comment);
  if (comment.author_id !== viewer.id)
    await logAct(trx, { groupId, actorId: viewer.id, act: 'removeComment', subject });
}

/** A comment that a member may change or delete, as far as it is about being in the group. */
export async function requireWritable(db: Db, talk: Talk, id: string): Promise<CommentRow> {
  const comment = await requireComment(db, talk, id);
  requireRole(talk.membership, 'member');
  return comment;
}

export async function requireRemovable(db: Db, talk: Talk, id: string): Promise<CommentRow> {
  const comment = await requireWritable(db, talk, id);
  if (comment.author_id !== talk.viewer.id && !hasRole(talk.membership, 'moderator'))
    throw new ForbiddenError();
  return comment;
}

/** The comment that a thread hangs on: threads are one level deep, so a reply to a reply joins its thread. */
async function threadOf(db: Db, talk: Talk, parentId: string): Promise<string> {
  const parent = await findComment(db, talk, parentId);
  if (!parent) throw new InvalidInputError({ parent: 'unknownReference' });
  const threadId = parent.parent_id ?? parent.id;
  await lockComment(db, threadId);
  return threadId;
}

async function requireComment(db: Db, talk: Talk, id: string): Promise<CommentRow> {
  const comment = await findComment(db, talk, id);
  if (!comment || comment.deleted) throw new NotFoundError('commentNotFound');
  return comment;
}
