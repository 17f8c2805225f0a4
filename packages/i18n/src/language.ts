import { type Language, languages, storageKeys } from '@estela/contracts/values';
import type { i18n as I18n } from 'i18next';

const storageKey = storageKeys.language;

function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** The language the visitor chose before; Spanish for everyone else, whatever the browser asks for. */
export function detectLanguage(): Language {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : languages[0];
  } catch {
    // Storage may be forbidden (private windows, embedded views).
    return languages[0];
  }
}

/** Switches every mounted screen at once, remembers the choice and keeps `<html lang>` true. */
export async function setLanguage(i18n: I18n, language: Language): Promise<void> {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // The choice then lasts for this page only.
  }
  await i18n.changeLanguage(language);
}

/** The instance's language as one of ours. */
export function languageOf(i18n: I18n): Language {
  const base = i18n.language?.split('-')[0];
  return isLanguage(base) ? base : languages[0];
}
