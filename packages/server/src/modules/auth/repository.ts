import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { rowLives } from '../../database/row-lives.ts';
import { ownUserColumns } from '../../identity/own-user.ts';

/** The account that an email or a username names, with its password's hash. */
export function findAccount(db: Db, login: string) {
  return db
    .selectFrom('users')
    .select([...ownUserColumns, 'password_hash'])
    .where((where) => where.or([where('email', '=', login), where('username', '=', login)]))
    .executeTakeFirst();
}

export async function findTaken(db: Db, username: string, email: string) {
  return db
    .selectNoFrom((select) => [
      select.exists(select.selectFrom('users').select('id').where('username', '=', username)).as('username'),
      select.exists(select.selectFrom('users').select('id').where('email', '=', email)).as('email'),
    ])
    .$castTo<{ username: boolean; email: boolean }>()
    .executeTakeFirstOrThrow();
}

export interface NewAccount {
  id: string;
  username: string;
  email: string;
  name: string;
  last_name: string;
  password_hash: string;
}

export function insertAccount(db: Db, account: NewAccount) {
  return db
    .insertInto('users')
    .values({ ...account, terms_accepted_at: sql`now()` })
    .returning(ownUserColumns)
    .executeTakeFirstOrThrow();
}

/**
 * The suspension of an account, while it lasts. A suspension that is on its way is waited for: it ends the sessions that
 * it finds, and none may come after.
 */
export async function findSuspension(trx: Db, userId: string) {
  await sql`select 1 from users where id = ${userId} for share`.execute(trx);
  return trx
    .selectFrom('suspensions')
    .select(['until', 'reason'])
    .where('user_id', '=', userId)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
}

export async function insertSession(db: Db, userId: string, tokenHash: Buffer): Promise<void> {
  await db.insertInto('sessions').values({ user_id: userId, token_hash: tokenHash }).execute();
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export function findByEmail(db: Db, email: string) {
  return db.selectFrom('users').select(['id', 'email', 'name']).where('email', '=', email).executeTakeFirst();
}

export function findMailOf(db: Db, id: string) {
  return db.selectFrom('users').select(['email', 'name']).where('id', '=', id).executeTakeFirst();
}

/** Reset links of the last hour. */
export async function countResets(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('password_resets')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - ${rowLives.passwordResetCount}`)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertReset(db: Db, userId: string, tokenHash: Buffer): Promise<void> {
  await db.insertInto('password_resets').values({ user_id: userId, token_hash: tokenHash }).execute();
}

export async function hasReset(db: Db, tokenHash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>', sql<Date>`now() - ${rowLives.passwordReset}`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses a token up and returns whose it was; of two at once only one gets it. */
export async function takeReset(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>', sql<Date>`now() - ${rowLives.passwordReset}`)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id;
}

/** Sets the hash, ends every session and voids every other reset link of the account. */
export async function replacePassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}
