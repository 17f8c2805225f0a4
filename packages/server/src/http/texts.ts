import type { Language } from '@estela/contracts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

/** Spanish is the source: English has the same keys (a test). */
export type Catalogue = typeof es;

const catalogues: Record<Language, Catalogue> = { es, en };

export type TextValues = Record<string, string | number>;

/** A text of the server's catalogue with its `{{values}}` filled in; the key itself where there is none. */
export function translate(
  language: Language,
  section: keyof Catalogue,
  key: string,
  values: TextValues = {},
): string {
  const texts: Record<string, string> = catalogues[language][section];
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  return (text ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
