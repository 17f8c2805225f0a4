import type { Language } from '@estela/contracts/values';
import type { LocalText } from './zone.ts';

/** The text in the wanted language, else in English, else in Spanish, else the first there is. */
export function inLanguage(texts: readonly LocalText[], language: Language): string {
  for (const wanted of [language, 'en', 'es']) {
    const found = texts.filter(({ lang }) => lang?.toLowerCase().slice(0, 2) === wanted);
    if (found.length > 0) return join(found);
  }
  return join(texts.filter(({ lang }) => lang === texts[0]?.lang));
}

/** Texts without a language are for every reader: all of them are shown. */
function join(texts: readonly LocalText[]): string {
  return texts.map(({ text }) => text).join('\n');
}
