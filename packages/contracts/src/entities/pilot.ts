import { z } from 'zod';
import { disciplines } from '../values.ts';
import { id, instant, streamOf } from '../wire.ts';
import { drone, droneSummary } from './drone.ts';
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

/**
 * What one flew from January to December, as the viewer's calendar has it: days without flights are left out. A flight
 * has one drone or none, whose sum stands under null, and any number of disciplines.
 */
export const flightYear = z
  .object({
    year: z.number().int(),
    days: z.array(flownDay),
    disciplines: pilotSeries.shape.disciplines,
    drones: z.array(z.object({ drone: droneSummary.nullable(), ...flownSum })),
  })
  .meta({ id: 'FlightYear' });
export type FlightYear = z.infer<typeof flightYear>;

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
