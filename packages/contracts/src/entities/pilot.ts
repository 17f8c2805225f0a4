import { z } from 'zod';
import { disciplines } from '../values.ts';
import { id, instant, streamOf } from '../wire.ts';
import { drone } from './drone.ts';
import { spot, spotSummary } from './spot.ts';

/** As the viewer's time zone has it. */
const day = z.iso.date();

const count = z.number().int();

/** Flights without a duration count, with no seconds. */
const flownSum = { flights: count, seconds: count };

/** `packs`: batteries flown, null for everyone but the owner. */
const flownDay = z.object({ day, ...flownSum, packs: count.nullable() }).meta({ id: 'FlownDay' });
export type FlownDay = z.infer<typeof flownDay>;

/**
 * What a pilot flew from one day to another, of the flights that the viewer may see: days without any are left out,
 * of the spots those with the most flights.
 */
export const pilotSeries = z
  .object({
    from: day,
    to: day,
    days: z.array(flownDay),
    disciplines: z.array(z.object({ discipline: z.enum(disciplines), ...flownSum })),
    spots: z.array(z.object({ spot: spotSummary, ...flownSum })),
  })
  .meta({ id: 'PilotSeries' });
export type PilotSeries = z.infer<typeof pilotSeries>;

const bestFlight = z
  .object({ flight: z.object({ _id: id, title: z.string(), recordedAt: instant }), value: z.number() })
  .meta({ id: 'BestFlight' });
export type BestFlight = z.infer<typeof bestFlight>;

const bestDay = z.object({ day, value: count }).meta({ id: 'BestDay' });
export type BestDay = z.infer<typeof bestDay>;

/**
 * The most of each, of the flights that the viewer may see; null where there is none. `longest` in seconds. `highest`
 * in metres above the start and `fastest` in metres per second need a log whose track the viewer may see. `packsInDay`
 * is the owner's alone. `firstDay` is the day of the first flight.
 */
export const pilotBests = z
  .object({
    firstDay: day.nullable(),
    longest: bestFlight.nullable(),
    highest: bestFlight.nullable(),
    fastest: bestFlight.nullable(),
    flightsInDay: bestDay.nullable(),
    packsInDay: bestDay.nullable(),
  })
  .meta({ id: 'PilotBests' });
export type PilotBests = z.infer<typeof pilotBests>;

export const droneStream = streamOf(drone).meta({ id: 'DroneStream' });
export const spotStream = streamOf(spot).meta({ id: 'SpotStream' });
