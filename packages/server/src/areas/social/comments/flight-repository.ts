import type { CommentOrder, FlightComment } from '@estela/contracts';
import { type InferResult, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { authorColumns, toAuthor } from '../../../people/author.ts';
import { isNotBlocked } from '../../../visibility/blocks.ts';
import { isShown } from '../../../visibility/groups.ts';
import { isReachable } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { mentionsIn } from './mentions.ts';
import { hasVisibleContent, repliesCounted } from './replies.ts';

/** What an administrator hid is its author's alone. Authors on the other side of a block are hidden, replies to them too. */
function isVisible(alias: string, viewer: Viewer): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`not ${sql.ref(`${alias}.hidden`)}`;
  return sql<SqlBool>`(${isNotBlocked(sql.ref(`${alias}.author_id`), viewer)} and ${isShown(alias, 'author_id', viewer)})`;
}

/** Comments on one flight that the viewer may see, with every column that a response shows. */
function selectComments(db: Db, flightId: string, viewer: Viewer) {
  return db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.author_id')
    .select(authorColumns)
    .select(['comments.id', 'comments.parent_id', 'comments.text', 'comments.edited', 'comments.deleted'])
    .select(['comments.hidden', 'comments.created_at', 'comments.updated_at'])
    .select((from) => from.ref('comments.flight_id').$notNull().as('flight_id'))
    .select(mentionsIn(viewer).as('mentions'))
    .select(
      sql<number>`(select count(*) from (
        select from comments as reply where reply.parent_id = comments.id and ${isVisible('reply', viewer)}
        limit ${sql.lit(repliesCounted)}) as counted)`.as('reply_count'),
    )
    .where('comments.flight_id', '=', flightId)
    .where(isVisible('comments', viewer));
}

export type FlightCommentRow = InferResult<ReturnType<typeof selectComments>>[number];

export function findComment(db: Db, flightId: string, id: string, viewer: Viewer) {
  return selectComments(db, flightId, viewer).where('comments.id', '=', id).executeTakeFirst();
}

export interface CommentPage {
  /** The comment whose replies are asked for. */
  parent: string | undefined;
  order: CommentOrder;
  after: Position | null;
  limit: number;
}

export function listComments(
  db: Db,
  flightId: string,
  viewer: Viewer,
  { parent, order, after, limit }: CommentPage,
) {
  const direction = order === 'newest' ? 'desc' : 'asc';
  const beyond = order === 'newest' ? sql`<` : sql`>`;
  return selectComments(db, flightId, viewer)
    .where(hasVisibleContent(isVisible('reply', viewer)))
    .where('comments.parent_id', parent ? '=' : 'is', parent ?? null)
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

/** The flight if the viewer may see it. Until the transaction ends nobody switches its comments on or off. */
export async function lockFlight(
  db: Db,
  id: string,
  viewer: SessionUser,
): Promise<{ owner_id: string; comments_off: boolean } | undefined> {
  const { rows } = await sql<{ owner_id: string; comments_off: boolean }>`
    select owner_id, comments_off from flights where id = ${id} and ${isReachable('flights', viewer)} for share
  `.execute(db);
  return rows[0];
}

export function toFlightComment(row: FlightCommentRow): FlightComment {
  return {
    _id: row.id,
    flight: row.flight_id,
    parent: row.parent_id,
    author: row.deleted ? null : toAuthor(row),
    text: row.text,
    mentions: row.mentions,
    edited: row.edited,
    deleted: row.deleted,
    ...(row.hidden && { hidden: true }),
    replyCount: row.reply_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
