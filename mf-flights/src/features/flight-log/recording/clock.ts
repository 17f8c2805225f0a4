/** Seconds since 1970 of a clock's date and time, read as if they were UTC; null for what no calendar has. */
export function secondsOf(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
): number | null {
  const isTime = hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 61;
  if (!isTime || !isDay(year, month, day)) return null;
  return atUtc(year, month, day) + hour * 3600 + minute * 60 + second;
}

/** No 30th of February. */
function isDay(year: number, month: number, day: number): boolean {
  if (!(year >= 0 && year <= 9999)) return false;
  const date = new Date(atUtc(year, month, day) * 1000);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Date.UTC takes the years 0 to 99 for those of the last century. */
function atUtc(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) / 1000;
}

const form = /(\d{4})[-./](\d\d?)[-./](\d\d?)[ T](\d\d?):(\d\d):(\d\d(?:[.,]\d{1,6})?)/;

/** The same of the first date and time in a text. */
export function findSeconds(text: string): number | null {
  const found = form.exec(text);
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((part) => Number(part.replace(',', '.')));
  return secondsOf(year, month, day, hour, minute, second);
}

const iso = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d(?:[.,]\d+)?))?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/** Seconds since 1970 of a time in ISO 8601, of UTC where it names no zone; null for what no calendar has. */
export function isoSeconds(text: string): { seconds: number; hasZone: boolean } | null {
  const found = iso.exec(text);
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number((part ?? '0').replace(',', '.')));
  const seconds = secondsOf(year, month, day, hour, minute, second);
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(found[7] ?? '') ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60 : 60);
  return seconds === null ? null : { seconds: seconds - ahead, hasZone: found[7] !== undefined };
}

/** For a day that there is none of: no clock that was set shows it. */
export const noDate = Date.UTC(1972, 0) / 1000;

/** `satellites`: UTC that a receiver or a phone wrote. `controller`: UTC of a clock that somebody had to set. */
export type ClockKind = 'satellites' | 'controller' | 'local';

const hour = 3600;
const day = 24 * hour;
const year = 365 * day;
/** No drone wrote a track before; receivers that forget how often their weeks turned go back 19 years. */
const firstFlown = Date.UTC(2008, 0) / 1000;
/** Before it, no clock of a radio or a flight controller has been set: they start at 1970, 2000 or 2012. */
const firstSet = Date.UTC(2015, 0) / 1000;
/** Where clocks begin that were never set, beside the start of any year. */
const defaults = [Date.UTC(2015, 10, 30) / 1000];

/** Whether a clock shows a time that it can have been told. */
export function isClockSet(seconds: number, kind: ClockKind = 'local'): boolean {
  if (seconds > Date.now() / 1000 + 2 * year) return false;
  if (kind === 'satellites') return seconds >= firstFlown;
  const newYear = Date.UTC(new Date(seconds * 1000).getUTCFullYear(), 0) / 1000;
  return (
    seconds >= firstSet &&
    seconds - newYear >= 2 * hour &&
    !defaults.some((start) => seconds >= start && seconds < start + day)
  );
}

/** As ISO 8601 in UTC. A clock on the wall is taken for one of this device's zone: logs do not name theirs. */
export function instantOf(seconds: number, kind: ClockKind): string | null {
  if (!isClockSet(seconds, kind)) return null;
  const read = new Date(seconds * 1000);
  if (kind !== 'local') return read.toISOString();
  return new Date(
    read.getUTCFullYear(),
    read.getUTCMonth(),
    read.getUTCDate(),
    read.getUTCHours(),
    read.getUTCMinutes(),
    read.getUTCSeconds(),
    read.getUTCMilliseconds(),
  ).toISOString();
}
