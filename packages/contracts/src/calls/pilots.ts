import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { flightStream } from '../entities/flight.ts';
import { droneStream, pilotBests, pilotSeries, spotStream } from '../entities/pilot.ts';
import { previewedAs } from '../values.ts';
import { idParams, streamQuery, timeZone } from '../wire.ts';

/** For the owner alone: as others see it. */
export const previewQuery = z.object({ as: z.enum(previewedAs).optional() });

const flown = previewQuery.extend({ tz: timeZone.optional() });
const day = z.iso.date();

const one = {
  method: 'GET',
  access: 'optional',
  params: idParams,
  status: 200,
} as const;

/** What a pilot's page leads to or loads as it is read. */
export const pilotCalls = defineCalls('social', {
  listPilotFlights: {
    ...one,
    path: '/users/:id/flights',
    summary: 'Flights of a pilot that the viewer may see, newest recording first',
    query: streamQuery,
    response: flightStream,
  },
  listPilotDrones: {
    ...one,
    path: '/users/:id/drones',
    summary: 'Drones of a pilot that the viewer may see, newest first',
    query: streamQuery,
    response: droneStream,
  },
  listPilotSpots: {
    ...one,
    path: '/users/:id/spots',
    summary: 'Spots of a pilot that the viewer may see, newest first',
    query: streamQuery,
    response: spotStream,
  },
  getPilotSeries: {
    ...one,
    path: '/users/:id/series',
    summary: 'What a pilot flew by day, discipline and spot, as far as the viewer may see it',
    description:
      'From one day to another in the viewer’s time zone, 366 days at most; without `from` and `to` the year until today.',
    errors: ['FORBIDDEN', 'UNAUTHORIZED'],
    query: flown.extend({ from: day.optional(), to: day.optional() }),
    response: pilotSeries,
  },
  getPilotBests: {
    ...one,
    path: '/users/:id/bests',
    summary: 'Personal bests of a pilot, of the flights that the viewer may see',
    errors: ['FORBIDDEN', 'UNAUTHORIZED'],
    query: flown,
    response: pilotBests,
  },
});
