import type { EquipmentUse } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

const shown = 5;

/** The flights that a piece of equipment was on; a battery is on those that it was flown in. */
export async function readUse(db: Db, itemId: string): Promise<EquipmentUse> {
  const flights = db
    .with(
      'flown',
      () =>
        sql<{ flight_id: string }>`(
        select flight_id from flight_equipment where equipment_item_id = ${itemId}
        union select flight_id from flight_packs where equipment_item_id = ${itemId})`,
    )
    .selectFrom('flown')
    .innerJoin('flights', 'flights.id', 'flown.flight_id');
  const sums = await flights
    .select(({ fn }) => [
      fn.countAll<number>().as('flights'),
      sql<number>`coalesce(sum(flights.duration_seconds), 0)`.as('durationSeconds'),
    ])
    .executeTakeFirstOrThrow();
  const latest = await flights
    .select(['flights.id', 'flights.title', 'flights.recorded_at'])
    .orderBy('flights.recorded_at', 'desc')
    .orderBy('flights.id', 'desc')
    .limit(shown)
    .execute();
  return {
    ...sums,
    latest: latest.map(({ id, title, recorded_at }) => ({
      _id: id,
      title,
      recordedAt: recorded_at.toISOString(),
    })),
  };
}
