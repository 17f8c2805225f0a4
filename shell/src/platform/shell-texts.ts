import type { Language } from '@estela/contracts/values';
import { addCatalogue, createI18n, type I18n } from '@estela/i18n';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import type { Screens } from './screens.ts';

/** The page's one i18n, with the texts that every page needs. */
export function shellTexts(language: Language, screens: Pick<Screens, 'texts'>): I18n {
  const i18n = createI18n({ language });
  for (const [namespace, texts] of Object.entries({ shell: { es, en }, ...screens.texts })) {
    addCatalogue(i18n, namespace, texts);
  }
  return i18n;
}
