import type { QueryParam } from '@estela/runtime/query-state';

/** Half hours: nearly all NOTAM and schedules begin and end on them. */
const step = 30 * 60_000;
/** How far ahead one can plan: beyond it hardly any NOTAM is published yet. */
const daysAhead = 7;

const day = 86_400_000;

/** An instant from now to the end of what can be planned, as ISO text; undefined is now. */
export const flightTime: QueryParam<string | undefined> = {
  read: (value) => {
    const at = Date.parse(value ?? '');
    const isAhead = at > Date.now() && at <= Date.now() + daysAhead * day;
    return isAhead ? new Date(at).toISOString() : undefined;
  },
  write: (value) => value?.replace(':00.000Z', 'Z') ?? null,
  // A history entry for every half hour of the slider would bury the previous page.
  replaces: true,
};

/** A calendar day in the pilot's time zone. It has 23 or 25 hours when the clocks change. */
export interface Day {
  start: Date;
  end: Date;
}

/** The days that can be planned. */
export function daysFrom(now: Date): Day[] {
  const midnight = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return Array.from({ length: daysAhead + 1 }, (_, days) => ({
    start: midnight(days),
    end: midnight(days + 1),
  }));
}

/** How much of a day has passed at an instant, 0 to 1. */
export function partOf({ start, end }: Day, at: number): number {
  return (at - start.getTime()) / (end.getTime() - start.getTime());
}

export function stepsIn({ start, end }: Day): number {
  return Math.ceil((end.getTime() - start.getTime()) / step);
}

/** The half hour of a day that contains an instant. */
export function stepOf({ start }: Day, at: Date): number {
  return Math.floor((at.getTime() - start.getTime()) / step);
}

/** The half hour of a day with the same clock time as an instant on another day. */
export function sameTimeOn(day: Day, at: Date): number {
  const [year, month, date] = [day.start.getFullYear(), day.start.getMonth(), day.start.getDate()];
  return stepOf(day, new Date(year, month, date, at.getHours(), at.getMinutes()));
}

/** The first and last half hour of a day between now and the end of what can be planned. */
export function stepsOn(of: Day, now: Date): { first: number; last: number } {
  const end = new Date(now.getTime() + daysAhead * day);
  return { first: Math.max(0, stepOf(of, now)), last: Math.min(stepsIn(of) - 1, stepOf(of, end)) };
}

/** The instant of a half hour of a day; undefined for the current one. */
export function instantOf({ start }: Day, steps: number, now: Date): string | undefined {
  const at = new Date(start.getTime() + steps * step);
  return at > now ? at.toISOString() : undefined;
}
