import { sql } from 'kysely';
import { knownMigrations, readMigrationNames, runMigrations } from '../database/migrate.ts';
import type { Db } from '../database/open.ts';
import { BackupError } from './backup-error.ts';
import { filledAtStart, leftBehind } from './left-behind.ts';
import { readShapes, type TableShape } from './table-shape.ts';

/**
 * Gives the database the schema that these migrations make, ready to be filled. It may hold tables already, of any
 * version, as long as nobody has used them; otherwise this throws. No other session reaches the tables until the
 * transaction ends.
 */
export async function prepareSchema(trx: Db, migrations: readonly string[]): Promise<void> {
  const known = new Set(knownMigrations());
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new BackupError(`The data is of a newer Estela (${unknown.join(', ')}): update this one first`);
  }
  const present = await readMigrationNames(trx);
  const shapes = await readShapes(trx);
  if (present.length === 0 && shapes.length > 0)
    throw new BackupError('The database holds tables that are not of Estela');
  for (const shape of shapes) await lockEmpty(trx, shape);
  if (present.join() !== migrations.join()) {
    await dropSchema(trx, shapes);
    await runMigrations(trx, migrations);
  }
  for (const { name } of await readShapes(trx))
    if (filledAtStart.has(name)) await sql`delete from ${sql.table(name)}`.execute(trx);
}

async function lockEmpty(trx: Db, { name }: TableShape): Promise<void> {
  await sql`lock table ${sql.table(name)} in access exclusive mode`.execute(trx);
  if (filledAtStart.has(name) || leftBehind.has(name)) return;
  const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(trx);
  if (rows.length > 0) {
    throw new BackupError(`The database is not empty: there are rows in ${name}. Nothing was changed`);
  }
}

/** Tables, then what they were made with. */
async function dropSchema(trx: Db, shapes: readonly TableShape[]): Promise<void> {
  if (shapes.length === 0) return;
  await refuseViews(trx);
  // Functions read tables and generated columns call functions: neither could go first without the other.
  await sql`drop table ${sql.join(shapes.map(({ name }) => sql.table(name)))} cascade`.execute(trx);
  // One statement for all of a kind: they use each other.
  const { rows } = await sql<{ statement: string }>`
    select 'drop function ' || string_agg(pg_proc.oid::regprocedure::text, ', ') as statement from pg_proc
    where pronamespace = current_schema()::regnamespace and not exists (
      select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'
    ) having count(*) > 0
    union all
    select 'drop type ' || string_agg(pg_type.oid::regtype::text, ', ') from pg_type
    where typnamespace = current_schema()::regnamespace and typtype = 'e' and not exists (
      select from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e'
    ) having count(*) > 0
    order by statement
  `.execute(trx);
  for (const { statement } of rows) await sql.raw(statement).execute(trx);
}

/** Estela has no views: one that is here is somebody's, and would go along with the tables. */
async function refuseViews(trx: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind in ('v', 'm') and oid >= 16384 and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
    )
  `.execute(trx);
  const [view] = rows;
  if (view) throw new BackupError(`The database holds views that are not of Estela (${view.name})`);
}
