import { z } from 'zod';
import {
  airspaceDataStates,
  airspaceReasons,
  airspaceVerdicts,
  heightReferences,
  zoneKinds,
} from '../values.ts';
import { id, instant, latitude, longitude } from '../wire.ts';

/** A vertical limit. No limit at all (null where one is embedded): not stated. `metres` null: stated as none. */
const airspaceLimit = z
  .object({ metres: z.number().nullable(), reference: z.enum(heightReferences) })
  .meta({ id: 'AirspaceLimit' });

/** Where the data comes from and how good it is; `validTo` is the publisher's, `staleAt` is when we stop trusting it. */
const airspaceSource = z
  .object({
    name: z.string(),
    title: z.string(),
    provider: z.string().nullable(),
    content: z.enum(['zones', 'notams']),
    issued: instant.nullable(),
    validFrom: instant.nullable(),
    validTo: instant.nullable(),
    importedAt: instant,
    staleAt: instant,
    state: z.enum(airspaceDataStates),
    /** Invented, to try out the map: not for flying. */
    synthetic: z.boolean(),
  })
  .meta({ id: 'AirspaceSource' });
export type AirspaceSource = z.infer<typeof airspaceSource>;

const zoneContact = z
  .object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    siteUrl: z.string().nullable(),
    /** ISO 8601 duration, as P30D: how long before. */
    intervalBefore: z.string().nullable(),
  })
  .meta({ id: 'AirspaceContact' });

const zoneFacts = {
  /** The zone's own name in its data; of a NOTAM its number. */
  identifier: z.string(),
  name: z.string(),
  kind: z.enum(zoneKinds),
  severity: z.enum(airspaceVerdicts),
  /** A notice for a whole country or the like: shown, never counted. */
  advice: z.boolean(),
  synthetic: z.boolean(),
  /** Name of its source. */
  source: z.string(),
};

/** What is known of a zone at the point; plain text, also where the data holds HTML. */
const airspaceZone = z
  .object({
    _id: id,
    ...zoneFacts,
    message: z.string(),
    /** Words of the data: AIR_TRAFFIC, NATURE... */
    because: z.array(z.string()),
    /** Lowest and highest of its volumes at the point. */
    lower: airspaceLimit.nullable(),
    upper: airspaceLimit.nullable(),
    /** Starts above the flight. */
    above: z.boolean(),
    /** Of a NOTAM; of a zone with hours the begin and end of its next run, or the end of this one, if soon. */
    validFrom: instant.nullable(),
    validTo: instant.nullable(),
    /** Free text of a NOTAM's item D, shown as it is and not interpreted. */
    schedule: z.string().nullable(),
    contacts: z.array(zoneContact),
  })
  .meta({ id: 'AirspaceZone' });
export type AirspaceZone = z.infer<typeof airspaceZone>;

export const airspaceCheck = z
  .object({
    lat: latitude,
    lng: longitude,
    /** ISO 3166-1 code of the country that the point lies in; null at sea. */
    country: z.string().nullable(),
    at: instant,
    altitude: z.number(),
    verdict: z.enum(airspaceVerdicts),
    /** Of the strictest zone that concerns the flight. */
    kind: z.enum(zoneKinds).nullable(),
    /** Metres above ground below which no zone requires anything, 120 at most; null where it cannot be computed. */
    maxFreeHeight: z.number().nullable(),
    why: z.array(z.object({ code: z.enum(airspaceReasons), text: z.string() }).meta({ id: 'AirspaceWhy' })),
    zones: z.array(airspaceZone),
    /** NOTAM and zones with hours that begin within three days. */
    upcoming: z.array(airspaceZone),
    data: z
      .object({ state: z.enum(airspaceDataStates), sources: z.array(airspaceSource) })
      .meta({ id: 'AirspaceData' }),
  })
  .meta({ id: 'AirspaceCheck' });
export type AirspaceCheck = z.infer<typeof airspaceCheck>;

/** What the check said when a flight was saved, as it was; its names of zones in the pilot's language then. */
export const flightAirspace = airspaceCheck
  .omit({ zones: true, upcoming: true })
  .extend({ checkedAt: instant, zones: z.array(z.object(zoneFacts).meta({ id: 'FlightAirspaceZone' })) })
  .meta({ id: 'FlightAirspace' });
export type FlightAirspace = z.infer<typeof flightAirspace>;

/** Longitude, latitude. */
const position = z.array(z.number()).length(2);

const airspaceFeature = z
  .object({
    type: z.literal('Feature'),
    id,
    /** Circles come as 64 corners. */
    geometry: z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(position))) }),
    properties: z.object(zoneFacts),
  })
  .meta({ id: 'AirspaceFeature' });
export type AirspaceFeature = z.infer<typeof airspaceFeature>;

export const airspaceZones = z
  .object({
    type: z.literal('FeatureCollection'),
    features: z.array(airspaceFeature),
    /** There are more than were returned; the strictest are included. */
    truncated: z.boolean(),
    sources: z.array(airspaceSource),
  })
  .meta({ id: 'AirspaceZones' });
export type AirspaceZones = z.infer<typeof airspaceZones>;
