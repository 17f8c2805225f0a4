import { paths } from '@estela/contracts/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { newToken, tokenHash } from '../../../identity/tokens.ts';
import { type AccountNotice, noticeMail } from '../../../mail/templates.ts';
import { insertUndoLink } from './email-repository.ts';
import { type MailWriter, mailTransport } from './mail-transport.ts';
import { putInOutbox, sendOutbox } from './outbox.ts';
import { findMailOf } from './repository.ts';

/** Queues a mail to the owner of an account about what this transaction does to it: it may not have been them. */
export async function putNotice(
  trx: Db,
  writer: MailWriter,
  userId: string,
  notice: AccountNotice,
  values: { left?: string } = {},
): Promise<void> {
  const user = await findMailOf(trx, userId);
  if (!user) return;
  const { config, language } = writer;
  const path = notice === 'factorOn' ? await undoPath(trx, userId, user.email) : paths.login();
  const link = `${config.publicUrl}${path}`;
  await putInOutbox(trx, userId, {
    to: user.email,
    ...noticeMail(language, notice, { name: user.name, link, ...values }),
  });
}

/** Against a thief's factor no password helps: the link in the mail about a new one removes it. */
async function undoPath(trx: Db, userId: string, email: string): Promise<string> {
  const token = newToken();
  await insertUndoLink(trx, userId, email, tokenHash(token));
  return paths.undoEmail({ token, of: 'factor' });
}

/** Sends what a call has left for the account's owner; what fails is left to the job. */
export function notifyOwner(app: FastifyInstance, request: FastifyRequest, userId: string): void {
  const transport = mailTransport(app, request);
  const send = async () => void (await sendOutbox(transport, app.db, { userId }));
  app.background.start('notice to an owner', send, request.log);
}
