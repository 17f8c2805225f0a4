import type { Language } from '@estela/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pickLanguage } from '../../http/language.ts';
import type { MailLog } from '../../mail/mailer.ts';

/** What it takes to send a mail: parts of the server and of the request behind it. */
export interface MailTransport extends Pick<FastifyInstance, 'mailer' | 'config'> {
  language: Language;
  log: MailLog;
}

/** Nothing of the request but its language: hosts that it names never get into a mail. */
export function mailTransport(
  { mailer, config }: FastifyInstance,
  { headers, log }: FastifyRequest,
): MailTransport {
  return { mailer, config, log, language: pickLanguage(headers['accept-language']) };
}
