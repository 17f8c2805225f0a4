import { sql } from 'kysely';
import type { Db } from './open.ts';

const serializationFailure = '40001';
const deadlock = '40P01';
const maxTries = 3;

/**
 * Runs `work` in a transaction: the caller's where there is one, otherwise a new one. The database may end one of two
 * transactions that wait for each other; a new one is then simply tried again.
 */
export async function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const { code } = error as { code?: string };
      if (tries === maxTries || (code !== serializationFailure && code !== deadlock)) throw error;
    }
  }
}

/**
 * Runs `work` in a transaction that does not wait for the disk: a power cut may take back what it wrote. Within a
 * caller's transaction nothing changes.
 */
export async function withoutWaiting<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  return db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = off`.execute(trx);
    return work(trx);
  });
}

/** Name of the unique constraint that an INSERT or UPDATE ran into, if that is what happened. */
export function violatedUnique(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' ? constraint : undefined;
}
