/** A month by its number, 1 is January. */
export function monthName(month: number, language: string, form: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(language, { month: form, timeZone: 'UTC' }).format(
    Date.UTC(2026, month - 1),
  );
}
