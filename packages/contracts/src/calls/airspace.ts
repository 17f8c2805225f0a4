import { z } from 'zod';
import { bbox, degrees } from '../box.ts';
import { defineCalls } from '../call.ts';
import { airspaceCheck, airspaceZones } from '../entities/airspace.ts';
import { instantInput } from '../input-forms.ts';
import { limits } from '../limits.ts';

const { min, max, default: usual } = limits.flightHeight;

export const airspaceCalls = defineCalls('spots', {
  getAirspaceZones: {
    method: 'GET',
    path: '/airspace/zones',
    access: 'public',
    summary: 'Zones and NOTAM in a box that are in force at a time (now), as GeoJSON; strictest first',
    description:
      '`truncated` says that the box holds more than `limit`; the strictest are in the answer. Outlines have as many corners as a map of the box can show.',
    query: z.object({
      bbox,
      at: instantInput.optional(),
      limit: z.coerce.number().int().min(1).max(1000).default(500),
    }),
    status: 200,
    response: airspaceZones,
  },
  checkAirspace: {
    method: 'GET',
    path: '/airspace/check',
    access: 'public',
    summary: 'What may be flown at a point and time (now), from the ground up to `altitude` metres above it',
    description:
      'Zones and NOTAM are facts of their sources, and only as good as those: see `data.state` and `data.sources`. This is no permission to fly.',
    query: z.object({
      lat: degrees(90),
      lng: degrees(180),
      at: instantInput.optional(),
      altitude: z.coerce.number().min(min).max(max).default(usual),
    }),
    status: 200,
    response: airspaceCheck,
  },
});
