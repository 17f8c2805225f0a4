import type { FlightPatch, Pack } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

/** The batteries that a flight was flown with, as the wire has them. Gear is its owner's alone, voltages too. */
export function ownPacks(isOwn: RawBuilder<boolean>): RawBuilder<Pack[]> {
  return sql<Pack[]>`case when ${isOwn} then coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('equipmentItem', equipment_item_id,
      'restBefore', rest_before, 'restAfter', rest_after, 'minCell', min_cell, 'note', nullif(note, '')))
      order by position)
    from flight_packs where flight_id = flights.id), '[]') else '[]' end`;
}

export function packIds(packs: FlightPatch['packs']): string[] | undefined {
  return packs?.map(({ equipmentItem }) => equipmentItem);
}

export async function replacePacks(db: Db, flightId: string, packs: FlightPatch['packs']): Promise<void> {
  if (!packs) return;
  await db.deleteFrom('flight_packs').where('flight_id', '=', flightId).execute();
  if (packs.length === 0) return;
  await db
    .insertInto('flight_packs')
    .values(
      packs.map((pack, position) => ({
        flight_id: flightId,
        equipment_item_id: pack.equipmentItem,
        position,
        rest_before: pack.restBefore,
        rest_after: pack.restAfter,
        min_cell: pack.minCell,
        note: pack.note,
      })),
    )
    .execute();
}
