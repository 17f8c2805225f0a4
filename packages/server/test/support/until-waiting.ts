import { sql } from 'kysely';
import type { Db } from '../../src/database/open.ts';

/** How many of the database's sessions wait for a lock. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Resolves once this many wait. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  while ((await countWaiting(db)) !== count);
}
