import type { factorRemoval } from '@estela/contracts';
import type { z } from 'zod';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { ConflictError } from '../../../http/errors.ts';
import { seal } from '../../../identity/sealed.ts';
import { newRecoveryCodes, newTotpSecret, proveApp, recoveryCodeHash, totpSetup } from './factor-code.ts';
import { findFactor, readAccountKey, setPendingSecret, switchOff, switchOn } from './factor-repository.ts';
import type { MailWriter } from './mail-transport.ts';
import { putNotice } from './owner-notice.ts';
import { proveOwner, provePassword } from './prove-owner.ts';
import { findMailOf } from './repository.ts';
import { deleteSessions } from './session.ts';

/** A secret for the owner's app; nothing asks for its codes before one has come. */
export async function beginSecondFactor(db: Db, userId: string, currentPassword: string) {
  await requireConfirmed(db, userId);
  const lockProof = await provePassword(db, userId, currentPassword, 'currentPassword');
  const secret = newTotpSecret();
  const sealed = seal(await readAccountKey(db), secret, userId);
  await inTransaction(db, async (trx) => {
    await lockProof(trx);
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
  await requireConfirmed(db, userId);
  const secret = (await findFactor(db, userId))?.secret;
  if (!secret) throw new ConflictError('secondFactorNotBegun');
  await proveApp(db, userId, code);
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

/** On a stranger's address a factor would keep out who reads it: they could reset the password, and not log in. */
async function requireConfirmed(db: Db, userId: string): Promise<void> {
  if (!(await findMailOf(db, userId))) throw new ConflictError('factorUnconfirmed');
}

/**
 * Once the address is proven: a factor of before, which versions of before allowed, may be that of somebody else who made the
 * account.
 */
export async function endUnprovenFactor(trx: Db, writer: MailWriter, userId: string): Promise<void> {
  if (await switchOff(trx, userId)) await putNotice(trx, writer, userId, 'factorUnproven');
}

/** For whoever proves with a code that they have it, and with the password. */
export async function removeSecondFactor(
  writer: MailWriter,
  db: Db,
  userId: string,
  { currentPassword, code }: z.output<typeof factorRemoval>,
): Promise<void> {
  const lockProof = await proveOwner(db, userId, { password: currentPassword, code }, 'currentPassword');
  await inTransaction(db, async (trx) => {
    await lockProof(trx);
    if (await switchOff(trx, userId)) await putNotice(trx, writer, userId, 'factorOff');
  });
}
