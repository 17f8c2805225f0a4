import { type Language, languages } from '@estela/contracts/values';
import type { i18n as I18n } from 'i18next';

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** The instance's language as one of ours. */
export function languageOf(i18n: I18n): Language {
  const base = i18n.language?.split('-')[0];
  return isLanguage(base) ? base : languages[0];
}
