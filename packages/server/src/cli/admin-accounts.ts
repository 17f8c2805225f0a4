import { registration } from '@estela/contracts';
import {
  insertAccount,
  type MailWriter,
  putNotice,
  refuseWeak,
  switchOff,
} from '../areas/account/auth/index.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction, violatedUnique } from '../database/transaction.ts';
import { InvalidInputError } from '../http/errors.ts';
import { fieldTexts } from '../http/field-texts.ts';
import { hashPassword } from '../identity/passwords.ts';
import { CommandError } from './with-database.ts';

export interface AdminAccount {
  username: string;
  password: string;
  email?: string | undefined;
  name: string;
  lastName: string;
}

/** Makes an existing pilot an administrator, or a new account where an email is given. */
export async function createAdmin(
  db: Db,
  account: AdminAccount,
  dryRun: boolean,
): Promise<'created' | 'promoted'> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', account.username)
    .executeTakeFirst();
  if (found) {
    if (!dryRun) await promote(db, found.id);
    return 'promoted';
  }
  if (!account.email) {
    throw new CommandError(`There is no pilot called ${account.username}; add --email to create the account`);
  }
  const input = registration.safeParse({ ...account, acceptTerms: true });
  if (!input.success) {
    const wrong = Object.entries(fieldTexts(input.error.issues, 'en'));
    throw new CommandError(wrong.map(([field, text]) => `${field}: ${text}`).join('\n'));
  }
  const { username, email, name, lastName, password } = input.data;
  await refuseWeak(password, { username, email, name, last_name: lastName }, 'password').catch((error) => {
    if (!(error instanceof InvalidInputError)) throw error;
    throw new CommandError('password: too common, or too like the names of the account');
  });
  if (dryRun) return 'created';
  const password_hash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    const id = newId();
    await insertAccount(trx, {
      id,
      username,
      email,
      name,
      last_name: lastName,
      password_hash,
      email_confirmed: true,
      password_due: true,
    });
    await promote(trx, id);
  }).catch((error: unknown) => {
    throw violatedUnique(error) ? new CommandError('That email already has an account') : error;
  });
  return 'created';
}

async function promote(db: Db, id: string): Promise<void> {
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
}

/**
 * For whoever has lost both the app and the recovery codes. Undefined when there is no such pilot; `isReset` says whether
 * there was a factor and it has gone, about which its owner must get a mail.
 */
export async function resetSecondFactor(
  writer: MailWriter,
  db: Db,
  username: string,
  dryRun: boolean,
): Promise<{ id: string; isReset: boolean } | undefined> {
  const found = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
  const isReset =
    found &&
    !dryRun &&
    (await inTransaction(db, async (trx) => {
      const isOff = await switchOff(trx, found.id);
      if (isOff) await putNotice(trx, writer, found.id, 'factorOff');
      return isOff;
    }));
  return found && { ...found, isReset: isReset === true };
}

/** False when there is no such pilot. */
export async function setVerified(
  db: Db,
  username: string,
  verified: boolean,
  dryRun: boolean,
): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
  if (found && !dryRun) await db.updateTable('users').set({ verified }).where('id', '=', found.id).execute();
  return found !== undefined;
}
