import { randomBytes } from 'node:crypto';
import type { EquipmentStatus } from '@estela/contracts';
import { type InferResult, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { matches } from '../../../lists/search.ts';
import { searchedText, selectEquipment } from '../equipment-items/index.ts';

/** The newest first, which decides between those that need the same care. */
export function listBatteries(db: Db, ownerId: string, status: EquipmentStatus, q?: string) {
  const batteries = ownBatteries(db, ownerId)
    .where('status', '=', status)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return (q ? batteries.where(matches(searchedText, q)) : batteries).execute();
}

export function findBattery(db: Db, id: string, ownerId: string) {
  return ownBatteries(db, ownerId).where('id', '=', id).executeTakeFirst();
}

export function findStickerItem(db: Db, code: string, ownerId: string) {
  const isOnIt = sql<SqlBool>`id = (select equipment_item_id from battery_stickers where code = ${code})`;
  return ownBatteries(db, ownerId).where(isOnIt).executeTakeFirst();
}

function ownBatteries(db: Db, ownerId: string) {
  return selectEquipment(db)
    .select(
      sql<string | null>`(select code from battery_stickers where equipment_item_id = equipment_items.id)`.as(
        'sticker',
      ),
    )
    .where('owner_id', '=', ownerId)
    .where('type', '=', 'battery');
}

export type Battery = InferResult<ReturnType<typeof ownBatteries>>[number];

/** Every flight with these batteries, oldest first. */
export function listFlown(db: Db, batteryIds: readonly string[]) {
  return db
    .selectFrom('flight_packs')
    .innerJoin('flights', 'flights.id', 'flight_packs.flight_id')
    .select([
      'flight_packs.equipment_item_id as battery',
      'flights.id as flight',
      'flights.title',
      'flights.recorded_at',
      'flight_packs.rest_before as restBefore',
      'flight_packs.rest_after as restAfter',
      'flight_packs.min_cell as minCell',
      'flight_packs.note',
    ])
    .where(sql<SqlBool>`flight_packs.equipment_item_id = any(${batteryIds}::uuid[])`)
    .orderBy('flights.recorded_at')
    .orderBy('flights.id')
    .execute();
}

/** What the pilot's stickers say, for the export. */
export function listStickers(db: Db, ownerId: string) {
  return db
    .selectFrom('battery_stickers')
    .innerJoin('equipment_items', 'equipment_items.id', 'battery_stickers.equipment_item_id')
    .select(['equipment_items.id as equipmentItem', 'equipment_items.name', 'battery_stickers.code'])
    .where('equipment_items.owner_id', '=', ownerId)
    .orderBy('equipment_items.id')
    .execute();
}

/** Twelve characters of which none looks like another (Crockford's base 32): 60 random bits. */
function newCode(): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  return [...randomBytes(12)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** Gives a code to each that has none. */
export async function makeStickers(db: Db, batteryIds: readonly string[]) {
  const rows = [...new Set(batteryIds)].map((id) => ({
    equipment_item_id: id,
    code: newCode(),
  }));
  await db
    .insertInto('battery_stickers')
    .values(rows)
    .onConflict((conflict) => conflict.column('equipment_item_id').doNothing())
    .execute();
  return db
    .selectFrom('battery_stickers')
    .innerJoin('equipment_items', 'equipment_items.id', 'battery_stickers.equipment_item_id')
    .select(['equipment_items.id as equipmentItem', 'equipment_items.name', 'battery_stickers.code'])
    .where(sql<SqlBool>`equipment_items.id = any(${batteryIds}::uuid[])`)
    .orderBy(sql`array_position(${batteryIds}::uuid[], equipment_items.id)`)
    .execute();
}

export async function removeSticker(db: Db, batteryId: string): Promise<void> {
  await db.deleteFrom('battery_stickers').where('equipment_item_id', '=', batteryId).execute();
}
