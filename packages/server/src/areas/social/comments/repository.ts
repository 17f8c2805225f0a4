import type { CommentOrder } from '@estela/contracts';
import { type InferResult, type RawBuilder, type SqlBool, sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import { authorColumns } from '../../../people/author.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { mentionsIn } from './mentions.ts';

/** The comments on one thing, for one viewer. Who writes has locked that thing: it before its comments, everywhere. */
export interface Thread {
  column: 'topic_id' | 'post_id' | 'flight_id';
  /** Of the thing. */
  id: string;
  viewer: Viewer;
  /** Which comments the viewer sees, or which replies to them. */
  isVisible: (alias: 'comments' | 'reply') => RawBuilder<SqlBool>;
}

/** As a reply is shown. */
export function selectReplies(db: Db, { viewer, isVisible }: Thread) {
  return db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.author_id')
    .select(authorColumns)
    .select(['comments.id', 'comments.parent_id', 'comments.text', 'comments.edited'])
    .select(['comments.deleted', 'comments.hidden', 'comments.created_at', 'comments.updated_at'])
    .select(mentionsIn(viewer).as('mentions'))
    .where(isVisible('comments'));
}

export type ReplyRow = InferResult<ReturnType<typeof selectReplies>>[number];

function selectComments(db: Db, thread: Thread) {
  return selectReplies(db, thread)
    .select(countReplies(thread.isVisible('reply')).as('reply_count'))
    .where(`comments.${thread.column}`, '=', thread.id);
}

export type CommentRow = InferResult<ReturnType<typeof selectComments>>[number];

export function findComment(db: Db, thread: Thread, id: string) {
  return selectComments(db, thread).where('comments.id', '=', id).executeTakeFirst();
}

export interface CommentPage {
  /** The comment whose replies are asked for. */
  parent?: string | undefined;
  order: CommentOrder;
  /** Only what came after it, or was replied to after it. */
  since?: string | undefined;
  after: Position | null;
  limit: number;
}

export function findComments(db: Db, thread: Thread, { parent, order, since, after, limit }: CommentPage) {
  const { column, id, isVisible } = thread;
  const direction = order === 'newest' ? 'desc' : 'asc';
  const beyond = order === 'newest' ? sql`<` : sql`>`;
  return selectComments(db, thread)
    .where(hasVisibleContent(isVisible('reply')))
    .where('comments.parent_id', parent ? '=' : 'is', parent ?? null)
    .$if(since !== undefined, (query) =>
      query.where(
        sql<boolean>`comments.id in (select coalesce(came.parent_id, came.id) from comments as came
          where ${sql.ref(`came.${column}`)} = ${id} and came.created_at > ${since}::timestamptz and not came.deleted)`,
      ),
    )
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(comments.created_at, comments.id) ${beyond} (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('comments.created_at', direction)
    .orderBy('comments.id', direction)
    .limit(limit)
    .execute();
}

/** As far as the replies to a comment are counted: a list of a hundred comments must not read a million of them. */
const repliesCounted = 1_000;

/** Of the row of `comments`; `isReplyVisible` is of `reply`. */
function countReplies(isReplyVisible: RawBuilder<SqlBool>): RawBuilder<number> {
  return sql<number>`(select count(*) from (
    select from comments as reply where reply.parent_id = comments.id and ${isReplyVisible}
    limit ${sql.lit(repliesCounted)}) as counted)`;
}

/**
 * No comment that is deleted and has no reply left that the viewer sees: the last one may have gone with the account of
 * its author. Not by `exists`, for which all replies that there are might be read at once. `isReplyVisible` is of `reply`.
 */
function hasVisibleContent(isReplyVisible: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return sql<SqlBool>`not (comments.deleted and (
    select true from comments as reply where reply.parent_id = comments.id and ${isReplyVisible} limit 1) is null)`;
}

interface NewComment {
  author_id: string;
  /** The comment that it answers. */
  parent_id: string | null;
  text: string;
}

export async function insertComment(db: Db, thread: Thread, values: NewComment): Promise<string> {
  const id = newId();
  await db
    .insertInto('comments')
    .values({ id, [thread.column]: thread.id, ...values })
    .execute();
  return id;
}

/** Changes the text; it counts as edited once the text differs. False where the comment is deleted. */
export async function updateComment(db: Db, id: string, text: string | undefined): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('comments')
    .set({
      text,
      edited: sql<boolean>`edited or text <> coalesce(${text ?? null}, text)`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('deleted', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a comment; one with replies stays as an empty place until its last reply is gone. */
export async function deleteComment(
  db: Db,
  { id, parent_id }: { id: string; parent_id: string | null },
): Promise<void> {
  const hasReplies = sql<boolean>`exists (select 1 from comments as reply where reply.parent_id = comments.id)`;
  await db
    .updateTable('comments')
    .set({ deleted: true, text: '' })
    .where('id', '=', id)
    .where(hasReplies)
    .execute();
  await db.deleteFrom('comments').where('id', '=', id).where(sql<boolean>`not ${hasReplies}`).execute();
  if (!parent_id) return;
  await db
    .deleteFrom('comments')
    .where('id', '=', parent_id)
    .where('deleted', '=', true)
    .where(sql<boolean>`not ${hasReplies}`)
    .execute();
}

/** Keeps the comment, and with it its thread, from being deleted while a reply is written. */
export async function lockComment(db: Db, id: string): Promise<void> {
  await sql`select 1 from comments where id = ${id} for update`.execute(db);
}
