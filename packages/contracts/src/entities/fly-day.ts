import { z } from 'zod';
import { instantInput, numeric, orEmpty, orNull, reference } from '../input-forms.ts';
import { limits } from '../limits.ts';
import { flyDayAnswers, flyDayLists, flyDayStates } from '../values.ts';
import { id, instant, line, streamOf, text } from '../wire.ts';
import { spotLocation } from './spot.ts';
import { userSummary } from './user.ts';

/** How the viewer answered; `state` only of a yes: the limit may leave no place. */
const ownAnswer = z
  .object({ answer: z.enum(flyDayAnswers), state: z.enum(flyDayStates).nullable() })
  .meta({ id: 'FlyDayAnswer' });
export type FlyDayAnswerState = z.infer<typeof ownAnswer>;

/**
 * A group's plan to fly together. `spot` is null also where the viewer may not see it, with its place as others see it.
 * `going` can be above a `limit` that was lowered: who comes keeps the place.
 */
export const flyDay = z
  .object({
    _id: id,
    group: z.object({ _id: id, name: z.string() }),
    author: userSummary,
    title: z.string(),
    description: z.string(),
    at: instant,
    until: instant.nullable(),
    spot: z.object({ _id: id, name: z.string(), location: spotLocation }).nullable(),
    limit: z.number().int().nullable(),
    cancelled: z.boolean(),
    over: z.boolean(),
    going: z.number().int(),
    waiting: z.number().int(),
    maybe: z.number().int(),
    declined: z.number().int(),
    answer: ownAnswer.nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'FlyDay' });
export type FlyDay = z.infer<typeof flyDay>;

export const flyDayStream = streamOf(flyDay).meta({ id: 'FlyDayStream' });

const required = { title: line(limits.title.max, limits.title.min), at: instantInput };
const optional = {
  description: orEmpty(text(limits.text.max)),
  until: orNull(instantInput),
  spot: orNull(reference),
  limit: orNull(numeric(z.number().int().min(limits.flyDay.places.min).max(limits.flyDay.places.max))),
};

/** `going`: whoever makes it comes, too. */
export const flyDayInput = z
  .object({ ...required, ...z.object({ ...optional, going: z.boolean() }).partial().shape })
  .meta({ id: 'FlyDayInput' });
export type FlyDayInput = z.infer<typeof flyDayInput>;

/** `cancelled: true` keeps it, marked, and tells who wanted to come; false takes that back. */
export const flyDayPatch = z
  .object({ ...required, ...optional, cancelled: z.boolean() })
  .partial()
  .meta({ id: 'FlyDayPatch' });
export type FlyDayPatch = z.infer<typeof flyDayPatch>;

export const flyDayAnswerInput = z
  .object({ answer: z.enum(flyDayAnswers) })
  .meta({ id: 'FlyDayAnswerInput' });

export const flyDayAnswer = ownAnswer;

/** Who answered what, in the order of their answers. */
export const flyDayGuestStream = streamOf(
  z.object({ user: userSummary, list: z.enum(flyDayLists), answeredAt: instant }),
).meta({ id: 'FlyDayGuestStream' });
export type FlyDayGuest = z.infer<typeof flyDayGuestStream>['items'][number];
