import { sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { InvalidInputError, NotFoundError } from '../../../http/errors.ts';

/** What a comment stands under, and the comment that it answers. */
interface NewComment {
  topic_id?: string;
  post_id?: string;
  flight_id?: string;
  author_id: string;
  parent_id: string | null;
  text: string;
}

export async function insertComment(db: Db, values: NewComment): Promise<string> {
  const id = newId();
  await db
    .insertInto('comments')
    .values({ id, ...values })
    .execute();
  return id;
}

/** Changes the text of the author's own comment; it counts as edited once the text differs. */
export async function updateComment(
  db: Db,
  id: string,
  authorId: string,
  text: string | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('comments')
    .set({
      text,
      edited: sql<boolean>`edited or text <> coalesce(${text ?? null}, text)`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .where('deleted', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a comment; one with replies stays as an empty place until its last reply is gone. */
export async function deleteCommentRow(
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

/** The comment that a reply hangs on, locked: threads are one level deep, so a reply to a reply joins its thread. */
export async function lockParent(
  trx: Db,
  parent: { id: string; parent_id: string | null } | undefined,
): Promise<string> {
  if (!parent) throw new InvalidInputError({ parent: 'unknownReference' });
  const id = parent.parent_id ?? parent.id;
  await lockComment(trx, id);
  return id;
}

/** 404 for a comment that the viewer may not read, and for the empty place of one. */
export function requirePresent<Row extends { deleted: boolean }>(comment: Row | undefined): Row {
  if (!comment || comment.deleted) throw new NotFoundError('commentNotFound');
  return comment;
}
