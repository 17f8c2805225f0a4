import type { LocalText } from '../zone.ts';
import { isFields, listOf, textOf } from './reading.ts';

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** A text in each of its languages: the data holds one text, or a list of {text, lang}. Markup is gone. */
export function localTexts(value: unknown): LocalText[] {
  return listOf(value).flatMap((one) => {
    const text = textOf(isFields(one) ? one.text : one);
    const plain = text === null ? '' : plainText(text);
    return plain === '' ? [] : [{ lang: isFields(one) ? textOf(one.lang) : null, text: plain }];
  });
}

/** What a reader would see of HTML. Its tags are dropped before its entities are read: none can come of them. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:br|\/?p|\/?div|\/?li)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, entity)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}

function entity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return named[name.toLowerCase()] ?? whole;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  const isText = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isText ? String.fromCodePoint(code) : '';
}
