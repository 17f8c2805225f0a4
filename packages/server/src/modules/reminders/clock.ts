import type { ReminderEvery } from '@estela/contracts';

/** When something was last done, in which zone its days begin, and what was flown since. */
export interface Use {
  every: ReminderEvery;
  since: Date;
  tz: string;
  flights: number;
  seconds: number;
}

export interface Standing {
  /** In the unit of `every`. */
  used: number;
  /** Negative when it is overdue. */
  left: number;
  /** `YYYY-MM-DD`; null where it depends on what is flown. */
  dueOn: string | null;
}

export function standingOf({ every, since, tz, flights, seconds }: Use, now: Date): Standing {
  if ('days' in every) {
    const used = daysBetween(dayIn(since, tz), dayIn(now, tz));
    return { used, left: every.days - used, dueOn: addDays(dayIn(since, tz), every.days) };
  }
  if ('flights' in every) return { used: flights, left: every.flights - flights, dueOn: null };
  const minutes = Math.floor(seconds / 60);
  return { used: minutes, left: every.minutes - minutes, dueOn: null };
}

/** The day of the calendar that it is at an instant in a time zone. */
export function dayIn(instant: Date, tz: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: tz,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const dayLength = 86_400_000;

/** Days of the calendar have no hours: no change of the clocks moves them. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}
