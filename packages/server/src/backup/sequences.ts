import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** Where the numbers of a column stand; null where none has been given yet. */
export interface SequenceState {
  table: string;
  column: string;
  last: string | null;
}

export async function readSequences(db: Db): Promise<SequenceState[]> {
  const { rows } = await sql<SequenceState>`
    select tables.relname::text as table, attname::text as column,
      pg_sequence_last_value(pg_get_serial_sequence(quote_ident(tables.relname), attname)::regclass)::text as last
    from pg_class tables join pg_attribute on attrelid = tables.oid
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      -- A dropped column stays in the catalogue, under a name that the function refuses.
      and case when not attisdropped then pg_get_serial_sequence(quote_ident(tables.relname), attname) end is not null
    order by tables.relname, attname
  `.execute(db);
  return rows;
}

/** Goes on counting where the other database stood: a number that was given there is not given again. */
export async function setSequences(trx: Db, states: readonly SequenceState[]): Promise<void> {
  for (const { table, column, last } of states) {
    if (last === null) continue;
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last}::bigint)`.execute(
      trx,
    );
  }
}
