export type { Language } from '@estela/contracts/values';
export type { i18n as I18n } from 'i18next';
export { I18nextProvider, Trans, useTranslation } from 'react-i18next';
export { addCatalogue, type Catalogue, type CreateI18nOptions, createI18n } from './create-i18n.ts';
export type { Figure } from './figures.ts';
export { countryName } from './format.ts';
export { detectLanguage, languageOf, setLanguage } from './language.ts';
export { useFormat } from './use-format.ts';
