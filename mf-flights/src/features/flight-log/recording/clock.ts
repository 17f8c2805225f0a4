/** Seconds since 1970 of a clock's date and time, read as if they were UTC; null for what no calendar has. */
export function secondsOf(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
): number | null {
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  const isTime = hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 61;
  if (!(isDay && isTime && year >= 0 && year <= 9999)) return null;
  return Date.UTC(year, month - 1, day, hour, minute) / 1000 + second;
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

/** Before it, no clock of a radio or a flight controller has been set: they start at 1970, 2000 or 2012. */
const firstYear = Date.UTC(2015, 0) / 1000;
const lastYear = Date.UTC(2100, 0) / 1000;

export type Zone = 'utc' | 'local';

export function isClockSet(seconds: number): boolean {
  return seconds >= firstYear && seconds < lastYear;
}

/** As ISO 8601 in UTC. A clock on the wall is taken for one of this device's zone: logs do not name theirs. */
export function instantOf(seconds: number, zone: Zone): string | null {
  if (!isClockSet(seconds)) return null;
  const read = new Date(seconds * 1000);
  if (zone === 'utc') return read.toISOString();
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
