import type { BatchResult, FlightBatch } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isReachable } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { deleteFlights } from './deleted-flights.ts';

/** Does one thing to many own flights, in the caller's transaction. */
export async function changeFlights(
  db: Db,
  viewer: NonNullable<Viewer>,
  batch: FlightBatch,
): Promise<BatchResult> {
  const { ids } = batch;
  const done =
    batch.action === 'delete'
      ? await deleteFlights(db, viewer.id, ids)
      : await setVisibility(db, viewer.id, ids, batch.visibility);
  const failed = ids.filter((id) => !done.includes(id));
  const seen = failed.length > 0 ? await reachable(db, viewer, failed) : [];
  return {
    done,
    failed: [...new Set(failed)].map((id) => ({
      id,
      code: seen.includes(id) ? ('FORBIDDEN' as const) : ('NOT_FOUND' as const),
    })),
  };
}

async function setVisibility(
  db: Db,
  ownerId: string,
  ids: readonly string[],
  visibility: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update flights set visibility = ${visibility}, updated_at = now()
    where id = any(${ids}::uuid[]) and owner_id = ${ownerId} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

async function reachable(db: Db, viewer: Viewer, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from flights where id = any(${ids}::uuid[]) and ${isReachable('flights', viewer)}`.execute(db);
  return rows.map(({ id }) => id);
}
