import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../src/database/open.ts';

/**
 * Takes away every index that enforces nothing, and returns the statements that make them again: keeping them row by row
 * was most of the time that generating took.
 */
export async function dropIndexes(db: Db): Promise<RawBuilder<unknown>[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not indisunique
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  return rows.map(({ definition }) => sql.raw(definition));
}
