import type { Flight } from '@estela/contracts';

export interface Sum {
  flights: number;
  seconds: number;
  /** Flights without a duration, which are in no sum of time. */
  untimed: number;
}

export interface LogPage {
  flights: readonly Flight[];
  /** Totals of the pages before, of this page, and of both. */
  before: Sum;
  own: Sum;
  total: Sum;
}

/** How many rows of two lines fit on a sheet of A4. */
const rowsOnPage = 20;

const nothing: Sum = { flights: 0, seconds: 0, untimed: 0 };

/** Flights, oldest first, on sheets of paper with their totals. */
export function logPages(flights: readonly Flight[], rows = rowsOnPage): LogPage[] {
  const pages: LogPage[] = [];
  for (let start = 0; start < flights.length; start += rows) {
    const shown = flights.slice(start, start + rows);
    const before = pages.at(-1)?.total ?? nothing;
    const own = sumOf(shown);
    pages.push({ flights: shown, before, own, total: added(before, own) });
  }
  return pages;
}

function sumOf(flights: readonly Flight[]): Sum {
  const times = flights.flatMap(({ durationSeconds }) => durationSeconds ?? []);
  return {
    flights: flights.length,
    seconds: times.reduce((sum, time) => sum + time, 0),
    untimed: flights.length - times.length,
  };
}

const added = (one: Sum, other: Sum): Sum => ({
  flights: one.flights + other.flights,
  seconds: one.seconds + other.seconds,
  untimed: one.untimed + other.untimed,
});

/** 4 min 30 s as `0:04:30`, since sums of a log book are exact. */
export function clockTime(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
