import { limits, type Topic, type TopicInput, type TopicPatch } from '@estela/contracts';
import { type InferResult, sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { authorColumns, toAuthor } from '../../../people/author.ts';
import { isVisibleAuthor, type ViewerMembership } from '../../../visibility/groups.ts';

/** When the viewer read the topic last, else when they joined the group. */
const readAt = sql<Date | null>`coalesce(topic_reads.read_at, own.created_at)`;

/** What others wrote since then, counted in the index no further than a list shows. */
function unreadSince(viewer: SessionUser, membership: ViewerMembership) {
  return sql<number>`(select count(*) from (
    select from comments where topic_id = topics.id and created_at > ${readAt} and author_id <> ${viewer.id}
      and not deleted and ${isVisibleAuthor('comments.author_id', viewer, membership)} limit ${limits.unread}
  ) as fresh)`;
}

function selectTopics(db: Db, groupId: string, viewer: SessionUser, membership: ViewerMembership) {
  return db
    .selectFrom('topics')
    .innerJoin('users', 'users.id', 'topics.author_id')
    .leftJoin('topic_reads', (join) =>
      join.onRef('topic_reads.topic_id', '=', 'topics.id').on('topic_reads.user_id', '=', viewer.id),
    )
    .leftJoin('group_members as own', (join) =>
      join
        .onRef('own.group_id', '=', 'topics.group_id')
        .on('own.user_id', '=', viewer.id)
        .on('own.status', '=', 'member'),
    )
    .select(authorColumns)
    .select([readAt.as('read_at'), unreadSince(viewer, membership).as('unread')])
    .select(
      sql<boolean>`exists (select from topic_mutes where topic_id = topics.id and user_id = ${viewer.id})`.as(
        'muted',
      ),
    )
    .select([
      'topics.id',
      'topics.group_id',
      'topics.title',
      'topics.description',
      'topics.pinned',
      'topics.locked',
      'topics.comment_count',
      'topics.last_activity',
      'topics.edited',
      'topics.hidden',
      'topics.created_at',
      'topics.updated_at',
    ])
    .where('topics.group_id', '=', groupId)
    .where(isVisibleAuthor('topics.author_id', viewer, membership));
}

export type TopicRow = InferResult<ReturnType<typeof selectTopics>>[number];

export function findTopic(
  db: Db,
  groupId: string,
  id: string,
  viewer: SessionUser,
  membership: ViewerMembership,
) {
  return selectTopics(db, groupId, viewer, membership).where('topics.id', '=', id).executeTakeFirst();
}

/** Pinned ones first, then by last activity. A position holds whether it was among the pinned. */
export function listTopics(
  db: Db,
  groupId: string,
  viewer: SessionUser,
  membership: ViewerMembership,
  { after, limit }: { after: Position | null; limit: number },
) {
  return selectTopics(db, groupId, viewer, membership)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(topics.pinned, topics.last_activity, topics.id)
          < (${after?.isFirst === true}::boolean, ${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('topics.pinned', 'desc')
    .orderBy('topics.last_activity', 'desc')
    .orderBy('topics.id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertTopic(
  db: Db,
  groupId: string,
  authorId: string,
  input: TopicInput,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('topics')
    .values({
      id,
      group_id: groupId,
      author_id: authorId,
      title: input.title,
      description: input.description,
      pinned: input.pinned,
    })
    .execute();
  return id;
}

/** Changes the named fields of the author's own topic; it counts as edited once the text differs. */
export async function updateTopic(db: Db, id: string, authorId: string, patch: TopicPatch): Promise<boolean> {
  const { title, description } = patch;
  const { numUpdatedRows } = await db
    .updateTable('topics')
    .set({
      title,
      description,
      edited: sql<boolean>`edited or title <> coalesce(${title ?? null}, title)
        or description <> coalesce(${description ?? null}, description)`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setPinned(db: Db, id: string, pinned: boolean): Promise<void> {
  await db.updateTable('topics').set({ pinned }).where('id', '=', id).execute();
}

export async function setLocked(db: Db, id: string, locked: boolean): Promise<void> {
  await db.updateTable('topics').set({ locked }).where('id', '=', id).execute();
}

/** Until the transaction ends nobody closes the topic, and its counter waits for nobody else. */
export async function lockTopic(db: Db, id: string): Promise<{ locked: boolean } | undefined> {
  return db.selectFrom('topics').select('locked').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function markRead(db: Db, id: string, viewer: SessionUser): Promise<void> {
  await db
    .insertInto('topic_reads')
    .values({ topic_id: id, user_id: viewer.id })
    .onConflict((conflict) =>
      conflict.columns(['topic_id', 'user_id']).doUpdateSet({ read_at: sql<Date>`excluded.read_at` }),
    )
    .execute();
}

export async function deleteTopic(db: Db, id: string): Promise<void> {
  await db.deleteFrom('topics').where('id', '=', id).execute();
}

export function toTopic(row: TopicRow): Topic {
  return {
    _id: row.id,
    group: row.group_id,
    author: toAuthor(row),
    title: row.title,
    description: row.description,
    pinned: row.pinned,
    locked: row.locked,
    postCount: row.comment_count,
    lastActivity: row.last_activity.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    unread: row.unread,
    muted: row.muted,
    edited: row.edited,
    ...(row.hidden && { hidden: true }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
