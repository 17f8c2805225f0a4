export type { Language } from '@estela/contracts/values';
export type { i18n as I18n } from 'i18next';
export { I18nextProvider, Trans, useTranslation } from 'react-i18next';
export { addCatalogue, type Catalogue, type CreateI18nOptions, createI18n } from './create-i18n.ts';
export {
  distanceFigure,
  durationFigure,
  type Figure,
  speedFigure,
  temperatureFigure,
  weightFigure,
} from './figures.ts';
export {
  countryName,
  formatDate,
  formatDateTime,
  formatDistance,
  formatDuration,
  formatMoney,
  formatNumber,
  formatRelative,
  formatWeight,
  minorUnitDigits,
} from './format.ts';
export { detectLanguage, languageOf, setLanguage } from './language.ts';
export { useFormat } from './use-format.ts';
