import { sql } from 'kysely';
import type { Db } from '../../src/database/open.ts';

/**
 * Simulates the passing of time: each instant in the database moves back. A database's own clock cannot
 * be moved, and for its readers the effect is the same.
 */
export async function letTimePass(db: Db, hours: number): Promise<void> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'
      and data_type = 'timestamp with time zone' and is_generated = 'NEVER'
    group by table_name order by table_name`.execute(db);
  await db.transaction().execute(async (trx) => {
    // Without triggers, which would take it for an edit.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const { table, columns } of rows) {
      const moved = columns.map(
        (column) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${hours} * interval '1 hour'`,
      );
      await sql`update ${sql.table(table)} set ${sql.join(moved)}`.execute(trx);
    }
  });
}
