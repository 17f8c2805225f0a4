import { registration } from '@estela/contracts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction, violatedUnique } from '../database/transaction.ts';
import { fieldTexts } from '../http/field-texts.ts';
import { hashPassword } from '../identity/passwords.ts';
import { insertAccount } from '../modules/auth/index.ts';
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
  if (dryRun) return 'created';
  const { username, email, name, lastName, password } = input.data;
  const password_hash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    const id = newId();
    await insertAccount(trx, { id, username, email, name, last_name: lastName, password_hash });
    await promote(trx, id);
  }).catch((error: unknown) => {
    throw violatedUnique(error) ? new CommandError('That email already has an account') : error;
  });
  return 'created';
}

async function promote(db: Db, id: string): Promise<void> {
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
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
