import { paths } from '@estela/contracts/paths';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { InvalidInputError } from '../../../http/errors.ts';
import { addHits, keyHash } from '../../../http/window-repository.ts';
import { hashPassword } from '../../../identity/passwords.ts';
import { newToken, tokenHash } from '../../../identity/tokens.ts';
import { resetMail } from '../../../mail/templates.ts';
import { workQueue } from '../../../work-queue.ts';
import { confirmOwnEmail } from './email-repository.ts';
import type { MailTransport, MailWriter } from './mail-transport.ts';
import { putNotice } from './owner-notice.ts';
import { refuseWeak } from './refuse-weak.ts';
import { findReset, insertReset, replacePassword, takeReset } from './repository.ts';
import { endUnprovenFactor } from './second-factor.ts';

/** Mails an hour to one mailbox, which may be a stranger's: enough where one gets lost, too few to flood it. */
const maxPerHour = 5;
const hour = 3_600_000;

/** One at a time: many at once would take all connections, and wait for one account's row with them. */
const queued = workQueue(1);

/**
 * Sends a reset link where the address has an account. The caller does not wait, so the time does not reveal whether it
 * has.
 */
export async function requestReset(transport: MailTransport, db: Db, email: string): Promise<void> {
  const token = newToken();
  const user = await queued(async () => {
    // By address, whoever has it: what an account does, and its end, begins no new count.
    const [window] = await addHits(db, new Map([[`resets to ${keyHash(email)}`, 1]]), hour);
    if (window && window.hits > maxPerHour) return undefined;
    return insertReset(db, email, tokenHash(token));
  });
  if (!user) return;
  const link = `${transport.config.publicUrl}${paths.restorePassword({ token })}`;
  await transport.mailer.send(
    { to: user.email, ...resetMail(transport.language, user.name, link) },
    transport.log,
  );
}

/** Sets a new password with a token from a mail, once, and ends every session of the account. Returns whose it was. */
export async function resetPassword(
  writer: MailWriter,
  db: Db,
  token: string,
  password: string,
): Promise<string> {
  const hash = tokenHash(token);
  // Looked up first: a made-up token must not cost us a hash.
  const names = await findReset(db, hash);
  if (!names) throw invalidToken();
  await refuseWeak(password, names, 'password');
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    const userId = await takeReset(trx, hash);
    if (!userId) throw invalidToken();
    await replacePassword(trx, userId, passwordHash);
    // The link was in a mail to the account's address.
    const own = await confirmOwnEmail(trx, userId, names.email);
    if (own?.isNew) await endUnprovenFactor(trx, writer, userId);
    await putNotice(trx, writer, userId, 'changed');
    return userId;
  });
}

function invalidToken(): InvalidInputError {
  return new InvalidInputError({ token: 'invalid' }, 'resetTokenInvalid');
}
