import type { Db } from '../../../database/open.ts';
import { ApiError, InvalidInputError } from '../../../http/errors.ts';
import { hashPassword } from '../../../identity/passwords.ts';
import { refuseWeak } from './refuse-weak.ts';
import { type findAccount, replaceDuePassword } from './repository.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Where a login must bring another password: the account with it, to be written with the session. */
export async function withNewPassword(account: Account, password: string, newPassword: string | undefined) {
  if (newPassword === undefined) throw new InvalidInputError({ newPassword: 'passwordDue' }, 'passwordDue');
  if (newPassword === password) throw new InvalidInputError({ newPassword: 'samePassword' });
  await refuseWeak(newPassword, account, 'newPassword');
  const changed = { ...account, password_hash: await hashPassword(newPassword) };
  const write = async (trx: Db) => {
    const isWritten = await replaceDuePassword(trx, account.id, account.password_hash, changed.password_hash);
    if (!isWritten) throw new ApiError('INVALID_CREDENTIALS');
  };
  return { account: changed, write };
}
