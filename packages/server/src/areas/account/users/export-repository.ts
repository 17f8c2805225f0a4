import type { AccountExport, FlyDayList } from '@estela/contracts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import { summaryColumns } from '../../../identity/user-summary.ts';
import { picturesOfPost, toPostPictures } from '../../groups/posts/index.ts';

const relations = {
  following: { table: 'follows', own: 'follows.follower_id', other: 'follows.followee_id' },
  followers: { table: 'follows', own: 'follows.followee_id', other: 'follows.follower_id' },
  blocked: { table: 'blocks', own: 'blocks.blocker_id', other: 'blocks.blocked_id' },
  sent: { table: 'follow_requests', own: 'follow_requests.requester_id', other: 'follow_requests.pilot_id' },
  received: {
    table: 'follow_requests',
    own: 'follow_requests.pilot_id',
    other: 'follow_requests.requester_id',
  },
  removed: {
    table: 'removed_followers',
    own: 'removed_followers.pilot_id',
    other: 'removed_followers.follower_id',
  },
} as const;

export type Relation = keyof typeof relations;

/** The pilots at the other end of a pilot's relations of a kind, oldest first, after the last that was read. */
export function readRelations(
  db: Db,
  kind: Relation,
  ownerId: string,
  limit: number,
  last?: { id: string; since: Date },
) {
  const { table, own, other } = relations[kind];
  return (
    db
      .selectFrom(['users', table])
      .select([...summaryColumns, `${table}.created_at as since`])
      .whereRef('users.id', '=', other)
      .where(own, '=', ownerId)
      // That a request was declined stays secret.
      .$if(table === 'follow_requests', (query) => query.where(sql<SqlBool>`declined_at is null`))
      .where(isAfter(`${table}.created_at`, other, last && { at: last.since, id: last.id }))
      .orderBy(`${table}.created_at`)
      .orderBy(other)
      .limit(limit)
      .execute()
  );
}

/** As a cursor says it, which an index can begin at. */
function isAfter(time: string, id: string, last: Position | undefined) {
  if (!last) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${sql.ref(time)}, ${sql.ref(id)}) > (${last.at}::timestamptz, ${last.id}::uuid)`;
}

/** The groups that a pilot is in or has asked to join; bans are left out. */
export function readMemberships(db: Db, ownerId: string): Promise<AccountExport['groups']> {
  return db
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select(['groups.id as _id', 'groups.name', 'group_members.role', 'group_members.status'])
    .select(['group_members.level', 'group_members.answers'])
    .where('group_members.user_id', '=', ownerId)
    .where('group_members.status', '<>', 'banned')
    .orderBy('groups.id')
    .execute();
}

/** Topics that a pilot has muted, and what they did in running groups. */
export async function readGroupOrder(
  db: Db,
  ownerId: string,
): Promise<Pick<AccountExport, 'mutedTopics' | 'groupActs'>> {
  const mutes = db.selectFrom('topic_mutes').select('topic_id').where('user_id', '=', ownerId);
  const acts = await db
    .selectFrom('group_acts')
    .select(['id as _id', 'group_id as group', 'act', 'title', 'created_at'])
    .where('actor_id', '=', ownerId)
    .orderBy('id')
    .execute();
  return {
    mutedTopics: (await mutes.orderBy('created_at').execute()).map(({ topic_id }) => topic_id),
    groupActs: acts.map(({ created_at, ...act }) => ({ ...act, createdAt: created_at.toISOString() })),
  };
}

/** What a pilot liked or bookmarked, oldest first, after the last that was read. */
export function readMarks(
  db: Db,
  table: 'likes' | 'bookmarks',
  ownerId: string,
  limit: number,
  last?: { _id: string; at: Date },
) {
  return db
    .selectFrom(table)
    .innerJoin('feed_items', 'feed_items.id', `${table}.item_id`)
    .select(['feed_items.id as _id', `${table}.created_at as at`, 'feed_items.kind'])
    .where(`${table}.user_id`, '=', ownerId)
    .where(isAfter(`${table}.created_at`, `${table}.item_id`, last && { at: last.at, id: last._id }))
    .orderBy(`${table}.created_at`)
    .orderBy(`${table}.item_id`)
    .limit(limit)
    .execute();
}

/** Posts that a pilot has liked, oldest first. */
export function readLikedPosts(db: Db, ownerId: string): Promise<AccountExport['likedPosts']> {
  return db
    .selectFrom('post_likes')
    .innerJoin('posts', 'posts.id', 'post_likes.post_id')
    .select(['posts.group_id as group', 'posts.id as _id'])
    .where('post_likes.user_id', '=', ownerId)
    .orderBy('post_likes.created_at')
    .execute();
}

/** What a pilot has hidden from their feed, oldest first. */
export function readHidden(db: Db, ownerId: string): Promise<AccountExport['hiddenFromFeed']> {
  return db
    .selectFrom('feed_hidden')
    .select(['hides', 'hidden_id as _id'])
    .where('user_id', '=', ownerId)
    .orderBy('created_at')
    .execute();
}

const dated = ['id', 'created_at', 'updated_at'] as const;

function toWritten<T extends { id: string; created_at: Date; updated_at: Date }>({
  id,
  created_at,
  updated_at,
  ...row
}: T) {
  return { ...row, _id: id, createdAt: created_at.toISOString(), updatedAt: updated_at.toISOString() };
}

/** Of what pilots wrote, also where they may read no longer: `after` is the id of the last that was read. */
type Written = { limit: number; after: string | undefined };

export async function readTopics(db: Db, ownerId: string, { limit, after }: Written) {
  const rows = await db
    .selectFrom('topics')
    .select([...dated, 'group_id as group', 'title', 'description'])
    .where('author_id', '=', ownerId)
    .$if(after !== undefined, (query) => query.where('id', '>', String(after)))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toWritten);
}

export async function readPosts(db: Db, ownerId: string, { limit, after }: Written) {
  const rows = await db
    .selectFrom('posts')
    .select([...dated, 'group_id as group', 'title', 'content'])
    .select(picturesOfPost({ id: ownerId }).as('pictures'))
    .where('author_id', '=', ownerId)
    .$if(after !== undefined, (query) => query.where('id', '>', String(after)))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ pictures, ...post }) => ({ ...toWritten(post), pictures: toPostPictures(pictures) }));
}

export async function readTopicComments(db: Db, ownerId: string, written: Written) {
  const rows = await selectComments(db, ownerId, written)
    .select((from) => from.ref('topic_id').$notNull().as('topic'))
    .where('topic_id', 'is not', null)
    .execute();
  return rows.map(toWritten);
}

export async function readPostComments(db: Db, ownerId: string, written: Written) {
  const rows = await selectComments(db, ownerId, written)
    .select((from) => from.ref('post_id').$notNull().as('post'))
    .where('post_id', 'is not', null)
    .execute();
  return rows.map(toWritten);
}

export async function readFlightComments(db: Db, ownerId: string, written: Written) {
  const rows = await selectComments(db, ownerId, written)
    .select((from) => from.ref('flight_id').$notNull().as('flight'))
    .where('flight_id', 'is not', null)
    .execute();
  return rows.map(toWritten);
}

function selectComments(db: Db, ownerId: string, { limit, after }: Written) {
  return db
    .selectFrom('comments')
    .select([...dated, 'parent_id as parent', 'text'])
    .where('author_id', '=', ownerId)
    .where('deleted', '=', false)
    .$if(after !== undefined, (query) => query.where('id', '>', String(after)))
    .orderBy('id')
    .limit(limit);
}

/** The fly-days that a pilot made, and what they answered to others, oldest first. */
export async function readFlyDays(
  db: Db,
  ownerId: string,
): Promise<Pick<AccountExport, 'flyDays' | 'flyDayAnswers'>> {
  const made = await db
    .selectFrom('fly_days')
    .select(['id', 'group_id', 'title', 'description', 'at', 'until', 'spot_id', 'places', 'cancelled'])
    .select(['created_at', 'updated_at'])
    .where('maker_id', '=', ownerId)
    .orderBy('id')
    .execute();
  const answers = await db
    .selectFrom('fly_day_answers')
    .select(['fly_day_id as flyDay', 'answered_at'])
    .select(
      sql<FlyDayList>`case when answer <> 'yes' then answer when waiting then 'waiting' else 'going' end`.as(
        'list',
      ),
    )
    .where('user_id', '=', ownerId)
    .orderBy('answered_at')
    .execute();
  return {
    flyDays: made.map((row) => ({
      _id: row.id,
      group: row.group_id,
      title: row.title,
      description: row.description,
      at: row.at.toISOString(),
      until: row.until?.toISOString() ?? null,
      spot: row.spot_id,
      limit: row.places,
      cancelled: row.cancelled,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    })),
    flyDayAnswers: answers.map(({ answered_at, ...row }) => ({
      ...row,
      answeredAt: answered_at.toISOString(),
    })),
  };
}

/** What a pilot reported. */
export async function readReports(db: Db, ownerId: string): Promise<AccountExport['reports']> {
  const rows = await db
    .selectFrom('reports')
    .select([
      'id as _id',
      'kind',
      'target_id as target',
      'reason',
      'text',
      'status',
      'created_at',
      'updated_at',
    ])
    .where('reporter_id', '=', ownerId)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, updated_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  }));
}
