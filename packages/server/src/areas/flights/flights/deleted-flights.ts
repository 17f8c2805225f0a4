import { limits } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

/**
 * What goes with a flight by a foreign key, in the order in which it can come back. `feed_items` is not here: the flight
 * brings its own.
 */
export const partsOfFlight: Record<string, RawBuilder<unknown>> = {
  flight_equipment: sql`flight_id = flight.id`,
  flight_packs: sql`flight_id = flight.id`,
  flight_tracks: sql`flight_id = flight.id`,
  flight_series: sql`flight_id = flight.id`,
  flight_logs: sql`flight_id = flight.id`,
  flight_airspace: sql`flight_id = flight.id`,
  comments: sql`flight_id = flight.id`,
  comment_mentions: sql`comment_id in (select id from comments where flight_id = flight.id)`,
  likes: sql`item_id = flight.id`,
  bookmarks: sql`item_id = flight.id`,
  feed_hidden: sql`item_id = flight.id`,
  // Two indexes: an "or" would use neither.
  notifications: sql`id in (
    select id from notifications where item_id = flight.id
    union select id from notifications where comment_id in (select id from comments where flight_id = flight.id))`,
};

/** How long what was deleted can come back, and how much longer the files of its pictures stay. */
const kept = sql`${limits.restoreWindow.seconds} * interval '1 second'`;
const margin = sql`interval '1 minute'`;

/** Deletes those of the flights that are the owner's, so that they can come back for a while. Resolves with their ids. */
export async function deleteFlights(db: Db, ownerId: string, ids: readonly string[]): Promise<string[]> {
  // A like or a comment that is under way comes before, and is kept, or finds the flight gone.
  const { rows } = await sql<{ id: string; poster_id: string | null }>`
    select flights.id, poster_id from flights join feed_items on feed_items.id = flights.id
    where flights.id = any(${ids}::uuid[]) and flights.owner_id = ${ownerId} for update`.execute(db);
  const found = rows.map(({ id }) => id);
  if (found.length === 0) return found;
  const parts = Object.entries(partsOfFlight).map(
    ([table, isPart]) =>
      sql`${table}::text, (select coalesce(jsonb_agg(to_jsonb(part)), '[]') from ${sql.table(table)} as part where ${isPart})`,
  );
  await sql`insert into deleted_flights (id, owner_id, content)
    select id, owner_id, jsonb_build_object(
      'flights', jsonb_build_array(to_jsonb(flight)),
      'media', (select coalesce(jsonb_agg(to_jsonb(media)), '[]') from media where id = flight.poster_id),
      ${sql.join(parts)}
    ) from flights as flight where id = any(${found}::uuid[])`.execute(db);
  await sql`delete from flights where id = any(${found}::uuid[])`.execute(db);
  const pictures = rows.flatMap(({ poster_id }) => poster_id ?? []);
  await sql`update media_removals set due_at = now() + ${kept} + ${margin}
    where media_id = any(${pictures}::uuid[])`.execute(db);
  return found;
}

const canComeBack = (ownerId: string, ids: readonly string[]) =>
  sql`id = any(${ids}::uuid[]) and owner_id = ${ownerId} and deleted_at > now() - ${kept}`;

export async function countDeletedFlights(db: Db, ownerId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from deleted_flights where ${canComeBack(ownerId, ids)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Brings back what the owner deleted a short while ago, as it was: the likes, the comments, the place in the feed. Nobody
 * is told of it again. Resolves with the ids of what is back.
 */
export async function restoreFlights(db: Db, ownerId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from deleted_flights where ${canComeBack(ownerId, ids)} for update`.execute(db);
  const found = rows.map(({ id }) => id);
  if (found.length === 0) return found;
  const putBack = (table: string, only: RawBuilder<unknown> = sql`true`) =>
    sql`select put_back(${table}::regclass, (select jsonb_agg(part)
      from deleted_flights cross join jsonb_array_elements(content -> ${table}::text) as part
      where id = any(${found}::uuid[]) and ${only}))`.execute(db);

  await putBack('media');
  await sql`delete from media_removals where media_id in (
    select id from media where id in (select (content #>> '{media,0,id}')::uuid from deleted_flights
      where id = any(${found}::uuid[])))`.execute(db);
  await putBack('flights');
  // Likes are counted again. What was still counted beside the flight, until it was gone, must not count once more.
  await sql`delete from like_steps where item_id = any(${found}::uuid[])`.execute(db);
  // What an administrator has hidden gets its audience from an update alone.
  await sql`update flights set visibility = visibility where id = any(${found}::uuid[]) and hidden`.execute(
    db,
  );
  for (const table of Object.keys(partsOfFlight)) {
    // Likes write notifications again: those of then, read or not, take their place.
    if (table === 'notifications')
      await sql`delete from notifications where item_id = any(${found}::uuid[])`.execute(db);
    if (table !== 'comments') await putBack(table);
    else {
      await putBack(table, sql`part ->> 'parent_id' is null`);
      await putBack(table, sql`part ->> 'parent_id' is not null`);
    }
  }
  await sql`update feed_items set comments = (
    select count(*) from comments where flight_id = feed_items.id and not deleted and not hidden
  ) where id = any(${found}::uuid[])`.execute(db);
  // What this transaction would tell open pages they know already.
  await sql`delete from events where xid = pg_current_xact_id()`.execute(db);
  // As at the deletion: those who had heard of it count what they have to read again.
  await sql`insert into events (user_id, kind, data)
    select distinct told.user_id, 'notificationsChanged', '{}'::jsonb
    from notifications as told join event_watchers watcher on watcher.user_id = told.user_id
    where told.item_id = any(${found}::uuid[])`.execute(db);
  await sql`delete from deleted_flights where id = any(${found}::uuid[])`.execute(db);
  return found;
}

/** What can come back no more. */
export async function forgetDeletedFlights(db: Db): Promise<void> {
  await sql`delete from deleted_flights where deleted_at <= now() - ${kept}`.execute(db);
}
