import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { InvalidInputError } from '../http/errors.ts';

type ReferenceTable = 'drones' | 'spots' | 'components' | 'equipment_items';

export interface Reference {
  /** Name on the wire, for the error. */
  field: string;
  table: ReferenceTable;
  ids: readonly (string | null | undefined)[] | undefined;
}

/** Refuses references to what is not the owner's own, existing or not. The rows stay until the transaction ends. */
export async function requireOwn(db: Db, ownerId: string, references: readonly Reference[]): Promise<void> {
  const fields: Record<string, string> = {};
  for (const { field, table, ids = [] } of references) {
    const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))];
    if (wanted.length === 0) continue;
    const found = await sql`
      select id from ${sql.table(table)} where id = any(${wanted}::uuid[]) and owner_id = ${ownerId} for key share
    `.execute(db);
    if (found.rows.length < wanted.length) fields[field] = 'unknownReference';
  }
  if (Object.keys(fields).length > 0) throw new InvalidInputError(fields);
}
