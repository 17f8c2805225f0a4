import {
  type Applicability,
  type DaySchedule,
  type Moment,
  type Period,
  weekdays,
} from '../applicability.ts';
import type { SunEvent } from '../sun.ts';
import { type Fields, fieldsOf, isFields, isGiven, listOf, type Report, textOf, wordsOf } from './reading.ts';

const wholeDay = 1440;
/** As weekdays, short and long. */
const dayNames = [
  ...weekdays,
  ...['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'],
];
const sunEvents: readonly string[] = ['BMCT', 'SR', 'SS', 'EECT'] satisfies SunEvent[];
/** A time without a time zone is taken as UTC, and extended by this much at both ends. */
const margin = 3 * 3_600_000;
const day = 24 * 3_600_000;
/** A smaller number is no time in milliseconds: a date written as 20261231, or seconds. */
const earliest = Date.UTC(1990);

/**
 * When a zone is in force, from the list of either format. Always: no list, a permanent entry in it, also beside timed
 * ones, and an entry that cannot be read.
 */
export function readApplicability(value: unknown, { notice }: Report): Applicability {
  const periods: Period[] = [];
  for (const one of listOf(value)) {
    if (!isFields(one)) notice('has a time that cannot be read, taken as always in force');
    const period = isFields(one) ? readPeriod(fieldsOf(one), notice) : 'always';
    if (period === 'always') return null;
    periods.push(period);
  }
  return periods.length === 0 ? null : periods;
}

function readPeriod(fields: Fields, notice: Report['notice']): Period | 'always' {
  const permanent = listOf(fields.permanent).map((one) => String(one).trim());
  if (permanent.some((one) => !/^(?:N|NO|FALSE|0)?$/i.test(one))) {
    if (!permanent.every((one) => /^(?:Y|YES|TRUE|1)?$/i.test(one)))
      notice('does not say clearly whether it is permanent, taken as always in force');
    return 'always';
  }
  const from = readInstant(fields.startdatetime, 'start');
  const to = readInstant(fields.enddatetime, 'end');
  // ED-269 calls it either way.
  const schedules = [...listOf(fields.schedule), ...listOf(fields.dailyperiod)].map(readSchedule);
  if (from === undefined || to === undefined || schedules.includes(undefined)) {
    notice('has a time that cannot be read, taken as always in force');
    return 'always';
  }
  if (from !== null && to !== null && to < from) {
    notice('ends before it begins, taken as always in force');
    return 'always';
  }
  if ([fields.startdatetime, fields.enddatetime].some(isDayAlone))
    notice('begins or ends on a day without a time, taken as the whole of that day');
  const stated = schedules.filter((schedule) => schedule !== undefined);
  // Without days and times it is no schedule, and beside one the others say nothing more.
  const readable = stated.some(isWholeWeek) ? [] : stated;
  return from === null && to === null && readable.length === 0 ? 'always' : { from, to, schedules: readable };
}

function isWholeWeek({ days, start, end }: DaySchedule): boolean {
  return days === null && start === 0 && end === 1440;
}

function isDayAlone(value: unknown): boolean {
  return /^\d{4}-\d\d-\d\d\s*(?:Z|[+-]\d\d:?\d\d)?$/i.test(textOf(value) ?? '');
}

/**
 * ISO 8601; null where there is none, undefined where it cannot be read. ArcGIS gives epoch milliseconds. As an edge of
 * a time in force it counts on the strict side: without a time zone it is that much earlier or later, and an end without
 * a time is the end of its day.
 */
export function readInstant(value: unknown, edge?: 'start' | 'end'): string | null | undefined {
  if (typeof value === 'number') return value > earliest ? isoOf(value) : undefined;
  const text = textOf(value);
  if (text === null) return null;
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?\s*(Z|[+-]\d\d:?\d\d)?$/i.exec(
    text,
  );
  if (!match) return undefined;
  const [, date = '', time, zone] = match;
  // The 31st of a month of 30 days would be read as the first of the next.
  if (new Date(`${date}T00:00Z`).getUTCDate() !== Number(date.slice(-2))) return undefined;
  const offset = zone ? zone.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2') : 'Z';
  const stated = Date.parse(`${date}T${time ?? '00:00'}${offset}`);
  // Before there were such zones it is a field that nobody has filled in.
  if (edge === 'end' && stated < earliest) return undefined;
  if (edge === 'start') return isoOf(zone ? stated : stated - margin);
  if (edge === 'end') return isoOf(stated + (time ? 0 : day) + (zone ? 0 : margin));
  return isoOf(stated);
}

function isoOf(milliseconds: number): string | undefined {
  // PostgreSQL and the wire hold four digits of year.
  return Math.abs(milliseconds) < 2e14 ? new Date(milliseconds).toISOString() : undefined;
}

/** Undefined where a day or a time cannot be read. */
function readSchedule(value: unknown): DaySchedule | undefined {
  if (!isFields(value)) return undefined;
  const { day, starttime, startevent, endtime, endevent } = fieldsOf(value);
  // An entry of the list that says nothing may be any day.
  const words = listOf(day)
    .map(wordsOf)
    .flatMap((some) => (some.length > 0 ? some : ['?']));
  const days = words.map((word) => weekdays[dayNames.indexOf(word) % 7]);
  const isAny = words.length === 0 || words.includes('ANY');
  const start = readMoment(starttime, startevent);
  const end = readMoment(endtime, endevent);
  if (start === undefined || end === undefined || (!isAny && days.includes(undefined))) return undefined;
  // A day alone, and a time without a zone, may be those of the place.
  const isVague = [starttime, endtime].some((time) =>
    /^\d?\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(textOf(time) ?? ''),
  );
  return {
    days: isAny ? null : days.filter((one) => one !== undefined),
    ...hoursOf(start, end),
    ...((isVague || (!isAny && (start === null || end === null))) && {
      margin: margin / 60_000,
    }),
  };
}

/** Where only one of the two is stated, the other may be of the next day: both days count as far as they may. */
function hoursOf(start: Moment | null, end: Moment | null): Pick<DaySchedule, 'start' | 'end'> {
  if (start === null && end === null) return { start: 0, end: wholeDay };
  if (end === null) return { start: start ?? 0, end: 2 * wholeDay };
  return start === null
    ? { start: 0, end: wholeDay + (typeof end === 'number' ? end : wholeDay) }
    : { start, end };
}

/** Null where none is stated, undefined where it cannot be read, or is stated twice. */
function readMoment(time: unknown, event: unknown): Moment | null | undefined {
  if (!isGiven(time) && !isGiven(event)) return null;
  const text = (textOf(isGiven(event) ? event : time) ?? '').toUpperCase();
  if (sunEvents.includes(text)) return isGiven(event) && isGiven(time) ? undefined : (text as SunEvent);
  const match = /^([01]?\d|2[0-4]):([0-5]\d)(?::\d\d(?:\.\d+)?)?\s*(?:Z|([+-])(\d\d):?(\d\d))?$/i.exec(text);
  if (!match || isGiven(event)) return undefined;
  const [, hours, minutes, sign, offsetHours = '0', offsetMinutes = '0'] = match;
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1);
  return Number(hours) * 60 + Number(minutes) - offset;
}
