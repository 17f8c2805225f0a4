import {
  type Applicability,
  type DaySchedule,
  type Moment,
  type Period,
  weekdays,
} from '../applicability.ts';
import type { SunEvent } from '../sun.ts';
import { type Fields, isFields, listOf, type Notice, textOf, wordsOf } from './reading.ts';

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
export function readApplicability(value: unknown, notice: Notice): Applicability {
  const periods: Period[] = [];
  for (const one of listOf(value)) {
    const period = isFields(one) ? readPeriod(one, notice) : 'always';
    if (period === 'always') return null;
    periods.push(period);
  }
  return periods.length === 0 ? null : periods;
}

function readPeriod(fields: Fields, notice: Notice): Period | 'always' {
  if (/^(?:YES|TRUE)$/i.test(String(fields.permanent ?? ''))) return 'always';
  const from = readInstant(fields.startDateTime, 'start');
  const to = readInstant(fields.endDateTime, 'end');
  // ED-269 calls it either way.
  const schedules = [...listOf(fields.schedule), ...listOf(fields.dailyPeriod)].map(readSchedule);
  if (from === undefined || to === undefined || schedules.includes(undefined)) {
    notice('has a time that cannot be read, taken as always in force');
    return 'always';
  }
  if (from !== null && to !== null && to < from) {
    notice('ends before it begins, taken as always in force');
    return 'always';
  }
  if ([fields.startDateTime, fields.endDateTime].some(isDayAlone))
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
  const words = wordsOf(value.day);
  const days = words.map((word) => weekdays.find((day) => day === word.slice(0, 3)));
  const isAny = words.length === 0 || words.includes('ANY');
  const start = readMoment(value.startTime, value.startEvent, 0);
  const end = readMoment(value.endTime, value.endEvent, 1440);
  if (start === undefined || end === undefined || (!isAny && days.includes(undefined))) return undefined;
  const isVague = [value.startTime, value.endTime].some((time) =>
    /^\d?\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(textOf(time) ?? ''),
  );
  return {
    days: isAny ? null : days.filter((day) => day !== undefined),
    start,
    end,
    ...(isVague && { margin: margin / 60_000 }),
  };
}

function readMoment(time: unknown, event: unknown, none: number): Moment | undefined {
  const word = (textOf(event) ?? '').toUpperCase();
  if (word !== '') return sunEvents.includes(word) ? (word as SunEvent) : undefined;
  const text = textOf(time);
  if (text === null) return none;
  if (sunEvents.includes(text.toUpperCase())) return text.toUpperCase() as SunEvent;
  const match = /^([01]?\d|2[0-4]):([0-5]\d)(?::\d\d(?:\.\d+)?)?\s*(?:Z|([+-])(\d\d):?(\d\d))?$/i.exec(text);
  if (!match) return undefined;
  const [, hours, minutes, sign, offsetHours = '0', offsetMinutes = '0'] = match;
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1);
  return Number(hours) * 60 + Number(minutes) - offset;
}
