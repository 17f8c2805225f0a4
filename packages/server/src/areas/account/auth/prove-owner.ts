import { createHash } from 'node:crypto';
import type { Db } from '../../../database/open.ts';
import { InvalidInputError, RateLimitedError } from '../../../http/errors.ts';
import { proveCode } from './factor-code.ts';
import { findFactor } from './factor-repository.ts';
import { forgetLoginFailures, insertLoginFailure, verifyCounted } from './login-failures.ts';
import { findPasswordHash, type LockedCredentials, lockCredentials } from './repository.ts';

const maxFailures = 10;

/** Holds the account in a transaction; throws where its password is another than the one that was proven. */
type HoldProof = (trx: Db) => Promise<LockedCredentials>;

/**
 * Makes sure that it is the owner who asks and not just an unattended screen: `password` must be the account's, else 400
 * on `field`. Not a 401: that would end the session in the browser. `db` must be no transaction, since a failure counts.
 */
export async function provePassword(
  db: Db,
  userId: string,
  password: string,
  field: 'password' | 'currentPassword',
): Promise<HoldProof> {
  const key = createHash('sha256').update(`proof\0${userId}`).digest();
  const { failures, secondsLeft } = await insertLoginFailure(db, key);
  if (failures > maxFailures) throw new RateLimitedError(secondsLeft, 'tooManyProofs');
  const hash = await findPasswordHash(db, userId);
  if (!(await verifyCounted(db, [key], hash, password))) throw wrongPassword(field);
  await forgetLoginFailures(db, [key]);
  return async (trx) => {
    const held = await lockCredentials(trx, userId, 'alone');
    if (!held || held.password_hash !== hash) throw wrongPassword(field);
    return held;
  };
}

function wrongPassword(field: string): InvalidInputError {
  return new InvalidInputError({ [field]: 'wrongPassword' }, 'wrongPassword');
}

interface OwnerProof {
  password: string;
  code: string | undefined;
}

/**
 * As {@link provePassword}, and with a code where a second factor is on: for what a stolen session and the password must
 * not be enough for. 400 on `code`.
 */
export async function proveOwner(
  db: Db,
  userId: string,
  { password, code }: OwnerProof,
  field: 'password' | 'currentPassword',
): Promise<(trx: Db) => Promise<void>> {
  const holdPassword = await provePassword(db, userId, password, field);
  const since = (await findFactor(db, userId))?.since;
  if (since) await proveCode(db, userId, code);
  return async (trx) => {
    const held = await holdPassword(trx);
    // Switched on meanwhile, or off and on again: the code, if there was one, was of another factor.
    if (held.totp_at && held.totp_at.getTime() !== since?.getTime())
      throw new InvalidInputError({ code: 'codeRequired' }, 'codeRequired');
  };
}
