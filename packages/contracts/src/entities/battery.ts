import { z } from 'zod';
import { limits } from '../limits.ts';
import { batteryReasons, batteryVerdicts } from '../values.ts';
import { id, instant, pageOf } from '../wire.ts';
import { equipmentItem } from './equipment-item.ts';

const count = z.number().int();
const volts = z.number();

/**
 * `from` and `to` in volts a cell where sag grew; `count` of flights too deep, of cycles, or of flights still to be
 * measured.
 */
const reason = z
  .object({
    reason: z.enum(batteryReasons),
    from: volts.optional(),
    to: volts.optional(),
    count: count.optional(),
  })
  .meta({ id: 'BatteryReason' });

/**
 * `cycles` are the stated ones and the flights since; `measured` flights say both how far the cells sank and where they
 * rested after it.
 */
const care = {
  verdict: z.enum(batteryVerdicts),
  reasons: z.array(reason),
  cycles: count,
  flights: count,
  measured: count,
  lastFlownAt: instant.nullable(),
  /** The code on its sticker. */
  sticker: z.string().nullable(),
};
const batteryCare = z.object(care).meta({ id: 'BatteryCare' });
export type BatteryCare = z.infer<typeof batteryCare>;

/** A battery of the viewer with how it is doing. */
const ownBattery = z.object({ _id: id, item: equipmentItem, care: batteryCare }).meta({ id: 'OwnBattery' });
export type OwnBattery = z.infer<typeof ownBattery>;
export const ownBatteryPage = pageOf(ownBattery).meta({ id: 'OwnBatteryPage' });

/** A flight of a battery, in volts a cell. `sag` is what the cells came back by after landing. */
const flown = z
  .object({
    flight: id,
    title: z.string(),
    recordedAt: instant,
    restBefore: volts.nullable(),
    restAfter: volts.nullable(),
    minCell: volts.nullable(),
    sag: volts.nullable(),
    note: z.string(),
  })
  .meta({ id: 'FlownPack' });
export type FlownPack = z.infer<typeof flown>;

/** `series`: the flights with the battery, newest first, as far as `limits.packSeries`. */
export const batteryHealth = z
  .object({ ...care, statedCycles: count.nullable(), series: z.array(flown) })
  .meta({ id: 'BatteryHealth' });
export type BatteryHealth = z.infer<typeof batteryHealth>;

/** What a sticker says instead of an id: it tells nothing to whoever reads it. */
export const stickerCode = z
  .string()
  .toUpperCase()
  .regex(/^[0-9A-HJKMNP-TV-Z]{12}$/, { error: 'invalid' });

export const stickersInput = z
  .object({ ids: z.array(id).min(1).max(limits.pageSize.max) })
  .meta({ id: 'StickersInput' });

/** In the order in which they were asked for. */
export const stickers = z
  .object({
    items: z.array(z.object({ equipmentItem: id, name: z.string(), code: z.string() })),
  })
  .meta({ id: 'Stickers' });
export type Stickers = z.infer<typeof stickers>;
