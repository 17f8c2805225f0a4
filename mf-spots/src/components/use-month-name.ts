import { useFormatParts } from '@estela/i18n/format-parts';

/** Names of months by number, 1 is January. */
export function useMonthName() {
  const { dateParts } = useFormatParts();
  return (month: number, form: 'long' | 'short') =>
    dateParts(Date.UTC(2026, month - 1), { month: form, timeZone: 'UTC' });
}
