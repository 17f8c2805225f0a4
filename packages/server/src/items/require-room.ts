import { limits } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { ConflictError } from '../http/errors.ts';

/**
 * Refuses what would give a pilot more things of a kind than one can own. Lists, reminders and exports read all of them.
 * First in its transaction: other additions of the same pilot wait until it ends.
 */
export async function requireRoom(
  db: Db,
  table: 'drones' | 'components' | 'equipment_items' | 'spots',
  ownerId: string,
  added = 1,
): Promise<void> {
  await sql`select from users where id = ${ownerId} for no key update`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where owner_id = ${ownerId}
  `.execute(db);
  const [most, text] =
    table === 'spots' ? [limits.spotsPerPilot.max, 'spotLimit'] : [limits.gearPerPilot.max, 'hangarFull'];
  if ((rows[0]?.count ?? 0) + added > most) throw new ConflictError(text);
}
