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
  const from = readInstant(fields.startDateTime, -margin);
  const to = readInstant(fields.endDateTime, margin);
  const schedules = listOf(fields.schedule).map(readSchedule);
  if (from === undefined || to === undefined || schedules.includes(undefined)) {
    notice('has a time that cannot be read, taken as always in force');
    return 'always';
  }
  const readable = schedules.filter((schedule) => schedule !== undefined);
  return from === null && to === null && readable.length === 0 ? 'always' : { from, to, schedules: readable };
}

/** ISO 8601; null where there is none, undefined where it cannot be read. ArcGIS gives epoch milliseconds. */
export function readInstant(value: unknown, without = 0): string | null | undefined {
  if (typeof value === 'number') return isoOf(value);
  const text = textOf(value);
  if (text === null) return null;
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?\s*(Z|[+-]\d\d:?\d\d)?$/i.exec(
    text,
  );
  if (!match) return undefined;
  const [, date, time = '00:00', zone] = match;
  const offset = zone ? zone.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2') : 'Z';
  return isoOf(Date.parse(`${date}T${time}${offset}`) + (zone ? 0 : without));
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
  return { days: isAny ? null : days.filter((day) => day !== undefined), start, end };
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
