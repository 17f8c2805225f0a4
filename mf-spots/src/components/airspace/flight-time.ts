import type { QueryParam } from '@estela/runtime/query-state';

/** Half hours: NOTAM and schedules begin and end on them, but for rare ones. */
const stepMinutes = 30;
export const stepsOfDay = (24 * 60) / stepMinutes;
/** How far ahead one can plan; later, hardly any NOTAM is out yet. */
const daysAhead = 7;

const step = stepMinutes * 60_000;
const day = 86_400_000;

/** An instant from now to the end of what can be planned, as ISO text; undefined is now. */
export const flightTime: QueryParam<string | undefined> = {
  read: (value) => {
    const at = Date.parse(value ?? '');
    const isAhead = at > Date.now() && at <= Date.now() + daysAhead * day;
    return isAhead ? new Date(at).toISOString() : undefined;
  },
  write: (value) => value?.replace(':00.000Z', 'Z') ?? null,
  // A step for every half hour of the slider would bury the page that led here.
  replaces: true,
};

/** The days that can be planned, each at its local midnight. */
export function daysFrom(now: Date): Date[] {
  return Array.from(
    { length: daysAhead + 1 },
    (_, days) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days),
  );
}

/** Which half hour of its local day an instant lies in. */
export function stepOf(at: Date): number {
  return Math.floor((at.getHours() * 60 + at.getMinutes()) / stepMinutes);
}

/** The first and last half hour of a day that lie between now and the end of what can be planned. */
export function stepsOn(midnight: Date, now: Date): { first: number; last: number } {
  const [today, end] = [daysFrom(now)[0], new Date(now.getTime() + daysAhead * day)];
  return {
    first: midnight.getTime() === today?.getTime() ? stepOf(now) : 0,
    last: end.getTime() < midnight.getTime() + day - step ? stepOf(end) : stepsOfDay - 1,
  };
}

/** The instant of a half hour of a local day; undefined where that is now. */
export function instantOf(midnight: Date, steps: number, now: Date): string | undefined {
  const at = new Date(
    midnight.getFullYear(),
    midnight.getMonth(),
    midnight.getDate(),
    0,
    steps * stepMinutes,
  );
  return at > now ? at.toISOString() : undefined;
}
