import { useMemo } from 'react';
import { distanceFigure, durationFigure, speedFigure, temperatureFigure, weightFigure } from './figures.ts';
import {
  formatDate,
  formatDateTime,
  formatDistance,
  formatDuration,
  formatMoney,
  formatNumber,
  formatRelative,
  formatWeight,
} from './format.ts';
import { languageOf } from './language-of.ts';
import { useTranslation } from './use-translation.ts';

/**
 * Every formatter bound to the language on screen; `figure.*` give `{ value, unit }` for Stat and Telemetry. Nothing is
 * added: a remote would lack it in a shell from before, which no release check sees. New ones go to `format-parts.ts`.
 */
export function useFormat() {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  return useMemo(
    () => ({
      language,
      date: (value: Date | string | number) => formatDate(value, language),
      dateTime: (value: Date | string | number) => formatDateTime(value, language),
      relative: (value: Date | string | number) => formatRelative(value, language),
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, language, options),
      duration: (seconds: number) => formatDuration(seconds, language),
      distance: (metres: number) => formatDistance(metres, language),
      weight: (grams: number) => formatWeight(grams, language),
      money: (minorUnits: number, currency: string) => formatMoney(minorUnits, currency, language),
      figure: {
        duration: (seconds: number) => durationFigure(seconds),
        distance: (metres: number) => distanceFigure(metres, language),
        weight: (grams: number) => weightFigure(grams, language),
        speed: (metresPerSecond: number) => speedFigure(metresPerSecond, language),
        temperature: (celsius: number) => temperatureFigure(celsius, language),
      },
    }),
    [language],
  );
}
