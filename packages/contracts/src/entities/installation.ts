import { z } from 'zod';
import { instantInput, numeric, orNull, reference } from '../input-forms.ts';
import { limits } from '../limits.ts';
import { id, instant, pageOf } from '../wire.ts';

export const quantity = numeric(z.number().int().min(limits.quantity.min).max(limits.quantity.max));

/** What the drones of a part flew while it sat on them: a flight counts once, however many of the part were on board. */
export const flown = z.object({ flights: z.number().int(), seconds: z.number().int() }).meta({ id: 'Flown' });

/**
 * A time that a part sat on a drone: from `from` on, up to and without `to`, which is null while it is there. The drone's
 * id is null once it is deleted.
 */
export const installation = z
  .object({
    _id: id,
    component: id,
    drone: z.object({ _id: id.nullable(), name: z.string() }),
    from: instant,
    to: instant.nullable(),
    quantity: z.number().int(),
    flown,
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Installation' });
export type Installation = z.infer<typeof installation>;

export const installationPage = pageOf(installation).meta({ id: 'InstallationPage' });

/**
 * Without `from` it starts now, without `to` it lasts. `movedFrom`: the installation that ends at the same moment; units
 * of it that are not moved begin another on its drone.
 */
export const installationInput = z
  .object({
    drone: reference,
    from: instantInput.optional(),
    to: orNull(instantInput).optional(),
    quantity: quantity.optional(),
    movedFrom: reference.optional(),
  })
  .meta({ id: 'InstallationInput' });
export type InstallationInput = z.infer<typeof installationInput>;

/** `to` ends it; null says that the part is still there. */
export const installationPatch = z
  .object({ from: instantInput, to: orNull(instantInput), quantity })
  .partial()
  .meta({ id: 'InstallationPatch' });
export type InstallationPatch = z.infer<typeof installationPatch>;
