import type { Language } from '@estela/contracts/values';

/** A country's name in the language on screen, from its ISO 3166-1 code. */
export function countryName(code: string | null, language: Language): string {
  if (!code) return '';
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
