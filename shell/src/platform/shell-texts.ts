import type { Language } from '@estela/contracts/values';
import { type CatalogueSource, createI18n, type I18n, keepCatalogue } from '@estela/i18n';
import es from '../locales/es.json' with { type: 'json' };
import type { Screens } from './screens.ts';

const own: Record<Language, CatalogueSource> = {
  es,
  en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json', { with: { type: 'json' } }),
};

/** The page's only i18n instance, with the texts of every page: in Spanish at once, in English after `loadLanguage`. */
export function shellTexts(language: Language, screens: Pick<Screens, 'texts'>): I18n {
  const i18n = createI18n({ language });
  for (const [namespace, texts] of Object.entries({ shell: own, ...screens.texts })) {
    keepCatalogue(i18n, namespace, texts);
  }
  return i18n;
}
