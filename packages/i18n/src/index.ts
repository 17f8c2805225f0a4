export type { Language } from '@estela/contracts/values';
export type { i18n as I18n } from 'i18next';
export { I18nextProvider } from 'react-i18next';
export {
  addCatalogue,
  type Catalogue,
  type CatalogueSource,
  keepCatalogue,
  loadCatalogue,
  loadLanguage,
} from './catalogues.ts';
export { type CreateI18nOptions, createI18n } from './create-i18n.ts';
export type { Figure } from './figures.ts';
export { countryName, minorUnitDigits } from './format.ts';
export { detectLanguage, setLanguage } from './language.ts';
export { languageOf } from './language-of.ts';
export { useFormat } from './use-format.ts';
export { useTranslation } from './use-translation.ts';
