import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { rowLives } from '../../../database/row-lives.ts';
import { withoutWaiting } from '../../../database/transaction.ts';
import { BusyError } from '../../../http/errors.ts';
import { verifyPassword } from '../../../identity/passwords.ts';

/** Counts a login as failed until it proves right; a window of 15 minutes begins with its first failure. */
export async function insertLoginFailure(
  db: Db,
  key: Buffer,
): Promise<{ failures: number; secondsLeft: number }> {
  const isOver = sql<boolean>`login_failures.since < now() - ${rowLives.loginFailures}`;
  // Every login counts first: each would keep the embedded database waiting for the disk, for a number that a power
  // cut may well take back.
  return withoutWaiting(db, (trx) =>
    trx
      .insertInto('login_failures')
      .values({ key, failures: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql`case when ${isOver} then 1 else login_failures.failures + 1 end`,
          since: sql`case when ${isOver} then now() else login_failures.since end`,
        }),
      )
      .returning([
        'failures',
        sql<number>`extract(epoch from since + ${rowLives.loginFailures} - now())::float8`.as('secondsLeft'),
      ])
      .executeTakeFirstOrThrow(),
  );
}

/** Compares a password for a login that was counted as failed; where there is no room for that now, it was no failure. */
export async function verifyCounted(
  db: Db,
  keys: Buffer[],
  kept: string | undefined,
  password: string,
): Promise<boolean> {
  try {
    return await verifyPassword(kept, password);
  } catch (error) {
    const less = { failures: sql<number>`greatest(failures - 1, 0)` };
    if (error instanceof BusyError)
      await withoutWaiting(db, (trx) =>
        trx.updateTable('login_failures').set(less).where('key', 'in', keys).execute(),
      );
    throw error;
  }
}

export async function forgetLoginFailures(db: Db, keys: Buffer[]): Promise<void> {
  await db.deleteFrom('login_failures').where('key', 'in', keys).execute();
}
