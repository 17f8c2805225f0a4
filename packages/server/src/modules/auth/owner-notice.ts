import { paths } from '@estela/contracts/paths';
import type { Db } from '../../database/open.ts';
import { type AccountNotice, noticeMail } from '../../mail/templates.ts';
import type { MailTransport } from './mail-transport.ts';
import { findMailOf } from './repository.ts';

/** Tells the owner of an account what was just done to it. */
export async function sendNotice(
  { mailer, config, language, log }: MailTransport,
  db: Db,
  userId: string,
  notice: AccountNotice,
  values: { left?: string } = {},
): Promise<void> {
  const user = await findMailOf(db, userId);
  const link = `${config.publicUrl}${paths.login()}`;
  if (user)
    await mailer.send(
      { to: user.email, ...noticeMail(language, notice, { name: user.name, link, ...values }) },
      log,
    );
}
