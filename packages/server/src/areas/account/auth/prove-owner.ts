import type { Db } from '../../../database/open.ts';
import { InvalidInputError } from '../../../http/errors.ts';
import { proveCode } from './factor-code.ts';
import { findFactor } from './factor-repository.ts';
import { provePassword } from './prove-password.ts';

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
