import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { rowLives } from '../../../database/row-lives.ts';

/** The second factor of an account, with the key that its secret is sealed with. */
export async function findFactor(db: Db, userId: string) {
  const { rows } = await sql<{
    username: string;
    secret: Buffer | null;
    since: Date | null;
    key: Buffer;
  }>`
    select username, totp_secret as secret, totp_at as since, account_key as key
    from users, secrets where id = ${userId}`.execute(db);
  return rows[0];
}

export async function readAccountKey(db: Db): Promise<Buffer> {
  const { rows } = await sql<{
    account_key: Buffer;
  }>`select account_key from secrets`.execute(db);
  if (!rows[0]) throw new Error('The database has no keys');
  return rows[0].account_key;
}

/** Keeps a secret that no code has proven yet; false where the factor is on. */
export async function setPendingSecret(trx: Db, userId: string, sealed: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ totp_secret: sealed, totp_step: null })
    .where('id', '=', userId)
    .where('totp_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses the code of a step up; false where it or a later one was used: of two at once only one gets it. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_step: step })
    .where('id', '=', userId)
    .where((where) => where.or([where('totp_step', 'is', null), where('totp_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Switches the factor on, with these recovery codes alone, where its secret is still the sealed one that a code has
 * proven; undefined where it is another, or gone. `isNew`: it was off.
 */
export async function switchOn(
  trx: Db,
  userId: string,
  proven: Buffer,
  hashes: Buffer[],
): Promise<{ isNew: boolean } | undefined> {
  const { rows } = await sql<{ isNew: boolean }>`
    select totp_at is null as "isNew" from users where id = ${userId} and totp_secret = ${proven} for update`.execute(
    trx,
  );
  if (!rows[0]) return undefined;
  await trx
    .updateTable('users')
    .set({ totp_at: sql`now()` })
    .where('id', '=', userId)
    .where('totp_at', 'is', null)
    .execute();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ code_hash, user_id: userId })))
    .execute();
  return rows[0];
}

/** False where it was off. */
export async function switchOff(trx: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ totp_secret: null, totp_at: null, totp_step: null })
    .where('id', '=', userId)
    .where('totp_at', 'is not', null)
    .executeTakeFirst();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  return numUpdatedRows > 0n;
}

/** Is the factor on, and was it young at that moment, or not there yet? */
export async function isNewFor(db: Db, userId: string, moment: Date): Promise<boolean> {
  const found = db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('totp_at', '>=', sql<Date>`${moment}::timestamptz - ${rowLives.newFactor}`);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Uses a recovery code up and returns how many are left; undefined where it is none of the account's. */
export async function takeRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<number | undefined> {
  const gone = db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('code_hash');
  if (!(await gone.executeTakeFirst())) return undefined;
  const { left } = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .select((select) => select.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow();
  return left;
}
