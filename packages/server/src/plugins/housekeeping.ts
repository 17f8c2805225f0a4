import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** Milliseconds between two rounds. */
const every = 3_600_000;

/** Deletes rows that have run out. Nothing depends on it: whatever reads them looks at their time as well. */
export const housekeepingPlugin = fp(
  async (app: FastifyInstance) => {
    const clean = () => app.background.start('housekeeping', () => deleteExpired(app.db));
    const timer = setInterval(clean, every).unref();
    app.addHook('onListen', async () => clean());
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'housekeeping' },
);

export async function deleteExpired(db: Db): Promise<void> {
  await sql`delete from sessions
    where last_used_at < now() - interval '30 days' or created_at < now() - interval '90 days'`.execute(db);
  // Kept for an hour, because they are counted per hour; they open nothing after ten minutes.
  await sql`delete from password_resets where created_at < now() - interval '1 hour'`.execute(db);
  await sql`delete from login_failures where since < now() - interval '15 minutes'`.execute(db);
  await sql`delete from rate_windows where ends_at < now()`.execute(db);
  await sql`delete from event_tickets where created_at < now() - interval '1 minute'`.execute(db);
  await sql`delete from event_watchers where seen_at < now() - interval '1 day'`.execute(db);
  await sql`delete from events where created_at < now() - interval '1 day'`.execute(db);
  await sql`delete from idempotency_keys where created_at < now() - interval '1 day'`.execute(db);
}
