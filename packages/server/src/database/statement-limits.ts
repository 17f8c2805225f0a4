import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { isBehindPooler } from './pooler.ts';

/** How long the database lets a session of the server wait, in milliseconds; 0: for ever. */
export interface StatementLimits {
  statement: number;
  lock: number;
  idleInTransaction: number;
}

/**
 * Sets the limits of a session. Not as parameters of its start, which PgBouncer refuses, and in one text without values,
 * which needs no prepared statement. Behind a pooler nothing is set: the session is anybody's next, ours may be another.
 */
export async function limitSession(client: pg.ClientBase, limits: StatementLimits): Promise<void> {
  if (await isBehindPooler(client)) return;
  const { statement, lock, idleInTransaction } = limits;
  await client.query(
    `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${idleInTransaction}`,
  );
}

/** Whether a statement may take for ever: behind a pooler only the role can say otherwise. */
export async function hasNoLimit<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
    db,
  );
  return rows[0]?.limit === '0';
}

/** Takes the limits away until the transaction ends: for what waits for another server, or has much to do. */
export async function waitAsLongAsNeeded<Schema>(trx: Kysely<Schema>): Promise<void> {
  await sql`
    select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx);
}
