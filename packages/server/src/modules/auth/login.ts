import { createHash } from 'node:crypto';
import type { AuthAnswer, credentials } from '@estela/contracts';
import type { z } from 'zod';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ApiError, RateLimitedError } from '../../http/errors.ts';
import { toOwnUser } from '../../identity/own-user.ts';
import { verifyPassword } from '../../identity/passwords.ts';
import { forgetLoginFailures, insertLoginFailure } from './login-failures.ts';
import { findAccount, findSuspension } from './repository.ts';
import { startSession } from './session.ts';

const maxFailures = 10;

/**
 * Checks credentials and starts a session. A wrong account and a wrong password take the same time and get the same
 * error.
 */
export async function logIn(
  db: Db,
  { email, password }: z.output<typeof credentials>,
  address: string,
): Promise<AuthAnswer> {
  const account = await findAccount(db, email);
  // An account has two names, email and username: together they have one lock.
  const name = account?.id ?? email.toLowerCase();
  const key = createHash('sha256').update(`${name}\0${address}`).digest();
  // Counted before the password is looked at: many attempts at once must not all pass the lock.
  const { failures, secondsLeft } = await insertLoginFailure(db, key);
  if (failures > maxFailures) throw new RateLimitedError(secondsLeft, 'tooManyLogins');

  const isRight = await verifyPassword(account?.password_hash, password);
  if (!account || !isRight) throw new ApiError('INVALID_CREDENTIALS');
  return inTransaction(db, async (trx) => {
    const suspension = await findSuspension(trx, account.id);
    // Only to whoever knows the password: nobody else learns of it.
    if (suspension) throw suspended(suspension);
    await forgetLoginFailures(trx, key);
    return { user: toOwnUser(account), token: await startSession(trx, account.id) };
  });
}

function suspended({ until, reason }: { until: Date | null; reason: string }): ApiError {
  return new ApiError('FORBIDDEN', {
    text: until ? 'suspendedUntil' : 'suspended',
    values: until ? { until, reason } : { reason },
  });
}
