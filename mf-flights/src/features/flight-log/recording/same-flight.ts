import { limits } from '@estela/contracts/limits';
import { metresBetween } from '../../../components/metres-between.ts';
import type { LoggedFlight } from '../log-reading.ts';

/** What of a flight says which one it is. */
export type FlownOnce = Pick<LoggedFlight, 'recordedAt' | 'durationSeconds' | 'place' | 'logHash'>;

/** Whether two logs tell of one flight: the same log, or the same time at the same place. */
export function isSameFlight(one: FlownOnce, other: FlownOnce): boolean {
  if (one.logHash === other.logHash) return true;
  if (one.recordedAt === null || other.recordedAt === null || !one.place || !other.place) return false;
  const [from, since] = [Date.parse(one.recordedAt) / 1000, Date.parse(other.recordedAt) / 1000];
  const both = Math.min(from + one.durationSeconds, since + other.durationSeconds) - Math.max(from, since);
  const least = limits.sameFlight.time * Math.min(one.durationSeconds, other.durationSeconds);
  return both > 0 && both >= least && metresBetween(one.place, other.place) <= limits.sameFlight.metres;
}

/** Each flight once: of those that a file holds twice the longest. */
export function withoutRepeated<Flight extends FlownOnce>(flights: readonly Flight[]): Flight[] {
  const longest = flights.toSorted((a, b) => b.durationSeconds - a.durationSeconds);
  const kept = new Set<Flight>();
  for (const flight of longest) {
    const isRepeated = [...kept].some((other) => isSameFlight(other, flight));
    if (!isRepeated) kept.add(flight);
  }
  return flights.filter((flight) => kept.has(flight));
}
