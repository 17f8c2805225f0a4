import type { Language } from '@estela/contracts';
import { escapeHtml } from '@estela/contracts/html';

interface MailPage {
  language: Language;
  subject: string;
  /** The mail as plain text: paragraphs, of which one is the link alone. */
  text: string;
  /** What the link does, on its button. */
  action: string;
  /** Above the link as text, for programs that show no button. */
  linkHint: string;
}

/** Colours of the light theme: programs that turn a mail dark do so themselves. */
const colours = { ground: '#f6f7f9', card: '#ffffff', line: '#d9dfe7', ink: '#0e1420', quiet: '#576374' };
const button = 'display:inline-block;padding:12px 20px;border-radius:10px;background:#ff6b1a;color:#180a02;';
const fonts = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';

/**
 * The text set in a narrow column, its link as a button. Styles stand at the elements and the column is a table, as mail
 * programs need it; nothing is fetched, so nobody learns that a mail was read.
 */
export function mailPage({ language, subject, text, action, linkHint }: MailPage): string {
  const paragraphs = text
    .trim()
    .split('\n\n')
    .map((words) => (isLink(words) ? linkBlock(words, action, linkHint) : paragraph(words)));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:${colours.ground}">
<table ${table}><tr><td align="center" style="padding:24px 16px">
<table ${table} style="max-width:560px"><tr><td style="padding:32px 24px;border:1px solid ${colours.line};border-radius:16px;background:${colours.card};color:${colours.ink};${fonts};font-size:16px;line-height:1.5;text-align:left">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${paragraphs.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** Only what is a link alone: a name that looks like one stays text. */
function isLink(words: string): boolean {
  return /^https?:\/\/\S+$/.test(words);
}

function paragraph(words: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
}

function linkBlock(link: string, action: string, hint: string): string {
  const address = escapeHtml(link);
  return `<p style="margin:24px 0"><a href="${address}" style="${button}font-weight:700;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:${colours.quiet}">${escapeHtml(hint)}<br><span style="word-break:break-all">${address}</span></p>`;
}
