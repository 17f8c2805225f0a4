import { createHash } from 'node:crypto';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { InvalidInputError, RateLimitedError } from '../../http/errors.ts';
import { verifyPassword } from '../../identity/passwords.ts';
import { forgetLoginFailures, insertLoginFailure } from '../auth/index.ts';
import { handOverGroups } from './hand-over-groups.ts';
import { deleteUser, findPasswordHash } from './repository.ts';

const maxFailures = 10;

/** Deletes an account whose owner proves with the password that it is not just an unattended screen. */
export async function deleteAccount(db: Db, id: string, password: string): Promise<void> {
  const key = createHash('sha256').update(`delete\0${id}`).digest();
  const { failures, secondsLeft } = await insertLoginFailure(db, key);
  if (failures > maxFailures) throw new RateLimitedError(secondsLeft);
  // Not a 401: that would end the session in the browser.
  const isRight = await verifyPassword(await findPasswordHash(db, id), password);
  if (!isRight) throw new InvalidInputError({ password: 'wrongPassword' }, 'wrongPassword');
  await forgetLoginFailures(db, key);
  await inTransaction(db, async (trx) => {
    await handOverGroups(trx, id);
    await deleteUser(trx, id);
  });
}
