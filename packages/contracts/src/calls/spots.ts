import { z } from 'zod';
import { bbox, degrees } from '../box.ts';
import { defineCalls } from '../call.ts';
import { flightStream } from '../entities/flight.ts';
import { month, spot, spotBox, spotInput, spotMap, spotPage, spotPatch } from '../entities/spot.ts';
import { limits } from '../limits.ts';
import { spotFilters, spotVisibilities } from '../values.ts';
import { id, idParams, pageQuery, streamQuery } from '../wire.ts';

/** What narrows own spots. */
const narrowed = {
  visibility: z.enum(spotVisibilities).optional(),
  month: z.coerce.number().pipe(month).optional().meta({ description: 'One of the best months' }),
};

export const spotCalls = defineCalls('spots', {
  listSpots: {
    method: 'GET',
    path: '/spots',
    access: 'user',
    summary: 'Own spots, newest first',
    query: pageQuery.extend({
      q: z.string().max(limits.search.max).optional(),
      ...narrowed,
    }),
    status: 200,
    response: spotPage,
  },
  createSpot: {
    method: 'POST',
    path: '/spots',
    access: 'user',
    summary: 'Add a spot',
    body: spotInput,
    status: 201,
    response: spot,
  },
  getSpotMap: {
    method: 'GET',
    path: '/spots/map',
    access: 'optional',
    summary: 'Spots in a box that the viewer may see; `mine` and `following` need a session',
    description:
      'A box wider or higher than one degree with more than `limit` spots is answered by `clusters`: how many spots there are in each cell of a grid that touches the box. `items` then holds those that are alone in their cell, and `truncated` is true. A narrower box gives `limit` spots at most, without clusters; of more than fit, those nearest to its middle, or any where words or pilots narrow it or it crosses the 180th meridian. `visibility` and `month` are for `filter=mine`. Words that fit more spots than can be counted give `limit` of them, without clusters and with `truncated`; outside a narrow box one of them needs three letters or more, unless `filter` is `mine` or `following`. `form=short` leaves out texts, months and photos.',
    errors: ['UNAUTHORIZED'],
    query: z.object({
      bbox,
      limit: z.coerce.number().int().min(1).max(500).default(500),
      filter: z.enum(spotFilters).optional(),
      q: z.string().max(limits.search.max).optional(),
      ...narrowed,
      form: z.enum(['whole', 'short']).default('whole'),
    }),
    status: 200,
    response: spotBox,
  },
  getSpotsNear: {
    method: 'GET',
    path: '/spots/near',
    access: 'optional',
    summary: 'Spots around a point that the viewer may see, nearest first; radius in metres',
    query: z.object({
      lat: degrees(90),
      lng: degrees(180),
      radius: z.coerce
        .number()
        .min(limits.nearRadius.min)
        .max(limits.nearRadius.max)
        .default(limits.nearRadius.default),
      limit: z.coerce.number().int().min(1).max(limits.pageSize.max).default(limits.pageSize.default),
    }),
    status: 200,
    response: spotMap,
  },
  getSpot: {
    params: idParams,
    method: 'GET',
    path: '/spots/:id',
    access: 'optional',
    summary: 'A spot that the viewer may see',
    description:
      'Others than its owner see the centre of a cell of about 2 km where `location.precision` is `area`.',
    status: 200,
    response: spot,
  },
  updateSpot: {
    params: idParams,
    method: 'PATCH',
    path: '/spots/:id',
    access: 'user',
    summary: 'Change the named fields of an own spot',
    errors: ['FORBIDDEN'],
    isConditional: true,
    body: spotPatch,
    status: 200,
    response: spot,
  },
  deleteSpot: {
    params: idParams,
    method: 'DELETE',
    path: '/spots/:id',
    access: 'user',
    summary: 'Delete an own spot',
    errors: ['FORBIDDEN'],
    status: 204,
  },
  addSpotPhoto: {
    params: idParams,
    method: 'POST',
    path: '/spots/:id/photos',
    access: 'user',
    summary: 'Add a photo to an own spot, as its last',
    description: `A spot has at most ${limits.photosPerSpot.max}. Their order and texts are changed with the spot.`,
    errors: ['FORBIDDEN'],
    upload: 'picture',
    status: 201,
    response: spot,
  },
  deleteSpotPhoto: {
    method: 'DELETE',
    path: '/spots/:id/photos/:photoId',
    access: 'user',
    summary: 'Delete a photo of an own spot',
    errors: ['FORBIDDEN'],
    params: idParams.extend({ photoId: id }),
    status: 204,
  },
  listSpotFlights: {
    params: idParams,
    method: 'GET',
    path: '/spots/:id/flights',
    access: 'optional',
    summary: 'Flights at a spot that the viewer may see, newest recording first',
    query: streamQuery,
    status: 200,
    response: flightStream,
  },
});
