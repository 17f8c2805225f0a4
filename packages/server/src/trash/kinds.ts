import type { GroupTalkKind } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';

export type TrashKind = 'flight' | GroupTalkKind;

type Sql = RawBuilder<unknown>;
/** `ids` are those of the things that come back, as an array. */
type OfIds = (ids: Sql) => Sql;

/** What is deleted so that it can come back. */
interface Trash {
  table: 'flights' | 'topics' | 'posts' | 'comments';
  /** Where it is until then. */
  store: 'deleted_flights' | 'deleted_talk';
  /**
   * What goes with it by a foreign key, in the order in which it can come back, itself too; `gone` is its row. `feed_items`
   * is not here: a flight brings its own.
   */
  parts: Record<string, Sql>;
  /** What an administrator has hidden comes back hidden, or not at all. */
  comesBackHidden: boolean;
  /** Before the parts come back. */
  before?: OfIds;
  /** Once its own row is back. */
  afterRow?: OfIds;
  /** Notifications that what came back has written again: those of then, read or not, take their place. */
  renotified: OfIds;
  /** Rows came back with their counts, and triggers counted what came back with them once more. */
  recount?: OfIds;
  /** Of the events that its return writes: what open pages know already. */
  knownEvents: Sql;
  /** What open pages hear instead. */
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
    // Likes are counted again. What was still counted beside the flight, until it was gone, must not count once more.
    before: (ids) => sql`delete from like_steps where ${isOf('item_id', ids)}`,
    // What an administrator has hidden gets its audience from an update alone.
    afterRow: (ids) => sql`update flights set visibility = visibility where ${isOf('id', ids)} and hidden`,
    renotified: (ids) => isOf('item_id', ids),
    recount: (ids) =>
      sql`update feed_items set comments = ${countComments('flight_id', 'feed_items')} where ${isOf('id', ids)}`,
    knownEvents: sql`true`,
    // As at the deletion: those who had heard of it count what they have to read again.
    announce: (ids) => sql`insert into events (user_id, kind, data)
        select distinct told.user_id, 'notificationsChanged', '{}'::jsonb
        from notifications as told join event_watchers watcher on watcher.user_id = told.user_id
        where ${isOf('told.item_id', ids)}`,
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
      // The empty place of a deleted comment goes with its last reply.
      comments: sql`part.id = gone.id or (part.id = gone.parent_id and part.deleted)`,
      comment_mentions: sql`part.comment_id = gone.id`,
      notifications: sql`part.comment_id = gone.id`,
    },
    // One with replies has left its place.
    before: (ids) => sql`update comments set deleted = false, text = part ->> 'text'
        from deleted_talk cross join jsonb_array_elements(content -> 'comments') as part
        where ${isOf('deleted_talk.id', ids)} and comments.id = deleted_talk.id and part ->> 'id' = comments.id::text`,
    // The comment itself they do not know yet.
    knownEvents: sql`kind = 'notification'`,
  },
};

export function isTrashKind(kind: string): kind is TrashKind {
  return Object.hasOwn(trashKinds, kind);
}
