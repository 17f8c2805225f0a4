import type { Topic, TopicInput, TopicPatch } from '@estela/contracts';
import { type InferResult, sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/open.ts';
import type { Position } from '../../http/cursor.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { authorColumns, toAuthor } from '../../items/author.ts';
import { isVisibleAuthor, type ViewerMembership } from '../groups/index.ts';

function selectTopics(db: Db, groupId: string, viewer: SessionUser, membership: ViewerMembership) {
  return db
    .selectFrom('topics')
    .innerJoin('users', 'users.id', 'topics.author_id')
    .select(authorColumns)
    .select([
      'topics.id',
      'topics.group_id',
      'topics.title',
      'topics.description',
      'topics.pinned',
      'topics.comment_count',
      'topics.last_activity',
      'topics.edited',
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
    postCount: row.comment_count,
    lastActivity: row.last_activity.toISOString(),
    edited: row.edited,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
