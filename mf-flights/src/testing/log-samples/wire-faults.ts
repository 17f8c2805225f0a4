import { flightInput } from '@estela/contracts';
import type { LoggedFlight } from '../../features/flight-log/log-reading.ts';

/** The fields of a log's flight that the server would refuse. */
export function faultsOf({ recordedAt, place, voltage, link, craft, ...logged }: LoggedFlight): string[] {
  const needed = { title: 'x', videoUrl: 'https://youtu.be/abcdefghijk', description: 'x' };
  const { error } = flightInput.safeParse({ ...needed, ...logged, ...(recordedAt && { recordedAt }) });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
