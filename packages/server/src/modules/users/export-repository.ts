import type { AccountExport, BookmarkKind, FlyDayList } from '@estela/contracts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { summaryColumns } from '../../identity/user-summary.ts';

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

/** The pilots at the other end of a pilot's relations of a kind. */
export function readRelations(db: Db, kind: keyof typeof relations, ownerId: string) {
  const { table, own, other } = relations[kind];
  return (
    db
      .selectFrom(['users', table])
      .select(summaryColumns)
      .whereRef('users.id', '=', other)
      .where(own, '=', ownerId)
      // That a request was declined is not told.
      .$if(table === 'follow_requests', (query) => query.where(sql<SqlBool>`declined_at is null`))
      .orderBy('users.username')
      .execute()
  );
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

/** Topics that a pilot wants to hear nothing of, and what they did in running groups. */
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

type Discussions = Pick<AccountExport, 'topics' | 'posts' | 'comments' | 'flightComments'>;

/** What a pilot liked or bookmarked, oldest first. */
export async function readMarks(
  db: Db,
  ownerId: string,
): Promise<Pick<AccountExport, 'bookmarks' | 'likes'>> {
  const marked = (table: 'likes' | 'bookmarks') =>
    db
      .selectFrom(table)
      .innerJoin('feed_items', 'feed_items.id', `${table}.item_id`)
      .select('feed_items.id as _id')
      .where(`${table}.user_id`, '=', ownerId)
      .orderBy(`${table}.created_at`);
  return {
    bookmarks: await marked('bookmarks').select(sql<BookmarkKind>`feed_items.kind`.as('kind')).execute(),
    likes: await marked('likes').select('feed_items.kind').execute(),
  };
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

/** What a pilot wrote in groups and on flights, also where they may read no longer. */
export async function readDiscussions(db: Db, ownerId: string): Promise<Discussions> {
  const own = <T extends { id: string; created_at: Date; updated_at: Date }>({
    id,
    created_at,
    updated_at,
    ...row
  }: T) => ({
    ...row,
    _id: id,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  });
  const dated = ['id', 'created_at', 'updated_at'] as const;
  const topics = db.selectFrom('topics').select([...dated, 'group_id as group', 'title', 'description']);
  const posts = db.selectFrom('posts').select([...dated, 'group_id as group', 'title', 'content']);
  const comments = db
    .selectFrom('comments')
    .select([...dated, 'parent_id as parent', 'text'])
    .where('author_id', '=', ownerId)
    .where('deleted', '=', false)
    .orderBy('id');
  const onTopics = comments
    .select((from) => from.ref('topic_id').$notNull().as('topic'))
    .where('topic_id', 'is not', null);
  const onFlights = comments
    .select((from) => from.ref('flight_id').$notNull().as('flight'))
    .where('flight_id', 'is not', null);
  return {
    topics: (await topics.where('author_id', '=', ownerId).orderBy('id').execute()).map(own),
    posts: (await posts.where('author_id', '=', ownerId).orderBy('id').execute()).map(own),
    comments: (await onTopics.execute()).map(own),
    flightComments: (await onFlights.execute()).map(own),
  };
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
    .select(['id as _id', 'kind', 'target_id as target', 'reason', 'text', 'status', 'created_at'])
    .where('reporter_id', '=', ownerId)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}
