import { z } from 'zod';
import { latitude, longitude } from '../wire.ts';

/** Places of one answer at most. */
export const foundPlaces = 5;

/** Kilometres from the asker's map within which a place counts as near. */
export const nearPlaceKm = 100;

/** A town by its name, WGS 84 degrees. `region` is the province, known in Spain; `country` is ISO 3166-1 alpha-2. */
const place = z
  .object({
    name: z.string(),
    region: z.string().nullable(),
    country: z.string().nullable(),
    lat: latitude,
    lng: longitude,
  })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof place>;

export const placeList = z.object({ items: z.array(place).max(foundPlaces) }).meta({ id: 'PlaceList' });
