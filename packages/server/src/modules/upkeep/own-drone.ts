import type { Db } from '../../database/open.ts';
import { itemNotFound } from '../../items/write-access.ts';

/** Upkeep is its owner's alone: for others a drone that they see has none. It stays until the transaction ends. */
export async function requireOwnDrone(db: Db, id: string, ownerId: string): Promise<void> {
  const drone = await db
    .selectFrom('drones')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forKeyShare()
    .executeTakeFirst();
  if (!drone) throw itemNotFound('drones');
}
