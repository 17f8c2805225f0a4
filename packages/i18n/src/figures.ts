import type { Language } from '@estela/contracts/values';
import { numberFormatter } from './formatters.ts';
import { locales } from './locales.ts';

/** A measured value split in two, so that a screen can set the unit smaller than the number. */
export interface Figure {
  value: string;
  unit: string;
}

function figure(measured: number, unit: string, language: Language, digits = 0): Figure {
  // Rounded to nothing, what lies a little below would be "-0".
  const value = Math.abs(measured) * 10 ** digits < 0.5 ? 0 : measured;
  const parts = numberFormatter(locales[language], {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).formatToParts(value);
  const join = (wanted: (type: string) => boolean) =>
    parts
      .filter((part) => wanted(part.type))
      .map((part) => part.value)
      .join('');
  return {
    value: join((type) => type !== 'unit' && type !== 'literal'),
    unit: join((type) => type === 'unit'),
  };
}

const anHour = 3600;

/** Seconds in; minutes and seconds out, from an hour on hours and minutes: `7:30` min, `1:05` h. */
export function durationFigure(seconds: number): Figure {
  const whole = Math.round(seconds);
  return whole < anHour ? { value: clock(whole), unit: 'min' } : { value: clock(whole / 60), unit: 'h' };
}

/** Seconds in; minutes out, for lists and sums: with their seconds below an hour, where there are any. */
export function minutesFigure(seconds: number, language: Language): Figure {
  const whole = Math.round(seconds);
  if (whole < anHour && whole % 60 > 0) return durationFigure(whole);
  // Intl's English plural is "mins", which nobody writes.
  return { ...figure(Math.round(whole / 60), 'minute', language), unit: 'min' };
}

function clock(parts: number): string {
  return `${Math.floor(parts / 60)}:${String(Math.floor(parts % 60)).padStart(2, '0')}`;
}

/** Metres in; kilometres from 1,000 m. */
export function distanceFigure(metres: number, language: Language): Figure {
  return Math.abs(metres) < 1000
    ? figure(Math.round(metres), 'meter', language)
    : figure(metres / 1000, 'kilometer', language, Math.abs(metres) < 100_000 ? 1 : 0);
}

/** Grams in; kilograms from 1,000 g. */
export function weightFigure(grams: number, language: Language): Figure {
  return Math.abs(grams) < 1000
    ? figure(grams, 'gram', language, 1)
    : figure(grams / 1000, 'kilogram', language, 2);
}

/** Metres per second in, kilometres per hour out. */
export function speedFigure(metresPerSecond: number, language: Language): Figure {
  return figure(metresPerSecond * 3.6, 'kilometer-per-hour', language);
}

/** Degrees Celsius. */
export function temperatureFigure(celsius: number, language: Language): Figure {
  return figure(celsius, 'celsius', language);
}
