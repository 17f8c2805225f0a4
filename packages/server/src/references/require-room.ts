import { limits } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { ApiError } from '../http/errors.ts';

const gear = { ...limits.gearPerPilot, text: 'hangarFull' };
const quotas = {
  drones: gear,
  components: gear,
  equipment_items: gear,
  spots: { ...limits.spotsPerPilot, text: 'spotLimit' },
  flights: { ...limits.flightsPerPilot, text: 'flightLimit' },
  groups: { ...limits.groupsPerPilot, text: 'groupLimit' },
} as const;

/**
 * Refuses what would give a pilot more things of a kind than one can own. Lists, reminders and exports read all of them.
 * First in its transaction: other additions of the same pilot wait until it ends.
 */
export async function requireRoom(
  db: Db,
  table: keyof typeof quotas,
  ownerId: string,
  added = 1,
): Promise<void> {
  await sql`select from users where id = ${ownerId} for no key update`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where owner_id = ${ownerId}
  `.execute(db);
  const { max, text } = quotas[table];
  if ((rows[0]?.count ?? 0) + added > max) throw new ApiError('CONFLICT', { text, values: { max } });
}
