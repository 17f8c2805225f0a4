import type { Db } from '../../../database/open.ts';
import { inTransaction, violatedUnique } from '../../../database/transaction.ts';
import { InvalidInputError } from '../../../http/errors.ts';
import { tokenHash } from '../../../identity/tokens.ts';
import {
  confirmOwnEmail,
  endEmailLinks,
  findUndoOf,
  isConfirmed,
  lockConfirmLink,
  setEmail,
  takeUndoLink,
} from './email-repository.ts';
import { isNewFor, switchOff } from './factor-repository.ts';
import type { MailWriter } from './mail-transport.ts';
import { endUnprovenFactor } from './second-factor.ts';
import { deleteSessions } from './session.ts';

/**
 * The address counts from here on: a new one, or the one that the account was made with. Returns the owner's id. The link
 * stays, for nothing but to say what became of it to whoever opens it again.
 */
export async function confirmEmail(writer: MailWriter, db: Db, token: string): Promise<string> {
  return inTransaction(db, async (trx) => {
    const link = await lockConfirmLink(trx, tokenHash(token));
    if (!link) throw invalidLink();
    if (await isConfirmed(trx, link.user_id, link.email))
      throw new InvalidInputError({ token: 'invalid' }, 'emailConfirmedBefore');
    const own = await confirmOwnEmail(trx, link.user_id, link.email);
    if (own?.isNew) await endUnprovenFactor(trx, writer, link.user_id);
    if (!own) await goBackOrOn(trx, link.user_id, link.email);
    return link.user_id;
  }).catch((error: unknown) => {
    // Somebody registered with the address meanwhile.
    throw violatedUnique(error) ? invalidLink() : error;
  });
}

/** To an address that could have taken the account back, which ends as much as if it had: a thief has links of later. */
async function goBackOrOn(trx: Db, userId: string, email: string): Promise<void> {
  const undo = await findUndoOf(trx, userId, email);
  await setEmail(trx, userId, email);
  if (undo) await endEmailLinks(trx, userId, undo.created_at);
}

/**
 * The address that the link went to counts again, or still. Whoever made the change that its mail was about may have been in
 * the account, so every session ends, and a second factor that is younger than the link or was at most seven days old when
 * it came: the owner could not log in against a thief's. One that was there for longer stays, so a mailbox alone does not
 * get past it. Links back to addresses from before stay good: a thief who changes twice gets one too, and it must not end
 * the owner's. Returns the owner's id.
 */
export async function undoEmail(db: Db, token: string): Promise<string> {
  return inTransaction(db, async (trx) => {
    const link = await takeUndoLink(trx, tokenHash(token));
    if (!link) throw invalidLink();
    await setEmail(trx, link.user_id, link.email);
    await endEmailLinks(trx, link.user_id, link.created_at);
    if (await isNewFor(trx, link.user_id, link.created_at)) await switchOff(trx, link.user_id);
    await deleteSessions(trx, link.user_id);
    return link.user_id;
  }).catch((error: unknown) => {
    throw violatedUnique(error) ? invalidLink() : error;
  });
}

function invalidLink(): InvalidInputError {
  return new InvalidInputError({ token: 'invalid' }, 'emailLinkInvalid');
}
