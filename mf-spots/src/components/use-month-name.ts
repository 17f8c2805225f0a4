import { useFormat } from '@estela/i18n';

/** Names months by their numbers, 1 is January. */
export function useMonthName() {
  const { dateParts } = useFormat();
  return (month: number, form: 'long' | 'short') =>
    dateParts(Date.UTC(2026, month - 1), { month: form, timeZone: 'UTC' });
}
