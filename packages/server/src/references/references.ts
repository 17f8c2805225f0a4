import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { InvalidInputError } from '../http/errors.ts';
import type { SessionUser } from '../identity/session-user.ts';
import { isListed } from '../visibility/items.ts';

type ReferenceTable = 'drones' | 'spots' | 'components' | 'equipment_items';

export interface Reference {
  /** Name on the wire, for the error. */
  field: string;
  table: ReferenceTable;
  /** The only type of item that may be meant. */
  type?: string;
  ids: readonly (string | null | undefined)[] | undefined;
}

/**
 * Refuses references to what is not the viewer's own, existing or not; of a spot it is enough that they see it. The rows
 * stay until the transaction ends.
 */
export async function requireUsable(
  db: Db,
  viewer: SessionUser,
  references: readonly Reference[],
): Promise<void> {
  const fields: Record<string, string> = {};
  for (const { field, table, type, ids = [] } of references) {
    const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))];
    if (wanted.length === 0) continue;
    const isUsable =
      table === 'spots'
        ? isListed('spots', viewer)
        : sql<SqlBool>`${sql.table(table)}.owner_id = ${viewer.id}`;
    const isMeant = type === undefined ? sql`true` : sql`type = ${type}`;
    const found = await sql`
      select id from ${sql.table(table)} where id = any(${wanted}::uuid[]) and ${isUsable} and ${isMeant} for key share
    `.execute(db);
    if (found.rows.length < wanted.length) fields[field] = 'unknownReference';
  }
  if (Object.keys(fields).length > 0) throw new InvalidInputError(fields);
}
