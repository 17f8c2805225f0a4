import type { AuthAnswer, credentials } from '@estela/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { addressKey } from '../../../http/address-key.ts';
import { ApiError, BusyError, InvalidInputError } from '../../../http/errors.ts';
import { noteAccount } from '../../../http/security-notes.ts';
import { toOwnUser } from '../../../identity/own-user.ts';
import { hashPassword, isOutdated, verifyPassword } from '../../../identity/passwords.ts';
import { requireCode } from './factor-code.ts';
import { countTry, forgetLoginFailures, type LoginDelay, verifyCounted } from './login-failures.ts';
import type { MailWriter } from './mail-transport.ts';
import { putNotice } from './owner-notice.ts';
import { refuseWeak } from './refuse-weak.ts';
import {
  findAccount,
  findPasswordHash,
  findSuspension,
  lockCredentials,
  renewPasswordHash,
  replaceDuePassword,
} from './repository.ts';
import { deleteSession, ownTokenHash, placeOf, type SessionPlace, startSession } from './session.ts';
import { issueSuspensionTicket } from './suspension-ticket.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

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

/** Where a login must bring another password: the account with it, to be written with the session. */
async function withNewPassword(account: Account, password: string, newPassword: string | undefined) {
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

/**
 * The account whose password has just proven right, hashed again where the costs have changed since: only now is the
 * password known. Where there is no room for that, the next login does it.
 */
async function withRenewedHash(db: Db, account: Account, password: string): Promise<Account> {
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

/**
 * Starts a session for an account whose password has just been compared, and a code of its second factor where that was on.
 * It took a while: a password that was replaced meanwhile opens nothing any more, nor does one alone where the factor was
 * switched on.
 */
export async function openSession(trx: Db, account: Account, place: SessionPlace): Promise<AuthAnswer> {
  const held = await lockCredentials(trx, account.id, 'shared');
  if (held?.password_hash !== account.password_hash) throw new ApiError('INVALID_CREDENTIALS');
  // Another moment: off and on again, and the code was of the factor before.
  if (held.totp_at && held.totp_at.getTime() !== account.totp_at?.getTime())
    throw new ApiError('SECOND_FACTOR');
  const suspension = await findSuspension(trx, account.id);
  // Only to whoever knows the password: nobody else learns of it.
  if (suspension) throw await suspended(trx, account.id, suspension);
  return { user: toOwnUser(account), token: await startSession(trx, account.id, place) };
}

async function suspended(
  trx: Db,
  pilotId: string,
  { until, reason, actId }: { until: Date | null; reason: string; actId: string | null },
): Promise<ApiError> {
  return new ApiError('FORBIDDEN', {
    text: until ? 'suspendedUntil' : 'suspended',
    values: until ? { until, reason } : { reason },
    ...(actId && { ticket: await issueSuspensionTicket(trx, { actId, pilotId }) }),
  });
}
