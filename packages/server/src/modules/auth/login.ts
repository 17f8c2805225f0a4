import { createHash } from 'node:crypto';
import type { AuthAnswer, credentials } from '@estela/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addressKey } from '../../http/address-key.ts';
import { ApiError, RateLimitedError } from '../../http/errors.ts';
import { noteAccount } from '../../http/security-notes.ts';
import type { AccountNotice } from '../../mail/templates.ts';
import { withNewPassword } from './due-password.ts';
import type { LoginDelay } from './login-delay.ts';
import { forgetLoginFailures, insertLoginFailure, verifyCounted } from './login-failures.ts';
import { openSession } from './open-session.ts';
import { withRenewedHash } from './renewed-hash.ts';
import { findAccount } from './repository.ts';
import { requireCode } from './second-factor.ts';
import { ownTokenHash, placeOf } from './session.ts';
import { deleteSession } from './session-repository.ts';

const maxFailures = 10;

interface Login {
  answer: AuthAnswer;
  /** What its owner is told of. */
  notices: [AccountNotice, { left?: string }][];
}

/**
 * Checks credentials and starts a session. A wrong account and a wrong password take the same time and get the same
 * error.
 */
export async function logIn(
  db: Db,
  { email, password, code, newPassword }: z.output<typeof credentials>,
  request: FastifyRequest,
  delay: LoginDelay,
): Promise<Login> {
  const found = await findAccount(db, email);
  noteAccount(request, found?.id);
  // An account has two names, email and username: together they have one lock.
  const name = found?.id ?? email.toLowerCase();
  const key = createHash('sha256')
    .update(`${name}\0${addressKey(request.ip)}`)
    .digest();
  // Counted before the password is looked at: many attempts at once must not all pass the lock.
  const { failures, secondsLeft } = await insertLoginFailure(db, key);
  if (failures > maxFailures) throw new RateLimitedError(secondsLeft, 'tooManyLogins');

  await delay.hold(db, name);
  const isRight = await verifyCounted(db, key, found?.password_hash, password);
  if (!found || !isRight) {
    await delay.count(db, name);
    throw new ApiError('INVALID_CREDENTIALS');
  }
  const codesLeft = found.totp_at ? await requireCode(db, found.id, code) : undefined;
  const change = found.password_due ? await withNewPassword(found, password, newPassword) : undefined;
  const account = change?.account ?? (await withRenewedHash(db, found, password));
  const answer = await inTransaction(db, async (trx) => {
    await change?.write(trx);
    const answer = await openSession(trx, account, placeOf(request));
    // Whoever signs in leaves the session that this client had.
    const former = ownTokenHash(request);
    if (former) await deleteSession(trx, former);
    await forgetLoginFailures(trx, key);
    return answer;
  });
  const notices: Login['notices'] = [];
  if (codesLeft !== undefined) notices.push(['recoveryUsed', { left: String(codesLeft) }]);
  if (change) notices.push(['changed', {}]);
  return { answer, notices };
}
