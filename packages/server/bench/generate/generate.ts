import { sql } from 'kysely';
import type { Db } from '../../src/database/open.ts';
import type { Size } from '../sizes.ts';
import { chanceStatements } from './chance.ts';
import { discussionStatements } from './discussions.ts';
import { dropIndexes } from './drop-indexes.ts';
import { itemStatements } from './items.ts';
import { noticeStatements } from './notices.ts';
import { peopleStatements } from './people.ts';

export interface GenerateOptions {
  seed: number;
  /** The newest of everything is a little before this. */
  at?: string;
}

/**
 * Fills an empty, migrated database as if `size.pilots` had been here for two years. Everything is made inside the
 * database, with triggers and foreign keys off: rows that triggers would write are made like all others.
 * On PostgreSQL it takes a superuser.
 */
export async function generate(
  db: Db,
  size: Size,
  { seed, at = '2026-11-01T00:00:00Z' }: GenerateOptions,
): Promise<void> {
  const statements = [
    sql`set local session_replication_role = replica`,
    sql`set local work_mem = '64MB'`,
    ...chanceStatements(seed),
    ...peopleStatements(size, at),
    ...itemStatements(at),
    ...(size.isQuiet ? [] : [...discussionStatements(size, at), ...noticeStatements(at)]),
  ];
  await db.transaction().execute(async (trx) => {
    const makeIndexes = await dropIndexes(trx);
    for (const statement of statements) await statement.execute(trx);
    for (const statement of makeIndexes) await statement.execute(trx);
  });
  await sql`vacuum analyze`.execute(db);
}
