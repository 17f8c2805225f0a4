import { z } from 'zod';
import { dayInput, numeric, orEmpty, orNull } from '../input-forms.ts';
import { limits } from '../limits.ts';
import { equipmentConditions, equipmentStatuses, equipmentTypes } from '../values.ts';
import { id, instant, line, optionalUrl, pageOf, text } from '../wire.ts';
import { currency } from './currency.ts';

/** A calendar day, without a time zone. */
const day = z.iso.date();

/** In words, or in months from the day of purchase. */
const warranty = z.union([
  text(limits.warranty.text),
  z.number().int().min(limits.warranty.months.min).max(limits.warranty.months.max),
]);

/** What of a battery is known. */
const battery = z.object({
  cells: z.number().int().nullable(),
  capacityMah: z.number().int().nullable(),
  connector: z.string(),
  cycles: z.number().int().nullable(),
});

/**
 * Private to its pilot. `price` in minor units. `battery` is null for every other type. `warrantyEnds` is the stated
 * expiration, else the purchase and the months of warranty.
 */
export const equipmentItem = z
  .object({
    _id: id,
    name: z.string(),
    type: z.enum(equipmentTypes),
    brand: z.string(),
    model: z.string(),
    condition: z.enum(equipmentConditions),
    status: z.enum(equipmentStatuses),
    price: z.number().int().nullable(),
    currency: z.string().nullable(),
    purchaseDate: day.nullable(),
    serialNumber: z.string(),
    warranty: z.union([z.string(), z.number().int()]),
    warrantyExpiration: day.nullable(),
    warrantyEnds: day.nullable(),
    location: z.string(),
    battery: battery.nullable(),
    sourceUrl: z.string(),
    description: z.string(),
    notes: z.string(),
    image: z.string().nullable(),
    favorite: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'EquipmentItem' });
export type EquipmentItem = z.infer<typeof equipmentItem>;

export const equipmentItemPage = pageOf(equipmentItem).meta({
  id: 'EquipmentItemPage',
});

const required = {
  name: line(limits.title.max, limits.title.min),
  type: z.enum(equipmentTypes),
  condition: z.enum(equipmentConditions),
};
const word = orEmpty(text(limits.word.max));
const longText = orEmpty(text(limits.text.max));
const whole = ({ min, max }: { min: number; max: number }) =>
  orNull(numeric(z.number().int().min(min).max(max)));
const batteryInput = z
  .object({
    cells: whole(limits.battery.cells),
    capacityMah: whole(limits.battery.capacity),
    connector: word,
    cycles: whole(limits.battery.cycles),
  })
  .partial();
const optional = {
  brand: word,
  model: word,
  status: z.enum(equipmentStatuses),
  price: orNull(numeric(z.number().int().min(limits.price.min).max(limits.price.max))),
  currency: orNull(currency),
  purchaseDate: orNull(dayInput),
  serialNumber: word,
  warranty: orEmpty(warranty),
  warrantyExpiration: orNull(dayInput),
  location: orEmpty(line(limits.title.max)),
  /** A change of some details leaves the others. */
  battery: batteryInput.nullable(),
  sourceUrl: orEmpty(optionalUrl),
  description: longText,
  notes: longText,
  favorite: z.boolean(),
};

/**
 * A new item. Defaults of the server: active; a price without a currency is in euros. It refuses a purchase on a day that
 * has begun nowhere on earth.
 */
export const equipmentItemInput = z
  .object({ ...required, ...z.object(optional).partial().shape })
  .meta({ id: 'EquipmentItemInput' });
export type EquipmentItemInput = z.infer<typeof equipmentItemInput>;

export const equipmentItemPatch = z
  .object({ ...required, ...optional })
  .partial()
  .meta({ id: 'EquipmentItemPatch' });
export type EquipmentItemPatch = z.infer<typeof equipmentItemPatch>;
