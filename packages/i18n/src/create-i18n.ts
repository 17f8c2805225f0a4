import { type Language, languages } from '@estela/contracts/values';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { keepCatalogue } from './catalogues.ts';
import commonEs from './locales/common.es.json' with { type: 'json' };
import validationEs from './locales/validation.es.json' with { type: 'json' };

export interface CreateI18nOptions {
  language?: Language;
}

/**
 * The one i18next instance of a page. It speaks Spanish when this returns; its texts in another language are there
 * after `loadLanguage`. The shell makes it and hands it to remotes; a remote only adds its own namespace.
 */
export function createI18n({ language = languages[0] }: CreateI18nOptions = {}): I18n {
  const i18n = createInstance().use(initReactI18next);
  void i18n.init({
    lng: language,
    // Where the texts of a language cannot be loaded, those of the other one are better than keys.
    fallbackLng: ['en', 'es'],
    supportedLngs: [...languages],
    // Publishing reads here which texts a shell gives to remotes.
    resources: { es: { common: commonEs, validation: validationEs } },
    ns: ['common', 'validation'],
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    // What it is by itself; said, it saves a look for other separators in each key.
    nsSeparator: ':',
  });
  keepCatalogue(i18n, 'common', {
    es: commonEs,
    en: () =>
      import(/* webpackChunkName: "locale-en" */ './locales/common.en.json', { with: { type: 'json' } }),
  });
  keepCatalogue(i18n, 'validation', {
    es: validationEs,
    en: () =>
      import(/* webpackChunkName: "locale-en" */ './locales/validation.en.json', { with: { type: 'json' } }),
  });
  markDocument(language);
  i18n.on('languageChanged', markDocument);
  return i18n;
}

function markDocument(language: string): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}
