import { escapeHtml } from './escape-html.ts';

/** The shell's index.html, cut where the edge writes. */
export interface HtmlTemplate {
  beforeLanguage: string;
  beforeHead: string;
  afterHead: string;
}

/** HTML comments do not survive the bundler, so the place for the page head is marked by an element. */
const placeholder = /<meta\s+name="?estela-head"?\s*\/?>/i;
const title = /<title>[^<]*<\/title>/i;
const htmlTag = /<html\b[^>]*>/i;

export function parseTemplate(html: string): HtmlTemplate {
  const text = html.replace(title, '');
  const tag = htmlTag.exec(text);
  const mark = placeholder.exec(text);
  if (!tag || !mark)
    throw new Error('the shell has no <html> tag or no <meta name="estela-head"> in its index.html');
  const bareTag = tag[0].replace(/\slang=(?:"[^"]*"|'[^']*'|[^\s>]*)/i, '').slice(0, -1);
  return {
    beforeLanguage: text.slice(0, tag.index) + bareTag,
    beforeHead: `>${text.slice(tag.index + tag[0].length, mark.index)}`,
    afterHead: text.slice(mark.index + mark[0].length),
  };
}

export function renderPage(template: HtmlTemplate, language: string, head: string): string {
  const { beforeLanguage, beforeHead, afterHead } = template;
  return `${beforeLanguage} lang="${escapeHtml(language)}"${beforeHead}${head}${afterHead}`;
}
