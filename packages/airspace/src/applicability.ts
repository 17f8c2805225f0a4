import { type SunEvent, sunEvent } from './sun.ts';

export const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;
export type Weekday = (typeof weekdays)[number];

/** Minutes of the UTC day, or an event of the sun. */
export type Moment = number | SunEvent;

/** Days null: any. Ends on the next day where the end is not after the start, or lies beyond the day's 1440 minutes. */
export interface DaySchedule {
  days: Weekday[] | null;
  start: Moment;
  end: Moment;
  /** Minutes that the times may be wrong by, both ways: they name no time zone. */
  margin?: number;
}

/** Instants in ISO 8601, null for open ends. No schedules: all the time between them. */
export interface Period {
  from: string | null;
  to: string | null;
  schedules: DaySchedule[];
}

/** When a zone is in force. Null: always. */
export type Applicability = Period[] | null;

const minute = 60_000;
const dayLength = 1440 * minute;
/** Possible error of the sun's times: a zone counts as in force that much longer at both ends. */
const sunMargin = 5 * minute;
/** The wire has four digits of a year. */
const lastInstant = Date.UTC(10_000, 0) - 1;

/** Whether a zone is in force at an instant (epoch milliseconds); the place is for the sun's events. */
export function isInForce(when: Applicability, at: number, lat: number, lng: number): boolean {
  if (when === null) return true;
  return when.some(({ from, to, schedules }) => {
    if (from !== null && at < Date.parse(from)) return false;
    if (to !== null && at > Date.parse(to)) return false;
    return schedules.length === 0 || schedules.some((schedule) => covers(schedule, at, lat, lng));
  });
}

/**
 * The first instant after `at` and within `ahead` milliseconds of it at which the zone comes into force, or is no longer;
 * undefined where it stays as it is.
 */
export function nextChange(
  when: Applicability,
  at: number,
  lat: number,
  lng: number,
  ahead: number,
): number | undefined {
  if (when === null) return undefined;
  const isIn = isInForce(when, at, lat, lng);
  const end = Math.min(at + ahead, lastInstant);
  const days = Array.from({ length: Math.ceil(ahead / dayLength) + 1 }, (_, days) => at + days * dayLength);
  return when
    .flatMap(({ from, to, schedules }) => [
      ...(from === null ? [] : [Date.parse(from)]),
      ...(to === null ? [] : [Date.parse(to) + 1]),
      ...schedules.flatMap((schedule) =>
        days.flatMap((day) => spansAround(schedule, day, lat, lng)).flatMap(([from, to]) => [from, to + 1]),
      ),
    ])
    .filter((one) => one > at && one <= end)
    .sort((a, b) => a - b)
    .find((one) => isInForce(when, one, lat, lng) !== isIn);
}

function covers(schedule: DaySchedule, at: number, lat: number, lng: number): boolean {
  return spansAround(schedule, at, lat, lng).some(([from, to]) => at >= from && at <= to);
}

/** First and last instant of the schedule's runs on the day of `at` and those beside it. */
function spansAround(
  { days, start, end, margin = 0 }: DaySchedule,
  at: number,
  lat: number,
  lng: number,
): [number, number][] {
  const today = Math.floor(at / dayLength) * dayLength;
  // Those of the days before may still run, and far east or west the sun's day is not the UTC day.
  return [today - 2 * dayLength, today - dayLength, today, today + dayLength].flatMap(
    (midnight): [number, number][] => {
      const weekday = weekdays[new Date(midnight).getUTCDay()];
      if (days && (!weekday || !days.includes(weekday))) return [];
      const from = instant(start, midnight, lat, lng) ?? midnight;
      // Where the sun's event does not happen, the whole day counts.
      const to = instant(end, midnight, lat, lng) ?? midnight + dayLength;
      const until = to <= from ? to + dayLength : to;
      const early = typeof start === 'number' ? margin * minute : sunMargin;
      // 23:59 means to the end of that minute.
      const late = typeof end === 'number' ? margin * minute + minute - 1 : sunMargin;
      return [[from - early, until + late]];
    },
  );
}

function instant(moment: Moment, midnight: number, lat: number, lng: number): number | undefined {
  return typeof moment === 'number' ? midnight + moment * minute : sunEvent(moment, midnight, lat, lng);
}
