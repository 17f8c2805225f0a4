import { type Comment, limits, type Reply } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { toAuthor } from '../../../people/author.ts';
import { type CommentRow, type ReplyRow, selectReplies, type Thread } from './repository.ts';

type ReplyData = Omit<Reply, 'topic'>;

/** A comment but where it stands, and its replies. */
export type CommentData = Omit<Comment, 'topic' | 'replies'>;

/** The comments with their replies, oldest first; of very many the oldest. */
export async function withReplies(
  db: Db,
  thread: Thread,
  rows: readonly CommentRow[],
): Promise<(CommentData & { replies: ReplyData[] })[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows: replies } = await sql<ReplyRow>`
    select reply.* from unnest(${ids}::uuid[]) as asked (id)
    cross join lateral ${selectReplies(db, thread)
      .where('comments.parent_id', '=', sql.ref<string>('asked.id'))
      .orderBy('comments.created_at')
      .orderBy('comments.id')
      .limit(limits.repliesSent)} as reply
    order by reply.created_at, reply.id
  `.execute(db);
  return rows.map((row) => ({
    ...toComment(row),
    replies: replies.filter(({ parent_id }) => parent_id === row.id).map(toReply),
  }));
}

export function toComment(row: CommentRow): CommentData {
  return {
    ...toReply(row),
    author: row.deleted ? null : toAuthor(row),
    deleted: row.deleted,
    replyCount: row.reply_count,
  };
}

function toReply(row: ReplyRow): ReplyData {
  return {
    _id: row.id,
    parent: row.parent_id,
    author: toAuthor(row),
    text: row.text,
    mentions: row.mentions,
    edited: row.edited,
    ...(row.hidden && { hidden: true }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
