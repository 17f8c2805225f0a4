import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { isOpenSession, rowLives } from '../database/row-lives.ts';

/** Where a reader of events stands: what it was sent is not sent again, what came late still is. */
export interface EventCursor {
  /** Highest id that was sent. */
  after: number;
  /** Every transaction below this number had ended when it was sent. */
  xmin: string;
  /** Ids that were sent of transactions from `xmin` on, at most {@link maxRemembered}. */
  sent: number[];
}

export interface EventRow {
  id: number;
  kind: string;
  data: unknown;
}

/** Events of one reading; more may be left. */
const maxAtOnce = 100;
/** Sent ids that a cursor keeps while an old transaction stays open; one forgotten may come twice. */
const maxRemembered = 200;
/** How far behind the highest id one that came late is looked for. */
const lateWindow = 10_000;

/** Stands after everything that has happened so far. */
export async function findEnd(db: Db, userId: string): Promise<EventCursor> {
  const { rows } = await sql<EventCursor>`
    with snapshot as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
    select
      coalesce((select max(id) from events), 0) as after,
      xmin::text,
      array(
        select id::float8 from events
        where user_id = ${userId} and events.xid >= snapshot.xmin order by id desc limit ${maxRemembered}
      ) as sent
    from snapshot
  `.execute(db);
  return rows[0] ?? { after: 0, xmin: '0', sent: [] };
}

/** The events after a cursor, oldest first, each with where a reader stands that has it. */
export async function readEvents(
  db: Db,
  userId: string,
  { after, xmin, sent }: EventCursor,
): Promise<{ rows: (EventRow & { place: EventCursor })[]; isMore: boolean }> {
  const { rows } = await sql<EventRow & { xmin: string; open: number[] }>`
    with snapshot as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xmin),
    fresh as (
      select id, kind, data, xid from events
      where user_id = ${userId} and id > ${after - lateWindow}
        and (id > ${after} or xid >= ${xmin}::xid8) and id <> all(${sent}::bigint[])
      order by id limit ${maxAtOnce}
    )
    select id, kind, data, snapshot.xmin::text,
      array(
        select known.id::float8 from events known
        where (known.id = any(${sent}::bigint[]) or known.id in (select id from fresh))
          and known.xid >= snapshot.xmin
      ) as open
    from fresh, snapshot order by id
  `.execute(db);
  const isMore = rows.length === maxAtOnce;
  let place: EventCursor = { after, xmin, sent };
  const placed = rows.map(({ id, kind, data, xmin: newest, open }, i) => {
    const highest = Math.max(place.after, id);
    // Only who has all that this reading could see may stand at its snapshot: before, late ones may be left.
    const hasAll = i === rows.length - 1 && !isMore;
    place = hasAll
      ? { after: highest, xmin: newest, sent: open.slice(-maxRemembered) }
      : { after: highest, xmin: place.xmin, sent: [...place.sent, id].slice(-maxRemembered) };
    return { id, kind, data, place };
  });
  return { rows: placed, isMore };
}

export async function insertTicket(
  db: Db,
  ticketHash: Buffer,
  sessionHash: Buffer,
  userId: string,
): Promise<void> {
  await sql`insert into event_tickets (ticket_hash, session_hash) values (${ticketHash}, ${sessionHash})`.execute(
    db,
  );
  await watch(db, [userId]);
}

/** Uses a ticket up; of two at once only one gets the session. */
export async function takeTicket(db: Db, ticketHash: Buffer): Promise<StreamOwner | undefined> {
  const { rows } = await sql<StreamOwner>`
    delete from event_tickets using sessions
    where ticket_hash = ${ticketHash} and event_tickets.created_at > now() - ${rowLives.eventTicket}
      and sessions.token_hash = session_hash
    returning sessions.user_id as "userId", sessions.token_hash as "sessionHash"
  `.execute(db);
  return rows[0];
}

export interface StreamOwner {
  userId: string;
  sessionHash: Buffer;
}

/** Has events written for these pilots during the next day. */
export async function watch(db: Db, userIds: string[]): Promise<void> {
  await sql`
    insert into event_watchers (user_id) select unnest(${userIds}::uuid[])
    on conflict (user_id) do update set seen_at = now() where event_watchers.seen_at < now() - interval '1 hour'
  `.execute(db);
}

/** Of the newest that anybody may find in a feed; more than one, since a transaction may end after one that began later. */
const newestLookedAt = 20;

/** What stands first in the feed of everybody together: another text when that has changed. */
export async function findNewest(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from feed_items where audience >= 'followers'
    order by created_at desc, id desc limit ${sql.lit(newestLookedAt)}`.execute(db);
  return rows.map(({ id }) => id).join();
}

/** Which of these sessions are still open. */
export async function openSessions(db: Db, hashes: Buffer[]): Promise<Set<string>> {
  const { rows } = await sql<{ token_hash: Buffer }>`
    select token_hash from sessions where token_hash = any(${hashes}::bytea[]) and ${isOpenSession}
  `.execute(db);
  return new Set(rows.map(({ token_hash }) => token_hash.toString('hex')));
}
