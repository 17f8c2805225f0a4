import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { rowLives } from '../../../database/row-lives.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { ownUserColumns } from '../../../identity/own-user.ts';
import { endEmailChange } from './email-repository.ts';
import { deleteSessions } from './session.ts';

/** The account that an email or a username names, with its password's hash. */
export function findAccount(db: Db, login: string) {
  return db
    .selectFrom('users')
    .select([...ownUserColumns, 'password_hash', 'password_due'])
    .where((where) => where.or([where('email', '=', login), where('username', '=', login)]))
    .executeTakeFirst();
}

/** An address stays taken for as long as the change away from it can be undone: a thief would register with it. */
export async function findTaken(db: Db, username: string, email: string) {
  return db
    .selectNoFrom((select) => [
      select.exists(select.selectFrom('users').select('id').where('username', '=', username)).as('username'),
      select
        .or([
          select.exists(select.selectFrom('users').select('id').where('email', '=', email)),
          select.exists(
            select
              .selectFrom('email_links')
              .select('user_id')
              .where('email', '=', email)
              .where('kind', '=', 'undo')
              .where('created_at', '>', sql<Date>`now() - ${rowLives.emailUndo}`),
          ),
        ])
        .as('email'),
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
  /** Whoever made it vouches for the address. */
  email_confirmed?: boolean;
  password_due?: boolean;
}

export function insertAccount(db: Db, account: NewAccount) {
  return db
    .insertInto('users')
    .values({ ...account, terms_accepted_at: sql`now()` })
    .returning(ownUserColumns)
    .executeTakeFirstOrThrow();
}

export async function findPasswordHash(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
  return row?.password_hash;
}

export interface LockedCredentials {
  password_hash: string;
  totp_at: Date | null;
}

/**
 * The hash, and since when the second factor is on, as they are now and until the transaction ends: who changes the
 * password, switches the factor on, suspends or deletes the account ends the sessions that are there, so none may begin
 * beside that. Whoever goes on to change the account holds it alone: two who share it would wait for each other.
 * Undefined where the account has gone.
 */
export async function lockCredentials(
  trx: Db,
  userId: string,
  how: 'shared' | 'alone',
): Promise<LockedCredentials | undefined> {
  const { rows } = await sql<LockedCredentials>`
    select password_hash, totp_at from users where id = ${userId} for ${how === 'alone' ? sql`no key update` : sql`share`}
  `.execute(trx);
  return rows[0];
}

/** The suspension of an account, while it lasts; only certain while {@link lockCredentials} holds the account. */
export function findSuspension(trx: Db, userId: string) {
  return trx
    .selectFrom('suspensions')
    .select(['until', 'reason'])
    .select((select) =>
      select
        .selectFrom('moderation_acts')
        .select('id')
        .where('user_id', '=', userId)
        .where('act', '=', 'suspend')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .as('actId'),
    )
    .where('user_id', '=', userId)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
}

/** What a new password must not be like. */
export function findNames(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['username', 'email', 'name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Where an account gets mails; undefined while nobody has confirmed the address, which may be a stranger's. */
export function findMailOf(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['email', 'name'])
    .where('id', '=', id)
    .where('email_confirmed', '=', true)
    .executeTakeFirst();
}

/**
 * Keeps a reset link for the account of an address, if there is one, and ends the links before it. Links asked for at once
 * wait for each other at the account's row.
 */
export function insertReset(db: Db, email: string, tokenHash: Buffer) {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string; email: string; name: string }>`
      select id, email, name from users where email = ${email} for update`.execute(trx);
    // The same statements where nobody has the address: how long they take reveals nothing.
    const id = rows[0]?.id ?? nobody;
    await sql`
      with ended as (update password_resets set replaced = true where user_id = ${id})
      insert into password_resets (token_hash, user_id)
      select ${tokenHash}::bytea, id from users where id = ${id}`.execute(trx);
    return rows[0];
  });
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** The names of the account that a token from a mail may open. */
export function findReset(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['username', 'email', 'name', 'last_name'])
    .where('token_hash', '=', tokenHash)
    .where('replaced', '=', false)
    .where('password_resets.created_at', '>', sql<Date>`now() - ${rowLives.passwordReset}`)
    .executeTakeFirst();
}

/** Uses a token up and returns whose it was; of two at once only one gets it. */
export async function takeReset(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('replaced', '=', false)
    .where('created_at', '>', sql<Date>`now() - ${rowLives.passwordReset}`)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id;
}

/**
 * Sets the hash, voids every reset link and ends every session of the account, but that of the token `kept`, and
 * a change of address that waits: whoever knew the password before may have asked for it, and would open its link.
 */
export async function replacePassword(
  db: Db,
  userId: string,
  passwordHash: string,
  kept?: Buffer,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, password_due: false })
    .where('id', '=', userId)
    .execute();
  await deleteSessions(db, userId, kept);
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await endEmailChange(db, userId);
}

/** Keeps another hash of the same password, which ends nothing; false where it was replaced meanwhile. */
export async function renewPasswordHash(
  db: Db,
  userId: string,
  before: string,
  after: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: after })
    .where('id', '=', userId)
    .where('password_hash', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** As {@link replacePassword} where the password is still the one that was compared; false where it was replaced meanwhile. */
export async function replaceDuePassword(
  trx: Db,
  userId: string,
  before: string,
  after: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_due: false })
    .where('id', '=', userId)
    .where('password_hash', '=', before)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await replacePassword(trx, userId, after);
  return true;
}
