import type { GroupTalkKind } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';

export type TrashKind = 'flight' | GroupTalkKind;

type Sql = RawBuilder<unknown>;
/** `ids` are those of the things that come back, as an array. */
type OfIds = (ids: Sql) => Sql;

/** How things of one kind are archived when they are deleted, and restored. */
interface Trash {
  table: 'flights' | 'topics' | 'posts' | 'comments';
  /** The table of archived things. */
  store: 'deleted_flights' | 'deleted_talk';
  /**
   * The rows that its deletion takes along by foreign keys, its own among them, in the order in which they can be inserted
   * again; `gone` is its row. `feed_items` is not here: a trigger on flights writes them.
   */
  parts: Record<string, Sql>;
  /** Whether what an administrator has hidden is restored, still hidden; else it is never restored. */
  comesBackHidden: boolean;
  /** Runs before the parts are inserted. */
  before?: OfIds;
  /** Runs once its own row is inserted. */
  afterRow?: OfIds;
  /** Which notifications triggers write again on insertion: the archived ones, read or unread, replace them. */
  renotified: OfIds;
  /** Sets the counts: the archived ones were inserted, and triggers counted the inserted parts once more. */
  recount?: OfIds;
  /** Which of the events that triggers write on insertion are dropped: open pages know of these things already. */
  knownEvents: Sql;
  /** Sends open pages an event in their place. */
  announce?: OfIds;
}

const isOf = (column: string, ids: Sql) => sql`${sql.ref(column)} = any(${ids})`;

const ofStoredComments: OfIds = (ids) => sql`comment_id in (
  select (part ->> 'id')::uuid from deleted_talk cross join jsonb_array_elements(content -> 'comments') as part
  where ${isOf('deleted_talk.id', ids)})`;

const countComments = (column: 'topic_id' | 'post_id' | 'flight_id', owner: string) => sql`(
  select count(*) from comments where ${sql.ref(column)} = ${sql.ref(`${owner}.id`)} and not deleted and not hidden)`;

const ofGroup = {
  store: 'deleted_talk',
  comesBackHidden: false,
  renotified: ofStoredComments,
  knownEvents: sql`true`,
} as const;

export const trashKinds: Record<TrashKind, Trash> = {
  flight: {
    table: 'flights',
    store: 'deleted_flights',
    parts: {
      media: sql`part.id = gone.poster_id`,
      flights: sql`part.id = gone.id`,
      flight_equipment: sql`part.flight_id = gone.id`,
      flight_packs: sql`part.flight_id = gone.id`,
      flight_tracks: sql`part.flight_id = gone.id`,
      flight_series: sql`part.flight_id = gone.id`,
      flight_logs: sql`part.flight_id = gone.id`,
      flight_airspace: sql`part.flight_id = gone.id`,
      comments: sql`part.flight_id = gone.id`,
      comment_mentions: sql`part.comment_id in (select id from comments where flight_id = gone.id)`,
      likes: sql`part.item_id = gone.id`,
      bookmarks: sql`part.item_id = gone.id`,
      feed_hidden: sql`part.item_id = gone.id`,
      // Two indexes: an "or" would use neither.
      notifications: sql`part.id in (
        select id from notifications where item_id = gone.id
        union select id from notifications where comment_id in (select id from comments where flight_id = gone.id))`,
    },
    comesBackHidden: true,
    // Likes are counted again: steps that were not folded into the count yet must not count twice.
    before: (ids) => sql`delete from like_steps where ${isOf('item_id', ids)}`,
    // The audience of a hidden flight is set by a trigger on update only.
    afterRow: (ids) => sql`update flights set visibility = visibility where ${isOf('id', ids)} and hidden`,
    renotified: (ids) => isOf('item_id', ids),
    recount: (ids) =>
      sql`update feed_items set comments = ${countComments('flight_id', 'feed_items')} where ${isOf('id', ids)}`,
    knownEvents: sql`true`,
    // As at the deletion: pilots with notifications of it load the number of unread ones again.
    announce: (ids) => sql`insert into events (user_id, kind, data)
        select distinct notified.user_id, 'notificationsChanged', '{}'::jsonb
        from notifications as notified join event_watchers watcher on watcher.user_id = notified.user_id
        where ${isOf('notified.item_id', ids)}`,
  },
  topic: {
    ...ofGroup,
    table: 'topics',
    parts: {
      topics: sql`part.id = gone.id`,
      topic_reads: sql`part.topic_id = gone.id`,
      topic_mutes: sql`part.topic_id = gone.id`,
      comments: sql`part.topic_id = gone.id`,
      comment_mentions: sql`part.comment_id in (select id from comments where topic_id = gone.id)`,
      notifications: sql`part.topic_id = gone.id`,
    },
    recount: (ids) =>
      sql`update topics set comment_count = ${countComments('topic_id', 'topics')} where ${isOf('id', ids)}`,
  },
  post: {
    ...ofGroup,
    table: 'posts',
    parts: {
      media: sql`part.id in (select media_id from post_photos where post_id = gone.id)`,
      posts: sql`part.id = gone.id`,
      post_likes: sql`part.post_id = gone.id`,
      post_photos: sql`part.post_id = gone.id`,
      comments: sql`part.post_id = gone.id`,
      comment_mentions: sql`part.comment_id in (select id from comments where post_id = gone.id)`,
      notifications: sql`part.post_id = gone.id`,
    },
    recount: (ids) => sql`update posts set likes = (select count(*) from post_likes where post_id = posts.id),
        comment_count = ${countComments('post_id', 'posts')} where ${isOf('id', ids)}`,
  },
  comment: {
    ...ofGroup,
    table: 'comments',
    parts: {
      // The empty place of a deleted comment is removed with its last reply.
      comments: sql`part.id = gone.id or (part.id = gone.parent_id and part.deleted)`,
      comment_mentions: sql`part.comment_id = gone.id`,
      notifications: sql`part.comment_id = gone.id`,
    },
    // A comment with replies was only emptied.
    before: (ids) => sql`update comments set deleted = false, text = part ->> 'text'
        from deleted_talk cross join jsonb_array_elements(content -> 'comments') as part
        where ${isOf('deleted_talk.id', ids)} and comments.id = deleted_talk.id and part ->> 'id' = comments.id::text`,
    // Open pages do not know the comment itself.
    knownEvents: sql`kind = 'notification'`,
  },
};

export function isTrashKind(kind: string): kind is TrashKind {
  return Object.hasOwn(trashKinds, kind);
}
