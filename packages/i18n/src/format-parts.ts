import type { Language } from '@estela/contracts/values';
import { useFormat } from '@estela/i18n';
import { useMemo } from 'react';
import { dateFormatter } from './formatters.ts';
import { locales } from './locales.ts';

type DateInput = Date | string | number;

/** Parts of a date and nothing else: "sáb, 5 sept". Options as Intl's. */
export function formatDateParts(
  value: DateInput,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateFormatter(locales[language], options).format(new Date(value));
}

/** The hour alone, in the viewer's time zone: "9:05" in Spanish, "09:05" in English. */
export function formatTime(value: DateInput, language: Language): string {
  return formatDateParts(value, language, { timeStyle: 'short' });
}

/** "a, b y c". */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(items);
}

/** What `useFormat` lacks. Built into each app that uses it: a remote may run in a shell from before. */
export function useFormatParts() {
  const { language } = useFormat();
  return useMemo(
    () => ({
      dateParts: (value: DateInput, options: Intl.DateTimeFormatOptions) =>
        formatDateParts(value, language, options),
      time: (value: DateInput) => formatTime(value, language),
      list: (items: readonly string[]) => formatList(items, language),
    }),
    [language],
  );
}
