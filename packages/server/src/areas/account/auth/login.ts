import type { AuthAnswer, credentials } from '@estela/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { addressKey } from '../../../http/address-key.ts';
import { ApiError } from '../../../http/errors.ts';
import { noteAccount } from '../../../http/security-notes.ts';
import { withNewPassword } from './due-password.ts';
import { requireCode } from './factor-code.ts';
import type { LoginDelay } from './login-delay.ts';
import { forgetLoginFailures, verifyCounted } from './login-failures.ts';
import { countTry } from './login-lock.ts';
import type { MailWriter } from './mail-transport.ts';
import { openSession } from './open-session.ts';
import { putNotice } from './owner-notice.ts';
import { withRenewedHash } from './renewed-hash.ts';
import { findAccount } from './repository.ts';
import { ownTokenHash, placeOf } from './session.ts';
import { deleteSession } from './session-repository.ts';

/**
 * Checks credentials and starts a session. A wrong account, a wrong password and any password of a locked account take the
 * same time and get the same error.
 */
export async function logIn(
  writer: MailWriter,
  db: Db,
  { email, password, code, newPassword }: z.output<typeof credentials>,
  request: FastifyRequest,
  delay: LoginDelay,
): Promise<AuthAnswer> {
  // Looked up as it is counted: what the database takes for the same name must not have two counts.
  const name = email.toLowerCase();
  const address = addressKey(request.ip);
  const found = await findAccount(db, name);
  noteAccount(request, found?.id);
  const { keys, isLocked } = await countTry(db, { name, accountId: found?.id, address });
  await delay.hold(db, name, address);
  const isRight = await verifyCounted(db, keys, isLocked ? undefined : found?.password_hash, password);
  if (!found || !isRight) {
    await delay.count(db, name);
    throw new ApiError('INVALID_CREDENTIALS');
  }
  const codesLeft = found.totp_at ? await requireCode(db, found.id, code) : undefined;
  const change = found.password_due ? await withNewPassword(found, password, newPassword) : undefined;
  const account = change?.account ?? (await withRenewedHash(db, found, password));
  return inTransaction(db, async (trx) => {
    await change?.write(trx);
    if (change) await putNotice(trx, writer, found.id, 'changed');
    if (codesLeft !== undefined)
      await putNotice(trx, writer, found.id, 'recoveryUsed', { left: String(codesLeft) });
    const answer = await openSession(trx, account, placeOf(request));
    // Whoever signs in leaves the session that this client had.
    const former = ownTokenHash(request);
    if (former) await deleteSession(trx, former);
    await forgetLoginFailures(trx, keys);
    return answer;
  });
}
