import { z } from 'zod';
import { numeric, orEmpty, orNull } from '../input-forms.ts';
import { limits } from '../limits.ts';
import { componentTypes } from '../values.ts';
import { id, instant, line, optionalUrl, pageOf, text } from '../wire.ts';
import { flown, installation, quantity } from './installation.ts';

/**
 * A part, private to its pilot; `quantity` of one kind may share a name. `weight` in grams, of one; `sourceUrl` is where
 * to buy it; `installations` are the open ones, where it sits now; `flown` is over all of them.
 */
export const component = z
  .object({
    _id: id,
    name: z.string(),
    type: z.enum(componentTypes),
    brand: z.string(),
    weight: z.number().nullable(),
    quantity: z.number().int(),
    sourceUrl: z.string(),
    description: z.string(),
    favorite: z.boolean(),
    image: z.string().nullable(),
    installations: z.array(installation.pick({ _id: true, drone: true, from: true, quantity: true })),
    flown,
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Component' });
export type Component = z.infer<typeof component>;

export const componentPage = pageOf(component).meta({ id: 'ComponentPage' });

const required = { name: line(limits.title.max, limits.title.min), type: z.enum(componentTypes) };
const optional = {
  brand: orEmpty(text(limits.word.max)),
  weight: orNull(numeric(z.number().min(limits.weight.min).max(limits.weight.max))),
  quantity,
  sourceUrl: orEmpty(optionalUrl),
  description: orEmpty(text(limits.text.max)),
  favorite: z.boolean(),
};

export const componentInput = z
  .object({ ...required, ...z.object(optional).partial().shape })
  .meta({ id: 'ComponentInput' });
export type ComponentInput = z.infer<typeof componentInput>;

export const componentPatch = z
  .object({ ...required, ...optional })
  .partial()
  .meta({ id: 'ComponentPatch' });
export type ComponentPatch = z.infer<typeof componentPatch>;

/** How many of the components that the query wants are of each type; a type without any is left out. */
export const componentCounts = z
  .object({
    total: z.number().int(),
    favorites: z.number().int(),
    byType: z.array(z.object({ type: z.enum(componentTypes), count: z.number().int() })),
  })
  .meta({ id: 'ComponentCounts' });
export type ComponentCounts = z.infer<typeof componentCounts>;
