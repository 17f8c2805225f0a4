import type { Language } from '@estela/contracts';
import { translate } from '../http/texts.ts';
import { mailPage } from './mail-page.ts';

/** What a mail says, as plain text and as the same in HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** Acts whose owners get a mail afterwards. `left`: recovery codes. */
export type AccountNotice =
  | 'changed'
  | 'factorOn'
  | 'factorOff'
  | 'factorUnproven'
  | 'codesRenewed'
  | 'recoveryUsed'
  | 'calendarLink';
type MailName = 'reset' | 'confirm' | 'moving' | 'taken' | AccountNotice;
interface MailValues {
  name: string;
  link: string;
  left?: string;
}

export function resetMail(language: Language, name: string, link: string): MailContent {
  return content(language, 'reset', { name, link });
}

export function noticeMail(language: Language, notice: AccountNotice, values: MailValues): MailContent {
  return content(language, notice, values);
}

/** To a new address. */
export function confirmMail(language: Language, name: string, link: string): MailContent {
  return content(language, 'confirm', { name, link });
}

/** To the address that an account is about to leave. */
export function movingMail(language: Language, name: string, link: string): MailContent {
  return content(language, 'moving', { name, link });
}

/** To the owner of an address that somebody else named as theirs. */
export function takenMail(language: Language, name: string, link: string): MailContent {
  return content(language, 'taken', { name, link });
}

function content(language: Language, mail: MailName, values: MailValues): MailContent {
  const text = translate(language, 'mail', `${mail}Body`, { ...values, name: unlinked(values.name) });
  const subject = translate(language, 'mail', `${mail}Subject`);
  const action = translate(language, 'mail', `${mail}Button`);
  const linkHint = translate(language, 'mail', 'linkHint');
  return { subject, text, html: mailPage({ language, subject, text, action, linkHint }) };
}

/**
 * A name in one line in which no mail program finds an address to turn into a link: a space stands behind each character
 * that an address needs.
 */
function unlinked(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/([.。．｡:/\\@])(?=\S)/g, '$1 ');
}
