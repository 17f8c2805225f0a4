import { disciplines, visibilities, weatherConditions } from '@estela/contracts';
import { z } from 'zod';
import list from './flights.json' with { type: 'json' };

const sampleFlight = z.object({
  /** A username of the sample's pilots. */
  pilot: z.string(),
  /** Key of a spot; null for a flight at home. */
  spot: z.string().nullable(),
  /** Key of a drone. */
  drone: z.string(),
  daysAgo: z.number(),
  minutes: z.number(),
  title: z.string(),
  description: z.string(),
  disciplines: z.array(z.enum(disciplines)),
  tags: z.array(z.string()),
  visibility: z.enum(visibilities),
  weather: z
    .object({ temperatureC: z.number(), windMps: z.number(), condition: z.enum(weatherConditions) })
    .nullable(),
});
export type SampleFlight = z.infer<typeof sampleFlight>;

/** Sixty flights over a year, newest first. */
export const sampleFlights: readonly SampleFlight[] = z.array(sampleFlight).parse(list);
