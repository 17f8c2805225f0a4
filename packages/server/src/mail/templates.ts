import type { Language } from '@estela/contracts';
import { escapeHtml } from '@estela/contracts/html';
import { type TextValues, translate } from '../http/texts.ts';

/** What a mail says, as plain text and as the same in HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

export function resetMail(language: Language, name: string, link: string): MailContent {
  return content(language, 'reset', { name, link });
}

export function passwordChangedMail(language: Language, name: string, link: string): MailContent {
  return content(language, 'changed', { name, link });
}

function content(language: Language, mail: 'reset' | 'changed', values: TextValues): MailContent {
  const text = translate(language, 'mail', `${mail}Body`, values);
  return { subject: translate(language, 'mail', `${mail}Subject`), text, html: toHtml(language, text) };
}

/** Paragraphs of the text, with its addresses as links. No styles, pictures or anything that is fetched. */
function toHtml(language: Language, text: string): string {
  const paragraphs = text.trim().split('\n\n').map(paragraph);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><body>${paragraphs.join('')}</body></html>`;
}

function paragraph(text: string): string {
  // Only what is a link alone: a name that looks like one stays text.
  const inner = /^https?:\/\/\S+$/.test(text)
    ? `<a href="${escapeHtml(text)}">${escapeHtml(text)}</a>`
    : escapeHtml(text);
  return `<p>${inner}</p>`;
}
