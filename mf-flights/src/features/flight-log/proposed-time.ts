import { isClockSet } from './recording/clock.ts';
import type { LogEntry } from './use-log-files.ts';

/**
 * When a flight began whose log has no clock: a device writes its file until it lands. Null for files of several flights,
 * and for devices without a clock of their own.
 */
export function proposedTime({ savedAt, reading }: LogEntry): string | null {
  const [flight, ...others] = reading?.flights ?? [];
  if (!flight || others.length > 0 || !isClockSet(savedAt / 1000)) return null;
  return new Date(savedAt - flight.durationSeconds * 1000).toISOString();
}
