import { z } from 'zod';
import { instantInput, numeric, orEmpty, orNull, reference } from '../input-forms.ts';
import { limits } from '../limits.ts';
import {
  disciplines,
  type FlightFilter,
  visibilities,
  type WeatherCondition,
  weatherConditions,
} from '../values.ts';
import {
  httpUrl,
  id,
  instant,
  issueKeys,
  latitude,
  line,
  longitude,
  pageOf,
  streamOf,
  tags,
  text,
} from '../wire.ts';
import { flightAirspace } from './airspace.ts';
import { batchIds } from './batch.ts';
import { droneSummary } from './drone.ts';
import { flightSeries, logHash, logSources } from './flight-log.ts';
import { spotSummary } from './spot.ts';
import { userSummary } from './user.ts';

/** Other spellings of our names for weather conditions. */
const weatherWords: Record<string, WeatherCondition> = {
  sunny: 'clear',
  cloudy: 'clouds',
  overcast: 'clouds',
  foggy: 'fog',
  rainy: 'rain',
  snowy: 'snow',
  windy: 'wind',
};
const plainWeather = (value: unknown) =>
  typeof value === 'string' && Object.hasOwn(weatherWords, value.toLowerCase())
    ? weatherWords[value.toLowerCase()]
    : value;

/** Degrees Celsius and metres per second. */
const weather = z
  .object({
    temperatureC: numeric(z.number().min(limits.temperature.min).max(limits.temperature.max)).optional(),
    windMps: numeric(z.number().min(limits.wind.min).max(limits.wind.max)).optional(),
    condition: z.preprocess(plainWeather, z.enum(weatherConditions)).optional(),
  })
  .meta({ id: 'Weather' });
export type Weather = z.infer<typeof weather>;

/** A moment of a flight's log: `altitude` in metres where the log has one, `t` in seconds since its first moment. */
const trackPoint = z
  .object({
    lat: latitude,
    lng: longitude,
    altitude: z.number().min(limits.altitude.min).max(limits.altitude.max).optional(),
    t: z.number().min(limits.duration.min).max(limits.duration.max),
  })
  .meta({ id: 'TrackPoint' });
export type TrackPoint = z.infer<typeof trackPoint>;

const volts = numeric(z.number().min(limits.cellVoltage.min).max(limits.cellVoltage.max));

/** A battery as it was flown: volts a cell at rest before and after, and the lowest under load. */
const pack = z
  .object({
    equipmentItem: id,
    restBefore: z.number().optional(),
    restAfter: z.number().optional(),
    minCell: z.number().optional(),
    note: z.string().optional(),
  })
  .meta({ id: 'Pack' });
export type Pack = z.infer<typeof pack>;

const packInput = z
  .object({
    equipmentItem: reference,
    restBefore: volts.optional(),
    restAfter: volts.optional(),
    minCell: volts.optional(),
    note: text(limits.packNote.max).optional(),
  })
  .meta({ id: 'PackInput' });

/** A battery is flown once in a flight. */
const packs = z
  .array(packInput)
  .max(limits.references.max)
  .superRefine((all, context) => {
    for (const [index, { equipmentItem }] of all.entries()) {
      if (all.findIndex((pack) => pack.equipmentItem === equipmentItem) === index) continue;
      context.addIssue({
        code: 'custom',
        path: [index, 'equipmentItem'],
        params: { key: issueKeys.repeated },
      });
    }
  });

/**
 * `spot` and `drone` are null too when the viewer may not see them; `favorite` is the owner's flag, false for others.
 * Equipment and packs are their owner's alone: others get none.
 * `topSpeedMps` is in metres per second, `maxHeightM` in metres above the start; null unless a log or the pilot says.
 * `track` is null where there is none or where it would give a place away, and then `series` is too; `airspace` and
 * `logHash` are null where there is none and for all but the owner. Lists leave these and `sources` out.
 * `posterAlt` says what the poster shows, for those who do not see it; empty where there is no poster.
 * With `commentsOff` nobody writes more comments; those there are stay.
 */
export const flight = z
  .object({
    _id: id,
    owner: userSummary,
    title: z.string(),
    description: z.string(),
    videoUrl: z.string(),
    poster: z.string().nullable(),
    posterAlt: z.string(),
    tags: z.array(z.string()),
    disciplines: z.array(z.enum(disciplines)),
    recordedAt: instant,
    visibility: z.enum(visibilities),
    /** By an administrator: its owner alone still gets it, marked. */
    hidden: z.literal(true).optional(),
    spot: spotSummary.nullable(),
    drone: droneSummary.nullable(),
    equipmentItems: z.array(id),
    packs: z.array(pack),
    featured: z.boolean(),
    favorite: z.boolean(),
    durationSeconds: z.number().int().nullable(),
    topSpeedMps: z.number().nullable(),
    maxHeightM: z.number().nullable(),
    weather: weather.nullable(),
    track: z.array(trackPoint).nullable().optional(),
    series: flightSeries.nullable().optional(),
    sources: logSources.optional(),
    logHash: logHash.nullable().optional(),
    airspace: flightAirspace.nullable().optional(),
    likes: z.number().int(),
    likedByMe: z.boolean(),
    comments: z.number().int(),
    commentsOff: z.boolean(),
    bookmarkedByMe: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Flight' });
export type Flight = z.infer<typeof flight>;

export const flightPage = pageOf(flight).meta({ id: 'FlightPage' });
const count = z.number().int();

/** Each filter of the list with what it finds. */
export const flightCounts = z
  .object({
    all: count,
    today: count,
    week: count,
    month: count,
    favorites: count,
    public: count,
    followers: count,
    private: count,
    video: count,
  } satisfies Record<FlightFilter, typeof count>)
  .meta({ id: 'FlightCounts' });
export type FlightCounts = z.infer<typeof flightCounts>;

export const flightStream = streamOf(flight).meta({ id: 'FlightStream' });

const required = {
  title: line(limits.title.max, limits.title.min),
  videoUrl: httpUrl,
  description: text(limits.text.max, 1),
};

const recordedAt = instantInput.refine(
  (moment) => {
    const at = Date.parse(moment);
    const { from, hoursAhead } = limits.recordedAt;
    return at >= Date.parse(from) && at <= Date.now() + hoursAhead * 3_600_000;
  },
  { params: { key: issueKeys.flightDate } },
);

const optional = {
  posterAlt: orEmpty(text(limits.altText.max)),
  tags,
  disciplines: z.array(z.enum(disciplines)).max(disciplines.length),
  recordedAt,
  visibility: z.enum(visibilities),
  spot: orNull(reference),
  drone: orNull(reference),
  equipmentItems: z.array(reference).max(limits.references.max),
  packs,
  featured: z.boolean(),
  favorite: z.boolean(),
  commentsOff: z.boolean(),
  durationSeconds: orNull(numeric(z.number().int().min(limits.duration.min).max(limits.duration.max))),
  topSpeedMps: orNull(numeric(z.number().min(limits.speed.min).max(limits.speed.max))),
  maxHeightM: orNull(numeric(z.number().min(0).max(limits.altitude.max))),
  weather: weather.nullable(),
  track: orNull(z.array(trackPoint).max(limits.track.points)),
  series: orNull(flightSeries),
  sources: logSources,
  logHash: orNull(logHash),
};

/** A new flight; the server's defaults: recorded now, seen by followers. */
export const flightInput = z
  .object({ ...required, ...z.object(optional).partial().shape })
  .meta({ id: 'FlightInput' });
export type FlightInput = z.infer<typeof flightInput>;

export const flightPatch = z
  .object({ ...required, ...optional })
  .partial()
  .meta({ id: 'FlightPatch' });
export type FlightPatch = z.infer<typeof flightPatch>;

export const flightBatch = z
  .discriminatedUnion('action', [
    batchIds.extend({ action: z.literal('delete') }),
    batchIds.extend({ action: z.literal('visibility'), visibility: z.enum(visibilities) }),
  ])
  .meta({ id: 'FlightBatch' });
export type FlightBatch = z.infer<typeof flightBatch>;
