import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';

/** Accounts that one transaction ends: none holds the others up for long. */
const slice = 100;

/** What a pilot makes, by table and the column that says who: an account with a row in one of them stays. */
export const madeBy = {
  blocks: 'blocker_id',
  bookmarks: 'user_id',
  calendar_links: 'user_id',
  comments: 'author_id',
  components: 'owner_id',
  deleted_flights: 'owner_id',
  deleted_talk: 'deleted_by',
  drones: 'owner_id',
  equipment_items: 'owner_id',
  feed_hidden: 'user_id',
  flight_logs: 'owner_id',
  flights: 'owner_id',
  fly_day_answers: 'user_id',
  fly_days: 'maker_id',
  follow_requests: 'requester_id',
  follows: 'follower_id',
  groups: 'owner_id',
  likes: 'user_id',
  media: 'owner_id',
  post_likes: 'user_id',
  posts: 'author_id',
  reminder_rules: 'owner_id',
  removed_followers: 'pilot_id',
  reports: 'reporter_id',
  spots: 'owner_id',
  topic_mutes: 'user_id',
  topics: 'author_id',
} as const;

/** Decisions about a pilot outlive a month: whoever is suspended must not be rid of it by waiting. */
export const keptFor = { moderation_acts: 'user_id', suspensions: 'user_id' } as const;

const isEmpty = sql<SqlBool>`not users.email_confirmed and users.confirm_until < now()
  and users.role = 'pilot' and not users.verified and users.social = '{}'
  and not exists (select from group_members where user_id = users.id and status <> 'invited')
  and ${sql.join(
    Object.entries({ ...madeBy, ...keptFor }).map(([table, column]) => without(table, column)),
    sql` and `,
  )}`;

function without(table: string, column: string): RawBuilder<SqlBool> {
  return sql`not exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = users.id)`;
}

/**
 * Ends accounts that a month long nobody has confirmed and that have made nothing: address and name are free again. Nobody is
 * told: the address may be a stranger's.
 */
export async function endUnconfirmed(db: Db, signal: AbortSignal): Promise<void> {
  let ended = slice;
  while (ended === slice && !signal.aborted) ended = await inTransaction(db, endSlice);
}

async function endSlice(trx: Db): Promise<number> {
  // Who is about to make something holds the account, and is passed over; from here on nobody can.
  const { rows } = await sql<{ id: string }>`
    select id from users where ${isEmpty} limit ${sql.lit(slice)} for update skip locked`.execute(trx);
  const ids = sql`any(${rows.map(({ id }) => id)}::uuid[])`;
  // Looked at again: what was made just before the lock is only seen now.
  const still = await sql<{ id: string }>`select id from users where id = ${ids} and ${isEmpty}`.execute(trx);
  const due = sql`any(${still.rows.map(({ id }) => id)}::uuid[])`;
  // Before the rest, as at any deletion: open streams are told that their sessions have ended.
  await sql`delete from sessions where user_id = ${due}`.execute(trx);
  await sql`delete from users where id = ${due}`.execute(trx);
  return still.rows.length;
}
