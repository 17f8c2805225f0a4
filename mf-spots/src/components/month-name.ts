/** Making one takes a telephone a millisecond or two, and a filter names twelve months. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A month by its number, 1 is January. */
export function monthName(month: number, language: string, form: 'long' | 'short'): string {
  const key = `${language} ${form}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { month: form, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(Date.UTC(2026, month - 1));
}
