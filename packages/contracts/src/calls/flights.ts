import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { batchIds, batchResult } from '../entities/batch.ts';
import {
  flight,
  flightBatch,
  flightCounts,
  flightInput,
  flightPage,
  flightPatch,
} from '../entities/flight.ts';
import { knownLogs } from '../entities/flight-log.ts';
import { flightYear } from '../entities/pilot.ts';
import { favoriteState } from '../entities/user.ts';
import { limits } from '../limits.ts';
import { disciplines, flightFilters } from '../values.ts';
import { id, idParams, pageQuery, timeZone } from '../wire.ts';

/** One hash, or several with commas between them. */
const hashList = new RegExp(`^[0-9a-f]{64}(,[0-9a-f]{64}){0,${limits.logHashes.max - 1}}$`);

/** Of each hash when and where it was flown: epoch seconds, seconds, latitude, longitude; a dash where the log does not say. */
const flownForm = String.raw`(?:-|\d{9,11}~\d{1,5}~-?\d{1,2}(?:\.\d{1,7})?~-?\d{1,3}(?:\.\d{1,7})?)`;
const flownList = new RegExp(`^${flownForm}(?:,${flownForm}){0,${limits.logHashes.max - 1}}$`);

/** What narrows a list of own flights. */
export const wantedFlights = z.object({
  q: z.string().max(limits.search.max).optional(),
  tag: z.string().max(limits.tag.max).optional(),
  discipline: z.enum(disciplines).optional(),
  drone: id.optional(),
  spot: id.optional(),
  tz: timeZone.optional(),
});

export const flightCalls = defineCalls('flights', {
  listFlights: {
    method: 'GET',
    path: '/flights',
    access: 'user',
    summary: 'Own flights, newest recording first',
    query: pageQuery.extend({ filter: z.enum(flightFilters).default('all'), ...wantedFlights.shape }),
    status: 200,
    response: flightPage,
  },
  countFlights: {
    method: 'GET',
    path: '/flights/counts',
    access: 'user',
    summary: 'How many own flights each filter of the list finds',
    query: wantedFlights,
    status: 200,
    response: flightCounts,
  },
  getFlightYear: {
    method: 'GET',
    path: '/flights/year',
    access: 'user',
    summary: 'What one flew in a year: by day, by drone and by discipline',
    description: 'Of all own flights, in the viewer’s time zone; without `year` the one that it is there.',
    query: z.object({
      year: z.coerce.number().int().min(limits.year.min).max(limits.year.max).optional(),
      tz: timeZone.optional(),
    }),
    status: 200,
    response: flightYear,
  },
  createFlight: {
    method: 'POST',
    path: '/flights',
    access: 'user',
    summary: 'Log a flight',
    description:
      'One flight for each `logHash`: 409 for one that the pilot has already, and `item` of the error is that flight.',
    body: flightInput,
    status: 201,
    response: flight,
  },
  changeFlights: {
    method: 'POST',
    path: '/flights/batch',
    access: 'user',
    summary: 'Delete many own flights, or change who sees them',
    description:
      'What cannot be done to a flight is in `failed`, and the others are done. `POST /flights/restore` brings deleted ones back.',
    body: flightBatch,
    status: 200,
    response: batchResult,
  },
  restoreFlights: {
    method: 'POST',
    path: '/flights/restore',
    access: 'user',
    summary: 'Bring back own flights that were deleted within ten minutes',
    description: 'By a batch or one by one: with likes, comments and pictures, as they were.',
    body: batchIds,
    status: 200,
    response: batchResult,
  },
  findLogs: {
    method: 'GET',
    path: '/flights/logs',
    access: 'user',
    summary: 'Which of these logs are of own flights already',
    query: z.object({
      hashes: z.string().regex(hashList).meta({ description: 'Values of `logHash`, separated by commas' }),
      flown: z.string().regex(flownList).optional().meta({
        description:
          'Of each of the hashes, `start~seconds~latitude~longitude` (start in epoch seconds) or `-`, separated by commas: then the answer has `alike`',
      }),
    }),
    status: 200,
    response: knownLogs,
  },
  getFlight: {
    params: idParams,
    method: 'GET',
    path: '/flights/:id',
    access: 'optional',
    summary: 'A flight that the viewer may see; an unlisted one by its link',
    description:
      'A private flight, or one that the viewer’s follows do not open, is 404 as if it did not exist. `spot` and `drone` are null where the viewer may not see them.',
    status: 200,
    response: flight,
  },
  getFlightTrack: {
    params: idParams,
    method: 'GET',
    path: '/flights/:id/track.gpx',
    access: 'optional',
    summary: 'The track of a flight as a GPX 1.1 file',
    description:
      'For whoever gets `track` with the flight; else 404, as where there is none. Points have times where the log had a clock.',
    status: 200,
    response: z.string(),
    media: 'application/gpx+xml',
  },
  updateFlight: {
    params: idParams,
    method: 'PATCH',
    path: '/flights/:id',
    access: 'user',
    summary: 'Change the named fields of an own flight',
    errors: ['FORBIDDEN'],
    isConditional: true,
    body: flightPatch,
    status: 200,
    response: flight,
  },
  deleteFlight: {
    params: idParams,
    method: 'DELETE',
    path: '/flights/:id',
    access: 'user',
    summary: 'Delete an own flight',
    description: 'For ten minutes `POST /flights/restore` brings it back.',
    errors: ['FORBIDDEN'],
    status: 204,
  },
  uploadFlightPoster: {
    params: idParams,
    method: 'POST',
    path: '/flights/:id/poster',
    access: 'user',
    summary: 'Set the poster of an own flight',
    errors: ['FORBIDDEN'],
    upload: 'picture',
    status: 200,
    response: flight,
  },
  favoriteFlight: {
    params: idParams,
    method: 'PUT',
    path: '/flights/:id/favorite',
    access: 'user',
    summary: 'Mark an own flight as a favourite',
    errors: ['FORBIDDEN'],
    status: 200,
    response: favoriteState,
  },
  unfavoriteFlight: {
    params: idParams,
    method: 'DELETE',
    path: '/flights/:id/favorite',
    access: 'user',
    summary: 'Take the favourite mark off',
    errors: ['FORBIDDEN'],
    status: 200,
    response: favoriteState,
  },
});
