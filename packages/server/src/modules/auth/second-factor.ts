import { createHash } from 'node:crypto';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ApiError, ConflictError, InvalidInputError, RateLimitedError } from '../../http/errors.ts';
import { seal, unseal } from '../../identity/sealed.ts';
import {
  findFactor,
  readAccountKey,
  setPendingSecret,
  switchOff,
  switchOn,
  takeRecoveryCode,
  takeStep,
} from './factor-repository.ts';
import { forgetLoginFailures, insertLoginFailure } from './login-failures.ts';
import type { MailWriter } from './mail-transport.ts';
import { putNotice } from './owner-notice.ts';
import { provePassword } from './prove-password.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { deleteSessions } from './session-repository.ts';
import { newTotpSecret, stepOf, totpSetup } from './totp.ts';

/** In 15 minutes, from all addresses together: only who knows the password gets this far. */
const maxFailures = 10;

/** A secret for the owner's app; nothing asks for its codes before one has come. */
export async function beginSecondFactor(db: Db, userId: string, currentPassword: string) {
  const holdProof = await provePassword(db, userId, currentPassword, 'currentPassword');
  const secret = newTotpSecret();
  const sealed = seal(await readAccountKey(db), secret, userId);
  await inTransaction(db, async (trx) => {
    await holdProof(trx);
    if (!(await setPendingSecret(trx, userId, sealed))) throw new ConflictError('secondFactorOn');
  });
  const factor = await findFactor(db, userId);
  return totpSetup(secret, factor?.username ?? '');
}

/**
 * Switches the factor on with a first code of the app, or renews the recovery codes where it is on. Sessions that began
 * with the password alone end, but that of the token `own`.
 */
export async function confirmSecondFactor(
  writer: MailWriter,
  db: Db,
  userId: string,
  code: string,
  own: Buffer,
): Promise<string[]> {
  const secret = (await findFactor(db, userId))?.secret;
  if (!secret) throw new ConflictError('secondFactorNotBegun');
  await counted(db, userId, async () => {
    if (!(await takeTotp(db, userId, code)))
      throw new InvalidInputError({ code: 'codeInvalid' }, 'codeInvalid');
  });
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(db, async (trx) => {
    const on = await switchOn(trx, userId, secret, recoveryCodes.map(recoveryCodeHash));
    // Begun again in another window, or switched off: the code was of a secret that is no more.
    if (!on) throw new ConflictError('secondFactorNotBegun');
    if (on.isNew) await deleteSessions(trx, userId, own);
    await putNotice(trx, writer, userId, on.isNew ? 'factorOn' : 'codesRenewed');
  });
  return recoveryCodes;
}

export async function removeSecondFactor(
  writer: MailWriter,
  db: Db,
  userId: string,
  currentPassword: string,
): Promise<void> {
  const holdProof = await provePassword(db, userId, currentPassword, 'currentPassword');
  await inTransaction(db, async (trx) => {
    await holdProof(trx);
    if (await switchOff(trx, userId)) await putNotice(trx, writer, userId, 'factorOff');
  });
}

/**
 * Throws until a code of the app, or a recovery code, comes with the right password. Returns how many recovery codes are
 * left where one of them was used.
 */
export async function requireCode(
  db: Db,
  userId: string,
  code: string | undefined,
): Promise<number | undefined> {
  if (code === undefined) throw new ApiError('SECOND_FACTOR');
  return counted(db, userId, async () => {
    if (/^\d{6}$/.test(code) && (await takeTotp(db, userId, code))) return undefined;
    const left = await takeRecoveryCode(db, userId, recoveryCodeHash(code));
    if (left === undefined)
      throw new ApiError('SECOND_FACTOR', { text: 'codeInvalid', fields: { code: 'codeInvalid' } });
    return left;
  });
}

/** A try counts before it is looked at, so that many at once do not all pass; one that is right forgets them. */
async function counted<T>(db: Db, userId: string, attempt: () => Promise<T>): Promise<T> {
  const key = createHash('sha256').update(`code\0${userId}`).digest();
  const { failures, secondsLeft } = await insertLoginFailure(db, key);
  if (failures > maxFailures) throw new RateLimitedError(secondsLeft, 'tooManyCodes');
  const result = await attempt();
  await forgetLoginFailures(db, [key]);
  return result;
}

async function takeTotp(db: Db, userId: string, code: string): Promise<boolean> {
  const factor = await findFactor(db, userId);
  if (!factor?.secret) return false;
  const step = stepOf(unseal(factor.key, factor.secret, userId), code);
  return step !== undefined && takeStep(db, userId, step);
}
