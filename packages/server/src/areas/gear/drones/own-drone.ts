import type { Db } from '../../../database/open.ts';
import { itemNotFound } from '../../../references/write-access.ts';

/**
 * For what is its owner's alone: others get "no such drone", even where they can see it. It stays until the
 * transaction ends. Null is a guest.
 */
export async function requireOwnDrone(db: Db, id: string, ownerId: string | null): Promise<void> {
  const drone = await db
    .selectFrom('drones')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forKeyShare()
    .executeTakeFirst();
  if (!drone) throw itemNotFound('drones');
}
