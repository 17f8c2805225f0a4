import type { Db } from '../../../database/open.ts';
import { BusyError } from '../../../http/errors.ts';
import { hashPassword, isOutdated, verifyPassword } from '../../../identity/passwords.ts';
import { type findAccount, findPasswordHash, renewPasswordHash } from './repository.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * The account whose password has just proven right, hashed again where the costs have changed since: only now is the
 * password known. Where there is no room for that, the next login does it.
 */
export async function withRenewedHash(db: Db, account: Account, password: string): Promise<Account> {
  if (!isOutdated(account.password_hash)) return account;
  try {
    const password_hash = await hashPassword(password);
    if (await renewPasswordHash(db, account.id, account.password_hash, password_hash))
      return { ...account, password_hash };
    // Another login of the same moment may have renewed it.
    const now = await findPasswordHash(db, account.id);
    return now && (await verifyPassword(now, password)) ? { ...account, password_hash: now } : account;
  } catch (error) {
    if (error instanceof BusyError) return account;
    throw error;
  }
}
