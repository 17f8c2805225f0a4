import { z } from 'zod';
import { numeric, orEmpty, orNull, reference } from '../input-forms.ts';
import { limits } from '../limits.ts';
import { componentTypes, droneTypes, droneVisibilities, originTypes } from '../values.ts';
import { id, instant, line, pageOf, text } from '../wire.ts';
import { flown } from './installation.ts';
import { userSummary } from './user.ts';

const word = orEmpty(text(limits.word.max));
const requiredWord = text(limits.word.max, 1);
const longText = orEmpty(text(limits.text.max));
const weight = numeric(z.number().min(limits.weight.min).max(limits.weight.max));
const frameSize = numeric(z.number().min(limits.frameSize.min).max(limits.frameSize.max));

/** A drone as embedded in a flight. */
export const droneSummary = z
  .object({ _id: id, name: z.string(), type: z.enum(droneTypes) })
  .meta({ id: 'DroneSummary' });

/** A part that sits on a drone; `_id` leads to it. Both it and `quantity` are null for everyone but the owner. `weight` in grams, of one. */
const dronePart = z
  .object({
    _id: id.nullable(),
    name: z.string(),
    type: z.enum(componentTypes),
    brand: z.string(),
    weight: z.number().nullable(),
    quantity: z.number().int().nullable(),
  })
  .meta({ id: 'DronePart' });
export type DronePart = z.infer<typeof dronePart>;

/** What was flown with a drone. Flights without a duration count, with no seconds. */
const droneFlown = flown
  .extend({ last: z.object({ _id: id, title: z.string(), recordedAt: instant }).nullable() })
  .meta({ id: 'DroneFlown' });
export type DroneFlown = z.infer<typeof droneFlown>;

/**
 * `weight` in grams, `frameSize` in millimetres. For everyone but the owner serial number, notes, origin and what was
 * flown are null, and frame and `components` empty. Lists leave out `parts` and `sharedSnapshots`; only lists of one's own
 * have `flown`.
 */
export const drone = z
  .object({
    _id: id,
    owner: userSummary,
    name: z.string(),
    type: z.enum(droneTypes),
    brand: z.string(),
    model: z.string(),
    serialNumber: z.string().nullable(),
    weight: z.number(),
    frameSize: z.number(),
    frame: z.string(),
    description: z.string(),
    notes: z.string().nullable(),
    image: z.string().nullable(),
    visibility: z.enum(droneVisibilities),
    /** By an administrator: its owner alone still gets it, marked. */
    hidden: z.literal(true).optional(),
    components: z.array(id),
    parts: z.array(dronePart).optional(),
    flown: droneFlown.nullable().optional(),
    /** There are some that others see too. */
    sharedSnapshots: z.literal(true).optional(),
    originType: z.enum(originTypes).nullable(),
    likes: z.number().int(),
    likedByMe: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Drone' });
export type Drone = z.infer<typeof drone>;

export const dronePage = pageOf(drone).meta({ id: 'DronePage' });

const required = {
  name: line(limits.title.max, limits.title.min),
  type: z.enum(droneTypes),
  brand: requiredWord,
  model: requiredWord,
  serialNumber: requiredWord,
  weight,
  frameSize,
};

const optional = {
  frame: word,
  description: longText,
  notes: longText,
  visibility: z.enum(droneVisibilities),
  components: z.array(reference).max(limits.references.max),
  originType: orNull(z.enum(originTypes)),
};

/** A new drone; the server's defaults: followers see it, nothing else is stated. */
export const droneInput = z
  .object({ ...required, ...z.object(optional).partial().shape })
  .meta({ id: 'DroneInput' });
export type DroneInput = z.infer<typeof droneInput>;

/** No field has a default here: what a PATCH does not name stays as it was. */
export const dronePatch = z
  .object({ ...required, ...optional })
  .partial()
  .meta({ id: 'DronePatch' });
export type DronePatch = z.infer<typeof dronePatch>;
