import type { FlightFilter } from '@estela/contracts';
import { offsetAt, partsIn } from '../../../zone-clock.ts';

type PeriodFilter = Extract<FlightFilter, 'today' | 'week' | 'month'>;

/** From `start`, up to but without `end`. */
export interface Period {
  start: Date;
  end: Date;
}

interface Day {
  year: number;
  /** 1 to 12; Date.UTC carries what is beyond. */
  month: number;
  day: number;
}

const hour = 3_600_000;

/** Today, this week (Monday first) or this month, as the calendar of `timeZone` has them at `now`. */
export function periodOf(filter: PeriodFilter, now: Date, timeZone: string): Period {
  const { year, month, day } = dayIn(timeZone, now);
  const sinceMonday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  const bounds: Record<PeriodFilter, [Day, Day]> = {
    today: [
      { year, month, day },
      { year, month, day: day + 1 },
    ],
    week: [
      { year, month, day: day - sinceMonday },
      { year, month, day: day - sinceMonday + 7 },
    ],
    month: [
      { year, month, day: 1 },
      { year, month: month + 1, day: 1 },
    ],
  };
  const [first, next] = bounds[filter];
  return { start: startOfDay(first, timeZone), end: startOfDay(next, timeZone) };
}

/**
 * The first instant of a local day. Where the clock changes around midnight, the day may start at one o'clock, or have
 * two midnights: of the instants that the offsets before and after name, the first that lies in the day.
 */
function startOfDay({ year, month, day }: Day, timeZone: string): Date {
  const midnight = Date.UTC(year, month - 1, day);
  const candidates = [-24, 24]
    .map((hours) => midnight - offsetAt(timeZone, midnight + hours * hour))
    .sort((a, b) => a - b);
  const wanted = new Date(midnight);
  const isWanted = (instant: number) => {
    const local = dayIn(timeZone, new Date(instant));
    return local.day === wanted.getUTCDate() && local.month === wanted.getUTCMonth() + 1;
  };
  return new Date(candidates.find(isWanted) ?? midnight - offsetAt(timeZone, midnight));
}

function dayIn(timeZone: string, instant: Date): Day {
  const { year, month, day } = partsIn(timeZone, instant);
  return { year, month, day };
}
