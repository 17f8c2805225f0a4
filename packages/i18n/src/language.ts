import { type Language, languages, storageKeys } from '@estela/contracts/values';
import type { i18n as I18n } from 'i18next';
import { loadLanguage } from './catalogues.ts';
import { isLanguage } from './language-of.ts';

const storageKey = storageKeys.language;
const oneYear = 365 * 24 * 60 * 60;

/** The language the visitor chose before, else that of the HTML, else Spanish; the browser's preference is ignored. */
export function detectLanguage(): Language {
  const stored = storedLanguage();
  // The cookie may be gone or too old; the choice is not.
  if (stored) writeCookie(stored);
  const { lang } = document.documentElement;
  return stored ?? (isLanguage(lang) ? lang : languages[0]);
}

/** The choice that counts: texts of one before may come later. */
const chosen = new WeakMap<I18n, Language>();

/** Switches every mounted screen at once, remembers the choice and keeps `<html lang>` true. */
export async function setLanguage(i18n: I18n, language: Language): Promise<void> {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // The cookie then carries the choice alone, if that is allowed.
  }
  writeCookie(language);
  chosen.set(i18n, language);
  await loadLanguage(i18n, language);
  if (chosen.get(i18n) === language) await i18n.changeLanguage(language);
}

function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    // Storage may be forbidden (private windows, embedded views).
    return undefined;
  }
}

/** From this the edge chooses the language of the next HTML. */
function writeCookie(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over plain http
  document.cookie = `${storageKey}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure}`;
}
