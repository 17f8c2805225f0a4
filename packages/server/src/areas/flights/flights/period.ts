import type { FlightFilter } from '@estela/contracts';

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

/** Milliseconds that the zone's clocks are ahead of UTC. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = partsIn(timeZone, new Date(instant));
  const local = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
  return local - Math.floor(instant / 1_000) * 1_000;
}

function dayIn(timeZone: string, instant: Date): Day {
  const { year, month, day } = partsIn(timeZone, instant);
  return { year, month, day };
}

function partsIn(timeZone: string, instant: Date) {
  const values: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) values[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour: hours = 0, minute = 0, second = 0 } = values;
  return { year, month, day, hour: hours, minute, second };
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** A zone has many spellings that clients may send: the cache must not grow with them. */
const maxFormats = 600;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size < maxFormats) formats.set(timeZone, format);
  return format;
}
