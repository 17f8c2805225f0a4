import { escapeHtml } from '@estela/contracts/html';

/** The shell's index.html, cut where the edge writes. */
export interface HtmlTemplate {
  beforeLanguage: string;
  beforeHead: string;
  /** Includes the body, up to its end tag. */
  afterHead: string;
  end: string;
}

/** Marks the place of the page head; the bundler would remove a comment. */
const placeholder = /<meta\s+name="?estela-head"?\s*\/?>/i;
const title = /<title>[^<]*<\/title>/i;
const bodyEnd = /<\/body>/i;
const htmlTag = /<html\b[^>]*>/i;

export function parseTemplate(html: string): HtmlTemplate {
  const text = html.replace(title, '');
  const tag = htmlTag.exec(text);
  const mark = placeholder.exec(text);
  if (!tag || !mark)
    throw new Error('the shell has no <html> tag or no <meta name="estela-head"> in its index.html');
  const end = bodyEnd.exec(text)?.index ?? text.length;
  const bareTag = tag[0].replace(/\slang=(?:"[^"]*"|'[^']*'|[^\s>]*)/i, '').slice(0, -1);
  return {
    beforeLanguage: text.slice(0, tag.index) + bareTag,
    beforeHead: `>${text.slice(tag.index + tag[0].length, mark.index)}`,
    afterHead: text.slice(mark.index + mark[0].length, end),
    end: text.slice(end),
  };
}

/** What the `<html>` tag says of the visitor. */
export interface HtmlChoices {
  language: string;
  theme?: string | undefined;
}

/** `last` ends the body. */
export function renderPage(
  template: HtmlTemplate,
  { language, theme }: HtmlChoices,
  head: string,
  last: string,
): string {
  const { beforeLanguage, beforeHead, afterHead, end } = template;
  const chosen = theme === undefined ? '' : ` data-theme="${escapeHtml(theme)}"`;
  return `${beforeLanguage} lang="${escapeHtml(language)}"${chosen}${beforeHead}${head}${afterHead}${last}${end}`;
}
