import { z } from 'zod';
import { limits } from '../limits.ts';
import { logFormats, loggedFigures } from '../values.ts';
import { id, issueKeys } from '../wire.ts';

/** SHA-256 of what a log says of one flight, in hex: the same file read twice gives the same hash. */
export const logHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Which kind of file each figure was read from; what the pilot typed has none. */
export const logSources = z
  .partialRecord(z.enum(loggedFigures), z.enum(logFormats))
  .meta({ id: 'LogSources' });
export type LogSources = z.infer<typeof logSources>;

function readings(bounds: { min: number; max: number }) {
  return z.array(z.number().min(bounds.min).max(bounds.max).nullable()).max(limits.series.points).optional();
}

const lines = ['height', 'speed', 'voltage', 'link'] as const;

/**
 * What a log measured, a list for each line of the chart: `t` in seconds since the flight's start, rising; `height` in
 * metres above the start, `speed` in metres per second, `voltage` in volts of the whole battery, `link` in percent.
 * Each list is as long as `t`, null where nothing was measured; a line that the log does not have is left out.
 */
export const flightSeries = z
  .object({
    t: z.array(z.number().min(limits.duration.min).max(limits.duration.max)).min(1).max(limits.series.points),
    height: readings(limits.altitude),
    speed: readings(limits.speed),
    voltage: readings(limits.packVoltage),
    link: readings(limits.link),
  })
  .superRefine((series, context) => {
    const wrong = (path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, params: { key: issueKeys.invalid } });
    for (const line of lines) if (series[line] && series[line].length !== series.t.length) wrong([line]);
    const back = series.t.findIndex((t, index) => index > 0 && t <= (series.t[index - 1] ?? 0));
    if (back > 0) wrong(['t', back]);
  })
  .meta({ id: 'FlightSeries' });
export type FlightSeries = z.infer<typeof flightSeries>;

const loggedAs = z.object({ logHash, flight: id });

/** Those of the asked logs that the pilot has logged already; `alike`: flights of the same time and place, of other logs. */
export const knownLogs = z
  .object({ items: z.array(loggedAs), alike: z.array(loggedAs).optional() })
  .meta({ id: 'KnownLogs' });
