import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** Milliseconds. Readers add the steps themselves: this only keeps them few. */
const every = 30_000;

/** Things and pilots in one go; the rest waits for the next. */
const atOnce = 500;

/** Adds what was counted beside busy rows (migration 059) to the rows themselves. */
export const countersPlugin = fp(
  async (app: FastifyInstance) => {
    app.jobs.add({ name: 'counters', every, run: () => foldCounters(app.db) });
  },
  { name: 'counters', dependencies: ['jobs'] },
);

export async function foldCounters(db: Db): Promise<void> {
  await sql`select fold_site_counts()`.execute(db);
  // One row a transaction: who folds holds no row while it waits for another.
  const items = await sql<{ id: string }>`
    select distinct item_id as id from like_steps limit ${sql.lit(atOnce)}`.execute(db);
  for (const { id } of items.rows) await sql`select fold_likes(${id})`.execute(db);
  const pilots = await sql<{ id: string }>`
    select distinct user_id as id from follow_steps limit ${sql.lit(atOnce)}`.execute(db);
  for (const { id } of pilots.rows) await sql`select fold_pilot_stats(${id})`.execute(db);
}
