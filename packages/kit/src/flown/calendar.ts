const dayLength = 86_400_000;

/** Where the viewer is: the server counts days there. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The day that it is where the viewer is, `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Days of the calendar have no hours: no change of the clocks moves them. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

/** 0 is Monday. */
export function weekday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** Both ends included. */
export function daysOf(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
