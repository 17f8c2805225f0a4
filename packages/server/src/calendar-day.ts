const dayLength = 86_400_000;

/** The day of the calendar, `YYYY-MM-DD`, that it is at an instant in a time zone. */
export function dayIn(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The viewer's day; in UTC where they name no time zone. */
export function todayIn(timeZone = 'UTC'): string {
  return dayIn(new Date(), timeZone);
}

/** Has this day begun nowhere on earth? It may be tomorrow already where the viewer is. */
export function isAhead(day: string): boolean {
  return day > todayIn('Pacific/Kiritimati');
}

/** Days of the calendar have no hours: no change of the clocks moves them. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}
