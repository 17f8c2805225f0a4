import type { AuthAnswer } from '@estela/contracts';
import type { Db } from '../../../database/open.ts';
import { ApiError } from '../../../http/errors.ts';
import { toOwnUser } from '../../../identity/own-user.ts';
import { type findAccount, findSuspension, lockCredentials } from './repository.ts';
import { type SessionPlace, startSession } from './session.ts';
import { issueSuspensionTicket } from './suspension-ticket.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

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
