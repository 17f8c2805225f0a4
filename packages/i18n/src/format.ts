import type { Language } from '@estela/contracts/values';
import { distanceFigure, type Figure, minutesFigure, weightFigure } from './figures.ts';
import { dateFormatter, numberFormatter, regionNames, relativeTimeFormatter } from './formatters.ts';
import { locales } from './locales.ts';

type DateInput = Date | string | number;

const noBreakSpace = '\u00a0';

function joined({ value, unit }: Figure): string {
  return `${value}${noBreakSpace}${unit}`;
}

/** A day: "20 nov 2026". A date alone (`2026-11-20`) is that day everywhere, whatever the time zone. */
export function formatDate(value: DateInput, language: Language): string {
  const dateOnly = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return dateFormatter(locales[language], {
    dateStyle: 'medium',
    ...(dateOnly ? { timeZone: 'UTC' } : {}),
  }).format(new Date(value));
}

/** A day and an hour in the viewer's time zone. */
export function formatDateTime(value: DateInput, language: Language): string {
  return dateFormatter(locales[language], { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(value),
  );
}

/** Seconds. */
const aDay = 86_400;

/** Seconds per unit, largest first. */
const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', aDay],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/**
 * Time since or until: "hace 3 h", "ayer", "hace 2 meses". Only clock units are short: "m" may be minutes or months. "Ayer"
 * is the day before by the viewer's calendar; from weeks on a number stands, for "last month" says too much of two.
 */
export function formatRelative(value: DateInput, language: Language, now: DateInput = Date.now()): string {
  const [at, from] = [new Date(value), new Date(now)];
  const seconds = Math.round((at.getTime() - from.getTime()) / 1000);
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  const isClock = size < aDay;
  const count = unit === 'day' ? dayNumber(at) - dayNumber(from) : Math.trunc(seconds / size);
  return relativeTimeFormatter(locales[language], {
    numeric: size > aDay ? 'always' : 'auto',
    style: isClock ? 'short' : 'long',
  }).format(count || Math.sign(seconds), unit);
}

/** Of a day by the viewer's calendar: days next to each other have numbers next to each other. */
function dayNumber(at: Date): number {
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / (aDay * 1000);
}

/** A number as the language writes it; options as Intl's (compact counts, fixed decimals). */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return numberFormatter(locales[language], options).format(value);
}

/** Seconds as minutes: "12 min", "7:30 min". */
export function formatDuration(seconds: number, language: Language): string {
  return joined(minutesFigure(seconds, language));
}

/** Metres as "850 m" or "1,2 km". */
export function formatDistance(metres: number, language: Language): string {
  return joined(distanceFigure(metres, language));
}

/** Grams as "249 g" or "1,25 kg". */
export function formatWeight(grams: number, language: Language): string {
  return joined(weightFigure(grams, language));
}

/** How many decimals a currency has: 2 for EUR, 0 for JPY; 2 where the text is no currency yet. */
export function minorUnitDigits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  return numberFormatter('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** An amount in minor units (cents) as money: 12990 EUR is "129,90 €". */
export function formatMoney(minorUnits: number, currency: string, language: Language): string {
  return numberFormatter(locales[language], { style: 'currency', currency }).format(
    minorUnits / 10 ** minorUnitDigits(currency),
  );
}

/** A country's name from its ISO 3166-1 code; a code that no country has stays as it is. */
export function countryName(code: string | null, language: Language): string {
  if (!code) return '';
  // DisplayNames throws where the text has not the form of a code.
  return (/^[A-Z]{2}$/.test(code) && regionNames(locales[language]).of(code)) || code;
}
