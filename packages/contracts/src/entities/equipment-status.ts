import { z } from 'zod';
import { dayInput, numeric, orEmpty, orNull } from '../input-forms.ts';
import { limits } from '../limits.ts';
import { equipmentStatuses } from '../values.ts';
import { id, instant, pageOf, text } from '../wire.ts';
import { currency } from './currency.ts';

/** That equipment was put away, sold, lost or taken back into use. A sale may have a price, in minor units. */
export const equipmentStatusChange = z
  .object({
    _id: id,
    from: z.enum(equipmentStatuses),
    status: z.enum(equipmentStatuses),
    on: z.iso.date(),
    price: z.number().int().nullable(),
    currency: z.string().nullable(),
    note: z.string(),
    createdAt: instant,
  })
  .meta({ id: 'EquipmentStatusChange' });
export type EquipmentStatusChange = z.infer<typeof equipmentStatusChange>;

export const equipmentStatusChangePage = pageOf(equipmentStatusChange).meta({
  id: 'EquipmentStatusChangePage',
});

/** Defaults of the server: today (UTC), no price; a price without a currency is in the one of the purchase, else euros. */
export const equipmentStatusChangeInput = z
  .object({
    status: z.enum(equipmentStatuses),
    ...z
      .object({
        on: orNull(dayInput),
        price: orNull(numeric(z.number().int().min(limits.price.min).max(limits.price.max))),
        currency: orNull(currency),
        note: orEmpty(text(limits.text.max)),
      })
      .partial().shape,
  })
  .meta({ id: 'EquipmentStatusChangeInput' });
export type EquipmentStatusChangeInput = z.infer<typeof equipmentStatusChangeInput>;
