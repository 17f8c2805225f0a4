import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { isOpenSession, rowLives } from '../database/row-lives.ts';

/** Milliseconds. */
const every = 3_600_000;

/** Rows that one statement deletes where there may be very many. */
const slice = 2_000;

/** Deletes rows that have expired. Correctness does not depend on it: each reader checks the time itself. */
export const housekeepingPlugin = fp(
  async (app: FastifyInstance) => {
    app.jobs.add({ name: 'housekeeping', every, run: () => deleteExpired(app.db) });
  },
  { name: 'housekeeping', dependencies: ['jobs'] },
);

export async function deleteExpired(db: Db): Promise<void> {
  const {
    declinedRequest,
    emailUndo,
    eventTicket,
    eventWatcher,
    event,
    idempotencyKey,
    loginFailures,
    notification,
    outbox,
    passwordReset,
  } = rowLives;
  await sql`delete from sessions where not ${isOpenSession}`.execute(db);
  await sql`delete from password_resets where created_at < now() - ${passwordReset}`.execute(db);
  await sql`delete from email_links where created_at < now() - ${emailUndo}`.execute(db);
  await sql`delete from outbox where created_at < now() - ${outbox}`.execute(db);
  await sql`delete from login_failures where since < now() - ${loginFailures}`.execute(db);
  await sql`delete from follow_requests where declined_at < now() - ${declinedRequest}`.execute(db);
  await sql`delete from rate_windows where ends_at < now()`.execute(db);
  await sql`delete from former_media_keys where ends_at < now()`.execute(db);
  await sql`delete from event_tickets where created_at < now() - ${eventTicket}`.execute(db);
  await sql`delete from event_watchers where seen_at < now() - ${eventWatcher}`.execute(db);
  await sql`delete from events where created_at < now() - ${event}`.execute(db);
  await sql`delete from idempotency_keys where created_at < now() - ${idempotencyKey}`.execute(db);
  await deleteInSlices(
    db,
    sql`
    select id from notifications where created_at < now() - ${notification} limit ${sql.lit(slice)}`,
  );
}

/** Years of them may be due when a server is brought up to date: no statement holds the others up for long. */
async function deleteInSlices(db: Db, due: RawBuilder<unknown>): Promise<void> {
  let deleted: bigint | undefined;
  do {
    const gone = await sql`delete from notifications where id in (${due})`.execute(db);
    deleted = gone.numAffectedRows;
  } while (deleted === BigInt(slice));
}
