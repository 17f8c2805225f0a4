import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { isNotBlocked } from '../../../visibility/blocks.ts';
import { isReachable } from '../../../visibility/items.ts';

/** Whom a live page of a flight is about: its owner, and as many of those who talked last. */
const lately = 200;

interface Written {
  id: string;
  flightId: string;
  /** Null where it answers none. */
  parentId: string | null;
}

/** Tells of a new comment whom it answers, whom it names and whose flight it is: each once, and who sees the flight. */
export async function notifyOfComment(db: Db, author: SessionUser, comment: Written): Promise<void> {
  await insertNotifications(
    db,
    author,
    comment,
    sql`
      select author_id as user_id, 'reply' as kind, 1 as place from comments
        where id = ${comment.parentId} and not deleted
      union all select user_id, 'mention', 2 from comment_mentions where comment_id = ${comment.id}
      union all select owner_id, 'comment', 3 from flights where id = ${comment.flightId}`,
  );
}

/** Notifies whom a changed text mentions now, and removes the notifications of those it mentions no longer. */
export async function notifyOfEdit(db: Db, author: SessionUser, comment: Written): Promise<void> {
  const isUnnamed = sql`comment_id = ${comment.id} and kind = 'mention'
    and user_id not in (select user_id from comment_mentions where comment_id = ${comment.id})`;
  // There is a comment on their flight all the same.
  await sql`
    update notifications set kind = 'comment'
    from flights where flights.id = item_id and owner_id = user_id and ${isUnnamed}
  `.execute(db);
  await sql`delete from notifications where ${isUnnamed}`.execute(db);
  const named = sql`select user_id, 'mention' as kind, 1 as place from comment_mentions where comment_id = ${comment.id}`;
  await insertNotifications(db, author, comment, named);
}

async function insertNotifications(
  db: Db,
  author: SessionUser,
  { id, flightId }: Written,
  recipient: ReturnType<typeof sql>,
): Promise<void> {
  const person = sql.ref<string>('recipient.user_id');
  await sql`
    insert into notifications (user_id, kind, actor_id, item_id, comment_id)
    select distinct on (recipient.user_id) recipient.user_id, recipient.kind, ${author.id}::uuid, ${flightId}::uuid, ${id}::uuid
    from (${recipient}) as recipient join feed_items on feed_items.id = ${flightId}
    where recipient.user_id <> ${author.id} and ${isReachable('feed_items', { id: person })}
      and ${isNotBlocked(person, author)}
      and not exists (select 1 from notifications where comment_id = ${id} and notifications.user_id = recipient.user_id)
    order by recipient.user_id, recipient.place
  `.execute(db);
}

/** Sends an event to open pages of the flight's owner and of recent commenters when a comment comes, changes or goes. */
export async function announceComment(
  db: Db,
  actor: SessionUser,
  { id, flightId }: { id: string; flightId: string },
): Promise<void> {
  const watcher = sql.ref<string>('watcher.user_id');
  await sql`
    insert into events (user_id, kind, data)
    select watcher.user_id, 'comment', jsonb_build_object('flight', ${flightId}::text, 'comment', ${id}::text)
    from event_watchers as watcher join feed_items on feed_items.id = ${flightId}
    where watcher.user_id in (
        select owner_id from flights where id = ${flightId}
        union select author_id from (
          select author_id from comments where flight_id = ${flightId} order by created_at desc limit ${sql.lit(lately)}
        ) as talked
      )
      and watcher.user_id <> ${actor.id} and ${isReachable('feed_items', { id: watcher })}
      and ${isNotBlocked(watcher, actor)}
  `.execute(db);
}
