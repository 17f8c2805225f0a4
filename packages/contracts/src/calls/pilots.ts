import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { dashboard } from '../entities/feed.ts';
import { flightStream } from '../entities/flight.ts';
import { droneStream, pilotBests, pilotSeries, spotStream } from '../entities/pilot.ts';
import { limits } from '../limits.ts';
import { previewedAs } from '../values.ts';
import { idParams, streamQuery, timeZone } from '../wire.ts';

/** For the owner alone: as others see it. */
const previewQuery = z.object({ as: z.enum(previewedAs).optional() });

const flown = previewQuery.extend({ tz: timeZone.optional() });
const day = z.iso.date();

const one = {
  method: 'GET',
  access: 'optional',
  params: idParams,
  status: 200,
} as const;

const usernameParams = z.object({ username: z.string().max(limits.username.max) });

export const dashboardCalls = defineCalls('social', {
  getDashboard: {
    method: 'GET',
    path: '/users/dashboard/:username',
    access: 'user',
    summary: "A pilot's page as the viewer may see it; `as` shows owners their own as others see it",
    errors: ['FORBIDDEN'],
    params: usernameParams,
    query: previewQuery,
    status: 200,
    response: dashboard,
  },
  getPublicDashboard: {
    method: 'GET',
    path: '/users/public-dashboard/:username',
    access: 'optional',
    summary: "A pilot's page as a guest may see it; to whom they have blocked it does not exist",
    params: usernameParams,
    status: 200,
    response: dashboard,
  },
});

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
