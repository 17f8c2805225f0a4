import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { newId } from '../database/ids.ts';
import { once } from '../once.ts';
import type { MailContent } from './templates.ts';

export interface Mail extends MailContent {
  to: string;
}

export type MailLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

export interface Mailer {
  /** `log` belongs to the request that caused the mail. */
  send: (mail: Mail, log: MailLog) => Promise<void>;
}

/** Milliseconds that a mail server has for each step; a silent one must not hold the mails after it. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends by SMTP where it is set; otherwise writes each mail as an .eml file in the data folder and names it in the log.
 */
export function createMailer({ smtpUrl, mailFrom: from, dataDir }: Config): Mailer {
  // A mail that was made from data must never read a file or fetch an address.
  const defaults = { from, disableFileAccess: true, disableUrlAccess: true };
  // Loaded with the first mail: a start does without it.
  const load = async () => (await import('nodemailer')).createTransport;
  if (smtpUrl) {
    const connecting = once(async () => (await load())({ url: smtpUrl, ...timeouts }, defaults));
    return {
      send: async (mail, log) => {
        const transport = await connecting();
        const { messageId } = await transport.sendMail(mail);
        log.info({ messageId }, 'mail sent');
      },
    };
  }
  const making = once(async () =>
    (await load())({ streamTransport: true, buffer: true, newline: 'unix' }, defaults),
  );
  const dir = join(dataDir, 'mail');
  return {
    send: async (mail, log) => {
      const transport = await making();
      const { message } = await transport.sendMail(mail);
      const file = join(dir, `${newId()}.eml`);
      await mkdir(dir, { recursive: true });
      // Its links open accounts: no other user of the machine may read it.
      await writeFile(file, message, { mode: 0o600 });
      log.info({ file }, 'mail written');
    },
  };
}
