import { z } from 'zod';
import { instantInput, numeric, orNull, reference } from '../input-forms.ts';
import { limits } from '../limits.ts';
import { upkeepKinds } from '../values.ts';
import { id, instant, pageOf, text } from '../wire.ts';
import { currency } from './currency.ts';

/**
 * What happened to a drone; its owner's alone. `cost` in minor units of `currency`, both or neither. Of a part that was
 * deleted `component` keeps the name, and its id is null.
 */
export const upkeepEntry = z
  .object({
    _id: id,
    drone: id,
    kind: z.enum(upkeepKinds),
    at: instant,
    text: z.string(),
    cost: z.number().int().nullable(),
    currency: z.string().nullable(),
    component: z.object({ _id: id.nullable(), name: z.string() }).nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'UpkeepEntry' });
export type UpkeepEntry = z.infer<typeof upkeepEntry>;

/** `costs` sums up the whole log of the drone, not only this page. */
export const upkeepPage = pageOf(upkeepEntry)
  .extend({ costs: z.array(z.object({ currency: z.string(), amount: z.number().int() })) })
  .meta({ id: 'UpkeepPage' });
export type UpkeepPage = z.infer<typeof upkeepPage>;

const required = {
  kind: z.enum(upkeepKinds),
  at: instantInput,
  text: text(limits.text.max, 1),
};
const optional = {
  cost: orNull(numeric(z.number().int().min(limits.price.min).max(limits.price.max))),
  currency: orNull(currency),
  /** An own component. */
  component: orNull(reference),
};

/** A new entry; a cost without a currency is in euros. The server refuses a day that has begun nowhere on earth. */
export const upkeepEntryInput = z
  .object({ ...required, ...z.object(optional).partial().shape })
  .meta({ id: 'UpkeepEntryInput' });
export type UpkeepEntryInput = z.infer<typeof upkeepEntryInput>;

export const upkeepEntryPatch = z
  .object({ ...required, ...optional })
  .partial()
  .meta({ id: 'UpkeepEntryPatch' });
export type UpkeepEntryPatch = z.infer<typeof upkeepEntryPatch>;
