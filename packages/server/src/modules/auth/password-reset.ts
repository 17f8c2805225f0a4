import type { Language } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { InvalidInputError } from '../../http/errors.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { newToken, tokenHash } from '../../identity/tokens.ts';
import { passwordChangedMail, resetMail } from '../../mail/templates.ts';
import {
  countResets,
  findByEmail,
  findMailOf,
  hasReset,
  insertReset,
  replacePassword,
  takeReset,
} from './repository.ts';

/** Mails an hour to one account: enough where one gets lost, too few to flood a mailbox. */
const maxPerHour = 5;

/** What it takes to send a mail: parts of the server and of the request behind it. */
export interface MailTransport extends Pick<FastifyInstance, 'mailer' | 'config'> {
  language: Language;
  log: FastifyBaseLogger;
}

/**
 * Sends a reset link where the address has an account. The caller does not wait, so the time does not reveal whether it
 * has.
 */
export async function requestReset(transport: MailTransport, db: Db, email: string): Promise<void> {
  const user = await findByEmail(db, email);
  if (!user || (await countResets(db, user.id)) >= maxPerHour) return;
  const token = newToken();
  await insertReset(db, user.id, tokenHash(token));
  const link = `${transport.config.publicUrl}${paths.restorePassword({ token })}`;
  await transport.mailer.send(
    { to: user.email, ...resetMail(transport.language, user.name, link) },
    transport.log,
  );
}

/** Sets a new password with a token from a mail, once, and ends every session of the account. Returns whose it was. */
export async function resetPassword(db: Db, token: string, password: string): Promise<string> {
  const hash = tokenHash(token);
  // Looked up first: a made-up token must not cost us a hash.
  if (!(await hasReset(db, hash))) throw invalidToken();
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    const userId = await takeReset(trx, hash);
    if (!userId) throw invalidToken();
    await replacePassword(trx, userId, passwordHash);
    return userId;
  });
}

/** Tells the owner of an account that its password is another now: it may not have been them. */
export async function tellPasswordChanged(transport: MailTransport, db: Db, userId: string): Promise<void> {
  const user = await findMailOf(db, userId);
  const link = `${transport.config.publicUrl}${paths.login()}`;
  if (user)
    await transport.mailer.send(
      { to: user.email, ...passwordChangedMail(transport.language, user.name, link) },
      transport.log,
    );
}

function invalidToken(): InvalidInputError {
  return new InvalidInputError({ token: 'invalid' }, 'resetTokenInvalid');
}
