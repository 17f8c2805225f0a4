import type { Language } from '@estela/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pickLanguage } from '../../../http/language.ts';
import type { MailLog } from '../../../mail/mailer.ts';

/** What it takes to write a mail. */
export interface MailWriter extends Pick<FastifyInstance, 'config'> {
  language: Language;
}

/** What it takes to send one. */
export interface MailSender extends Pick<FastifyInstance, 'mailer'> {
  log: MailLog;
}

/** Parts of the server and of the request behind a mail. */
export interface MailTransport extends MailWriter, MailSender {}

/** Nothing of the request but its language: hosts that it names never get into a mail. */
export function mailTransport(
  { mailer, config }: FastifyInstance,
  { headers, log }: FastifyRequest,
): MailTransport {
  return { mailer, config, log, language: pickLanguage(headers['accept-language']) };
}
