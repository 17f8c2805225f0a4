import { paths } from '@estela/contracts/paths';
import type { Db } from '../../database/open.ts';
import { type AccountNotice, noticeMail } from '../../mail/templates.ts';
import type { MailWriter } from './mail-transport.ts';
import { putInOutbox } from './outbox.ts';
import { findMailOf } from './repository.ts';

/** Has the owner of an account told of what this transaction does to it: it may not have been them. */
export async function putNotice(
  trx: Db,
  { config, language }: MailWriter,
  userId: string,
  notice: AccountNotice,
  values: { left?: string } = {},
): Promise<void> {
  const user = await findMailOf(trx, userId);
  const link = `${config.publicUrl}${paths.login()}`;
  if (user)
    await putInOutbox(trx, userId, {
      to: user.email,
      ...noticeMail(language, notice, { name: user.name, link, ...values }),
    });
}
