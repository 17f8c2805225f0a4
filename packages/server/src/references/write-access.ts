import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { ForbiddenError, NotFoundError } from '../http/errors.ts';
import type { SessionUser } from '../identity/session-user.ts';
import { isReachable } from '../visibility/items.ts';
import type { Viewer } from '../visibility/viewer.ts';

export type ItemTable = 'flights' | 'drones' | 'spots';

const notFoundTexts: Record<ItemTable, string> = {
  flights: 'flightNotFound',
  drones: 'droneNotFound',
  spots: 'spotNotFound',
};

export function itemNotFound(table: ItemTable): NotFoundError {
  return new NotFoundError(notFoundTexts[table]);
}

/**
 * Says why a write with the owner's id in its WHERE touched no row: the viewer sees the item but does not own it, or
 * for them it does not exist.
 */
export async function refuseWrite(db: Db, table: ItemTable, id: string, viewer: SessionUser): Promise<never> {
  await requireReachable(db, table, id, viewer);
  throw new ForbiddenError();
}

/** Throws where the item does not exist for the viewer. */
export async function requireReachable(db: Db, table: ItemTable, id: string, viewer: Viewer): Promise<void> {
  const seen =
    await sql`select 1 from ${sql.table(table)} as item where id = ${id} and ${isReachable('item', viewer)}`.execute(
      db,
    );
  if (seen.rows.length === 0) throw itemNotFound(table);
}

/** Throws before any work is done what `refuseWrite` would throw after it. */
export async function requireOwner(db: Db, table: ItemTable, id: string, viewer: SessionUser): Promise<void> {
  const own =
    await sql`select 1 from ${sql.table(table)} where id = ${id} and owner_id = ${viewer.id}`.execute(db);
  if (own.rows.length === 0) await refuseWrite(db, table, id, viewer);
}
