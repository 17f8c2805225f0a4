import type { Language } from '@estela/contracts/values';

/** A country's name in the reader's language, from the browser. */
export function countryName(code: string | null, language: Language): string | undefined {
  return code ? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) : undefined;
}
