import { z } from 'zod';
import { numeric, orEmpty } from '../input-forms.ts';
import { limits } from '../limits.ts';
import { spotVisibilities } from '../values.ts';
import { id, instant, latitude, line, longitude, pageOf, text } from '../wire.ts';
import { userSummary } from './user.ts';

/** `exact`: others see the point. `area`: others see the centre of a fixed cell of about 2 km around it. */
const spotPrecisions = ['exact', 'area'] as const;

/** Where a spot is, WGS 84 degrees; `country` is ISO 3166-1 alpha-2, from the point that others see, null at sea. */
export const spotLocation = z
  .object({
    lat: latitude,
    lng: longitude,
    address: z.string().nullable(),
    country: z.string().nullable(),
    precision: z.enum(spotPrecisions),
  })
  .meta({ id: 'SpotLocation' });

/** A picture of a spot; `url` as of every picture, `alt` what it shows, for those who do not see it. */
const spotPhoto = z.object({ _id: id, url: z.string(), alt: z.string() }).meta({ id: 'SpotPhoto' });

/** What was flown at a spot, of the flights that the viewer may see; of the pilots those with the most flights. */
const spotFlown = z
  .object({
    flights: z.number().int(),
    lastFlownAt: instant.nullable(),
    pilotCount: z.number().int(),
    pilots: z.array(userSummary.extend({ flights: z.number().int() })),
  })
  .meta({ id: 'SpotFlown' });
export type SpotFlown = z.infer<typeof spotFlown>;

/** 1 is January. */
export const month = z.number().int().min(1).max(12);

/** A spot as embedded in a flight. */
export const spotSummary = z
  .object({ _id: id, name: z.string(), country: z.string().nullable() })
  .meta({ id: 'SpotSummary' });

/** `photos` in their owner's order. Lists leave `flown` out. */
export const spot = z
  .object({
    _id: id,
    owner: userSummary,
    name: z.string(),
    description: z.string(),
    accessNotes: z.string(),
    hazards: z.string(),
    bestMonths: z.array(z.number().int()),
    location: spotLocation,
    visibility: z.enum(spotVisibilities),
    /** By an administrator: its owner alone still gets it, marked. */
    hidden: z.literal(true).optional(),
    photos: z.array(spotPhoto),
    flown: spotFlown.optional(),
    likes: z.number().int(),
    likedByMe: z.boolean(),
    bookmarkedByMe: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Spot' });
export type Spot = z.infer<typeof spot>;

export const spotPage = pageOf(spot).meta({ id: 'SpotPage' });

/** Spots around a point; `truncated` when there are more than the answer holds. */
export const spotMap = z.object({ items: z.array(spot), truncated: z.boolean() }).meta({ id: 'SpotMap' });

/** So many spots near a place, all within `bbox`: west, south, east, north. */
const spotCluster = z
  .object({
    lat: latitude,
    lng: longitude,
    count: z.number().int().min(2),
    bbox: z.array(z.number()).length(4),
  })
  .meta({ id: 'SpotCluster' });
export type SpotCluster = z.infer<typeof spotCluster>;

/** What a map and the list beside it show of a spot; `form=short` leaves out the rest. */
const boxSpot = spot
  .partial({ description: true, accessNotes: true, hazards: true, bestMonths: true, photos: true })
  .meta({ id: 'BoxSpot' });
export type BoxSpot = z.infer<typeof boxSpot>;

/** Spots in a box. With clusters, `items` are those that stand alone, and together they are all that there is. */
export const spotBox = z
  .object({ items: z.array(boxSpot), truncated: z.boolean(), clusters: z.array(spotCluster) })
  .meta({ id: 'SpotBox' });

const locationInput = z
  .object({
    lat: numeric(latitude),
    lng: numeric(longitude),
    address: text(limits.address.max).nullable().optional(),
    precision: z.enum(spotPrecisions).optional(),
  })
  .meta({ id: 'SpotLocationInput' });

const required = { name: line(limits.title.max, limits.title.min), location: locationInput };
const optional = {
  description: orEmpty(text(limits.text.max)),
  accessNotes: orEmpty(text(limits.text.max)),
  hazards: orEmpty(text(limits.text.max)),
  bestMonths: z.array(numeric(month)).max(12),
  visibility: z.enum(spotVisibilities),
};

/** A new spot; the server's default visibility is `followers`. */
export const spotInput = z
  .object({ ...required, ...z.object(optional).partial().shape })
  .meta({ id: 'SpotInput' });
export type SpotInput = z.infer<typeof spotInput>;

const photosPatch = z
  .array(z.object({ _id: id, alt: orEmpty(text(limits.altText.max)) }).meta({ id: 'SpotPhotoPatch' }))
  .max(limits.photosPerSpot.max)
  .meta({ description: 'Order of photos and what they show; those left out stay, and follow as they were.' });

export const spotPatch = z
  .object({
    ...required,
    ...optional,
    location: locationInput.partial().meta({ id: 'SpotLocationPatch' }),
    photos: photosPatch,
  })
  .partial()
  .meta({ id: 'SpotPatch' });
export type SpotPatch = z.infer<typeof spotPatch>;
