import { z } from 'zod';
import { numeric, orEmpty, orNull } from '../input-forms.ts';
import { limits } from '../limits.ts';
import { componentTypes } from '../values.ts';
import { id, instant, optionalUrl, pageOf, text } from '../wire.ts';

/** A part, private to its pilot. `weight` in grams; `sourceUrl` is where to buy it. */
export const component = z
  .object({
    _id: id,
    name: z.string(),
    type: z.enum(componentTypes),
    brand: z.string(),
    weight: z.number().nullable(),
    sourceUrl: z.string(),
    description: z.string(),
    favorite: z.boolean(),
    image: z.string().nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Component' });
export type Component = z.infer<typeof component>;

export const componentPage = pageOf(component).meta({ id: 'ComponentPage' });

const required = { name: text(limits.title.max, limits.title.min), type: z.enum(componentTypes) };
const optional = {
  brand: orEmpty(text(limits.word.max)),
  weight: orNull(numeric(z.number().min(limits.weight.min).max(limits.weight.max))),
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
