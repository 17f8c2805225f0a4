import type { i18n as I18n } from 'i18next';
import { addCatalogue } from './catalogues.ts';
import { type CreateI18nOptions, createI18n } from './create-i18n.ts';
import commonEn from './locales/common.en.json' with { type: 'json' };
import commonEs from './locales/common.es.json' with { type: 'json' };
import validationEn from './locales/validation.en.json' with { type: 'json' };
import validationEs from './locales/validation.es.json' with { type: 'json' };

/** For tests that begin in English or switch to it: both languages are there at once. */
export function createBilingual(options?: CreateI18nOptions): I18n {
  const i18n = createI18n(options);
  addCatalogue(i18n, 'common', { es: commonEs, en: commonEn });
  addCatalogue(i18n, 'validation', { es: validationEs, en: validationEn });
  return i18n;
}
