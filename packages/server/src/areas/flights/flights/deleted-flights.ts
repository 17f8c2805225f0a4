import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { archive, keepPictures } from '../../../trash/trash.ts';

/** Deletes those of the flights that are the owner's, so that they can come back for a while. Resolves with their ids. */
export async function deleteFlights(db: Db, ownerId: string, ids: readonly string[]): Promise<string[]> {
  // A like or a comment that is under way comes before, and is kept, or finds the flight gone.
  const { rows } = await sql<{ id: string }>`
    select flights.id from flights join feed_items on feed_items.id = flights.id
    where flights.id = any(${ids}::uuid[]) and flights.owner_id = ${ownerId} for update`.execute(db);
  const found = rows.map(({ id }) => id);
  if (found.length === 0) return found;
  await archive(db, { kind: 'flight', ids: found, deletedBy: ownerId });
  await sql`delete from flights where id = any(${found}::uuid[])`.execute(db);
  await keepPictures(db, 'flight', found);
  return found;
}
