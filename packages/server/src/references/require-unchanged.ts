import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { ConflictError } from '../http/errors.ts';

interface Row {
  table: string;
  id: string;
  /** Whether it changed is for them alone: for a row that the caller has not found to be the viewer's yet. */
  owner?: string;
}

/**
 * Throws a conflict where the row was changed since the sender saw it (`If-Match` with its `updatedAt`); without a condition
 * does nothing. Of two that change it at once the second waits here.
 */
export async function requireUnchanged(
  trx: Db,
  { table, id, owner }: Row,
  seen: string | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const isOwn = owner === undefined ? sql`true` : sql`owner_id = ${owner}`;
  const { rows } = await sql<{ updated_at: Date }>`
    select updated_at from ${sql.table(table)} where id = ${id} and ${isOwn} for update
  `.execute(trx);
  const [row] = rows;
  if (row && row.updated_at.getTime() !== Date.parse(seen))
    throw new ConflictError('changedSince', { updatedAt: 'changedSince' });
}
