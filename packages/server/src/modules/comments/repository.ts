import { type Comment, type CommentOrder, limits, type Reply } from '@estela/contracts';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Position } from '../../http/cursor.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { authorColumns, toAuthor } from '../../items/author.ts';
import { mentionsIn } from '../../items/mentions.ts';
import { isVisibleAuthor, type ViewerMembership } from '../groups/index.ts';

function selectComments(db: Db, viewer: SessionUser, membership: ViewerMembership) {
  return db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.author_id')
    .select(authorColumns)
    .select(['comments.id', 'comments.parent_id', 'comments.text', 'comments.edited'])
    .select((from) => from.ref('comments.topic_id').$notNull().as('topic_id'))
    .select(['comments.deleted', 'comments.created_at', 'comments.updated_at'])
    .select(mentionsIn(viewer).as('mentions'))
    .where(isVisibleAuthor('comments.author_id', viewer, membership));
}

export type CommentRow = InferResult<ReturnType<typeof selectComments>>[number];

export function findComment(
  db: Db,
  topicId: string,
  id: string,
  viewer: SessionUser,
  membership: ViewerMembership,
) {
  return selectComments(db, viewer, membership)
    .where('comments.id', '=', id)
    .where('comments.topic_id', '=', topicId)
    .executeTakeFirst();
}

export interface CommentPage {
  /** The comment whose replies are asked for. */
  parent: string | undefined;
  order: CommentOrder;
  /** Only what came after it, or was replied to after it. */
  since: string | undefined;
  after: Position | null;
  limit: number;
}

export function listComments(
  db: Db,
  topicId: string,
  viewer: SessionUser,
  membership: ViewerMembership,
  { parent, order, since, after, limit }: CommentPage,
) {
  const direction = order === 'newest' ? 'desc' : 'asc';
  const beyond = order === 'newest' ? sql`<` : sql`>`;
  return selectComments(db, viewer, membership)
    .where('comments.topic_id', '=', topicId)
    .where('comments.parent_id', parent ? '=' : 'is', parent ?? null)
    .$if(since !== undefined, (query) =>
      query.where(
        sql<boolean>`comments.id in (select coalesce(came.parent_id, came.id) from comments as came
          where came.topic_id = ${topicId} and came.created_at > ${since}::timestamptz and not came.deleted)`,
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

/** The comments with their replies, oldest first; of very many the oldest. */
export async function withReplies(
  db: Db,
  rows: readonly CommentRow[],
  viewer: SessionUser,
  membership: ViewerMembership,
): Promise<Comment[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const ranked = selectComments(db, viewer, membership)
    .select([
      sql<number>`row_number() over (partition by comments.parent_id order by comments.created_at, comments.id)`.as(
        'place',
      ),
      sql<number>`count(*) over (partition by comments.parent_id)`.as('siblings'),
    ])
    .where('comments.parent_id', '=', sql<string>`any(${ids}::uuid[])`);
  const replies = await db
    .selectFrom(ranked.as('replies'))
    .selectAll()
    .where('place', '<=', limits.repliesSent)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const own = replies.filter(({ parent_id }) => parent_id === row.id);
    return {
      ...toReply(row),
      author: row.deleted ? null : toAuthor(row),
      deleted: row.deleted,
      replies: own.map(toReply),
      replyCount: own[0]?.siblings ?? 0,
    };
  });
}

function toReply(row: CommentRow): Reply {
  return {
    _id: row.id,
    topic: row.topic_id,
    parent: row.parent_id,
    author: toAuthor(row),
    text: row.text,
    mentions: row.mentions,
    edited: row.edited,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
