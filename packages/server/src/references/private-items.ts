import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { NotFoundError } from '../http/errors.ts';

/** Tables whose rows only their owner ever sees: for everyone else they do not exist. */
export type PrivateTable = 'components' | 'equipment_items';

const notFoundTexts: Record<PrivateTable, string> = {
  components: 'componentNotFound',
  equipment_items: 'equipmentNotFound',
};

export function privateNotFound(table: PrivateTable): NotFoundError {
  return new NotFoundError(notFoundTexts[table]);
}

export async function requirePrivate(
  db: Db,
  table: PrivateTable,
  id: string,
  ownerId: string,
): Promise<void> {
  const own = await sql`select 1 from ${sql.table(table)} where id = ${id} and owner_id = ${ownerId}`.execute(
    db,
  );
  if (own.rows.length === 0) throw privateNotFound(table);
}

/** What hangs on the row goes with it, in an order that may cross that of another deletion: then it is tried again. */
export async function deletePrivate(db: Db, table: PrivateTable, id: string, ownerId: string): Promise<void> {
  const { numAffectedRows } = await inTransaction(db, (trx) =>
    sql`delete from ${sql.table(table)} where id = ${id} and owner_id = ${ownerId}`.execute(trx),
  );
  if (numAffectedRows === 0n) throw privateNotFound(table);
}

export async function setPrivateFavorite(
  db: Db,
  table: PrivateTable,
  id: string,
  ownerId: string,
  favorite: boolean,
): Promise<{ favorite: boolean }> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set favorite = ${favorite} where id = ${id} and owner_id = ${ownerId}
  `.execute(db);
  if (numAffectedRows === 0n) throw privateNotFound(table);
  return { favorite };
}

export async function setPrivateImage(
  db: Db,
  table: PrivateTable,
  id: string,
  ownerId: string,
  mediaId: string,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set image_id = ${mediaId}, updated_at = now() where id = ${id} and owner_id = ${ownerId}
  `.execute(db);
  if (numAffectedRows === 0n) throw privateNotFound(table);
}
