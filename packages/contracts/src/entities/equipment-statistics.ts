import { z } from 'zod';
import { equipmentConditions, equipmentStatuses, equipmentTypes } from '../values.ts';
import { id, instant } from '../wire.ts';

const count = z.number().int();

/**
 * Totals of a pilot's equipment. `values` sums prices per currency over everything, `activeAmount` over what is in
 * use; `sales` sums what was got for what is sold. Warranties of what is neither sold nor lost are counted at today's date;
 * `expiringSoon` is within `limits.warranty.soonDays` and not in `valid`.
 */
export const equipmentStatistics = z
  .object({
    total: count,
    favorites: count,
    byType: z.array(z.object({ type: z.enum(equipmentTypes), count })),
    byStatus: z.array(z.object({ status: z.enum(equipmentStatuses), count })),
    byCondition: z.array(z.object({ condition: z.enum(equipmentConditions), count })),
    values: z.array(
      z.object({
        currency: z.string(),
        amount: count,
        activeAmount: count,
        items: count,
      }),
    ),
    sales: z.array(z.object({ currency: z.string(), amount: count, items: count })),
    warranty: z.object({ valid: count, expiringSoon: count, expired: count }),
  })
  .meta({ id: 'EquipmentStatistics' });
export type EquipmentStatistics = z.infer<typeof equipmentStatistics>;

/** The flights that a piece of equipment was on; `latest` holds at most five. */
export const equipmentUse = z
  .object({
    flights: count,
    durationSeconds: count,
    latest: z.array(z.object({ _id: id, title: z.string(), recordedAt: instant })),
  })
  .meta({ id: 'EquipmentUse' });
export type EquipmentUse = z.infer<typeof equipmentUse>;
