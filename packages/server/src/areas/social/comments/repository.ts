import { type Comment, type CommentOrder, limits, type Reply } from '@estela/contracts';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { authorColumns, toAuthor } from '../../../people/author.ts';
import { isVisibleAuthor, type ViewerMembership } from '../../../visibility/groups.ts';
import { mentionsIn } from './mentions.ts';
import { hasVisibleContent, repliesCounted } from './replies.ts';

/** What comments stand under. */
export interface Place {
  column: 'topic_id' | 'post_id';
  id: string;
}

/** The comments of a place, for somebody who may read them. */
export interface Reading {
  place: Place;
  viewer: SessionUser;
  membership: ViewerMembership;
}

function selectComments(db: Db, { viewer, membership }: Reading) {
  return db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.author_id')
    .select(authorColumns)
    .select(['comments.id', 'comments.parent_id', 'comments.text', 'comments.edited'])
    .select(['comments.deleted', 'comments.hidden', 'comments.created_at', 'comments.updated_at'])
    .select(mentionsIn(viewer).as('mentions'))
    .where(isVisibleAuthor('comments.author_id', viewer, membership));
}

export type CommentRow = InferResult<ReturnType<typeof selectComments>>[number];

export function findComment(db: Db, reading: Reading, id: string) {
  return selectComments(db, reading)
    .where('comments.id', '=', id)
    .where(`comments.${reading.place.column}`, '=', reading.place.id)
    .executeTakeFirst();
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

export function findComments(db: Db, reading: Reading, { parent, order, since, after, limit }: CommentPage) {
  const { column, id } = reading.place;
  const direction = order === 'newest' ? 'desc' : 'asc';
  const beyond = order === 'newest' ? sql`<` : sql`>`;
  return selectComments(db, reading)
    .where(`comments.${column}`, '=', id)
    .where(hasVisibleContent(isVisibleAuthor('reply.author_id', reading.viewer, reading.membership)))
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

type ReplyData = Omit<Reply, 'topic'>;

/** A comment but where it stands. */
export type CommentData = Omit<Comment, 'topic' | 'replies'> & { replies: ReplyData[] };

/** The comments with their replies, oldest first; of very many the oldest. */
export async function withReplies(
  db: Db,
  reading: Reading,
  rows: readonly CommentRow[],
): Promise<CommentData[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const repliesOf = (parent: RawBuilder<string>, most: number) =>
    selectComments(db, reading)
      .where('comments.parent_id', '=', parent)
      .orderBy('comments.created_at')
      .orderBy('comments.id')
      .limit(most);
  const { rows: replies } = await sql<CommentRow & { siblings: number }>`
    select reply.*, case when count(*) over (partition by asked.id) < ${sql.lit(limits.repliesSent)}
        then count(*) over (partition by asked.id)
        else (select count(*) from ${repliesOf(sql.ref('asked.id'), repliesCounted)} as counted) end as siblings
    from unnest(${ids}::uuid[]) as asked (id)
    cross join lateral ${repliesOf(sql.ref('asked.id'), limits.repliesSent)} as reply
    order by reply.created_at, reply.id
  `.execute(db);
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

function toReply(row: CommentRow): ReplyData {
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
