import { paths } from '@estela/contracts/paths';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { RateLimitedError } from '../../../http/errors.ts';
import { addHits, keyHash } from '../../../http/window-repository.ts';
import { newToken, tokenHash } from '../../../identity/tokens.ts';
import { confirmMail, takenMail } from '../../../mail/templates.ts';
import { findAddresses, findByEmail, insertConfirmLink } from './email-repository.ts';
import type { MailTransport } from './mail-transport.ts';

/** Mails about an address in an hour: of one account, and of all accounts to one mailbox, which may be a stranger's. */
const maxPerHour = 5;
const hour = 3_600_000;

/** Counts a mail that an account asks for to an address that is not proven to be theirs. */
export async function countEmail(db: Db, userId: string): Promise<void> {
  const [window] = await addHits(db, new Map([[`emails ${keyHash(userId)}`, 1]]), hour);
  if (window && window.hits > maxPerHour) throw new RateLimitedError(window.left / 1_000);
}

/** Mails the link that proves the address that waits for it, if one does. */
export async function sendConfirmLink(transport: MailTransport, db: Db, userId: string): Promise<void> {
  const user = await findAddresses(db, userId);
  const email = user?.pending_email ?? (user?.email_confirmed ? undefined : user?.email);
  if (!user || !email) return;
  const token = newToken();
  await inTransaction(db, (trx) => insertConfirmLink(trx, userId, email, tokenHash(token)));
  await mailConfirmLink(transport, db, { userId, email, name: user.name, token });
}

interface ConfirmLink {
  userId: string;
  email: string;
  name: string;
  token: string;
}

/** Only the owner of a taken address is notified: who asks learns nothing. */
export async function mailConfirmLink(
  { mailer, config, language, log }: MailTransport,
  db: Db,
  { userId, email, name, token }: ConfirmLink,
): Promise<void> {
  const [window] = await addHits(db, new Map([[`mails to ${keyHash(email)}`, 1]]), hour);
  if (window && window.hits > maxPerHour) return;
  const owner = await findByEmail(db, email);
  const isTaken = owner !== undefined && owner.id !== userId;
  const link = (path: string) => `${config.publicUrl}${path}`;
  if (isTaken && !owner.email_confirmed) return;
  const mail = isTaken
    ? { to: owner.email, ...takenMail(language, owner.name, link(paths.login())) }
    : { to: email, ...confirmMail(language, name, link(paths.verifyEmail({ token }))) };
  await mailer.send(mail, log);
}
