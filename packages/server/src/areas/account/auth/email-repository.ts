import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { rowLives } from '../../../database/row-lives.ts';

interface Link {
  user_id: string;
  kind: 'confirm' | 'undo';
  email: string;
  token_hash: Buffer;
}

/** The new address waits, links of resets to the old one end, and of earlier changes none can be confirmed any more. */
export async function insertEmailChange(
  trx: Db,
  userId: string,
  pending: string,
  links: Link[],
): Promise<void> {
  await trx.updateTable('users').set({ pending_email: pending }).where('id', '=', userId).execute();
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await trx.deleteFrom('email_links').where('user_id', '=', userId).where('kind', '=', 'confirm').execute();
  await trx.insertInto('email_links').values(links).execute();
}

/** The current address stays the account's: no link to another one leads anywhere any more. */
export async function endEmailChange(trx: Db, userId: string): Promise<void> {
  await sql`delete from email_links using users where users.id = ${userId} and user_id = users.id
    and kind = 'confirm' and email_links.email <> users.email`.execute(trx);
  await trx
    .updateTable('users')
    .set({ pending_email: null, updated_at: sql`now()` })
    .where('id', '=', userId)
    .where('pending_email', 'is not', null)
    .execute();
}

/** A link that leads somewhere still; of two who open it at once one waits for the other. */
export function lockConfirmLink(trx: Db, tokenHash: Buffer) {
  return trx
    .selectFrom('email_links')
    .select(['user_id', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', 'confirm')
    .where('created_at', '>', sql<Date>`now() - ${rowLives.emailConfirm}`)
    .forUpdate()
    .executeTakeFirst();
}

/** Is it the account's address, proven? Any link to another one ends with the change to it, and with its undoing. */
export async function isConfirmed(trx: Db, userId: string, email: string): Promise<boolean> {
  const confirmed = trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('email_confirmed', '=', true);
  return (await confirmed.executeTakeFirst()) !== undefined;
}

/** Uses a link up and returns whose it was and the address that it leads to; of two at once only one gets it. */
export function takeUndoLink(trx: Db, tokenHash: Buffer) {
  return trx
    .deleteFrom('email_links')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', 'undo')
    .where('created_at', '>', sql<Date>`now() - ${rowLives.emailUndo}`)
    .returning(['user_id', 'email', 'created_at'])
    .executeTakeFirst();
}

/** Since when an address can take the account back, if it can. */
export function findUndoOf(trx: Db, userId: string, email: string) {
  return trx
    .selectFrom('email_links')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .where('kind', '=', 'undo')
    .where('created_at', '>', sql<Date>`now() - ${rowLives.emailUndo}`)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** The address of now can take the account back from what is about to happen to it. */
export async function insertUndoLink(
  trx: Db,
  userId: string,
  email: string,
  tokenHash: Buffer,
): Promise<void> {
  await trx
    .insertInto('email_links')
    .values({ user_id: userId, kind: 'undo', email, token_hash: tokenHash })
    .execute();
}

/** A link to the account's address itself; ends the ones before it. */
export async function insertConfirmLink(
  trx: Db,
  userId: string,
  email: string,
  tokenHash: Buffer,
): Promise<void> {
  await trx.deleteFrom('email_links').where('user_id', '=', userId).where('kind', '=', 'confirm').execute();
  await trx
    .insertInto('email_links')
    .values({ user_id: userId, kind: 'confirm', email, token_hash: tokenHash })
    .execute();
}

/** The address of now is proven; undefined where the account has another. `isNew`: no address of it was before. */
export async function confirmOwnEmail(
  trx: Db,
  userId: string,
  email: string,
): Promise<{ isNew: boolean } | undefined> {
  const { rows } = await sql<{ isNew: boolean }>`
    select not email_confirmed as "isNew" from users where id = ${userId} and email = ${email} for no key update`.execute(
    trx,
  );
  if (!rows[0]) return undefined;
  await trx
    .updateTable('users')
    .set({ email_confirmed: true, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
  return rows[0];
}

/** The addresses of an account, and which of them wait for a link to be opened. */
export function findAddresses(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'email_confirmed', 'pending_email'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export async function setEmail(trx: Db, userId: string, email: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email, email_confirmed: true, pending_email: null, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Ends the links that confirm an address of the account, and those that undo a change made at that moment or later. */
export async function endEmailLinks(trx: Db, userId: string, since: Date): Promise<void> {
  await trx
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where((where) => where.or([where('kind', '=', 'confirm'), where('created_at', '>=', since)]))
    .execute();
}

export function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'email_confirmed', 'name'])
    .where('email', '=', email)
    .executeTakeFirst();
}
