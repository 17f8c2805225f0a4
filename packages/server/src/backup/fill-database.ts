import { sql } from 'kysely';
import { lockMigrations, runMigrations } from '../database/migrate.ts';
import type { Db } from '../database/open.ts';
import { BackupError } from './backup-error.ts';
import { prepareSchema } from './empty-schema.ts';
import { keptApart } from './left-behind.ts';
import { areEqual } from './line-sum.ts';
import type { Contents, Head, PutRows } from './read-database.ts';
import { fixTextForm, insertRows, sumRows } from './rows.ts';
import { setSequences } from './sequences.ts';
import { columnsOf, readMovingShapes, type TableShape } from './table-shape.ts';

/**
 * Fills an empty database with what `feed` hands over, compares what is then in it with what `feed` says it was,
 * brings the schema to the newest and runs `complete`. All in one transaction: whatever fails, nothing has changed.
 */
export async function fillDatabase(
  db: Db,
  { migrations, tables }: Head,
  feed: (put: PutRows) => Promise<Contents>,
  complete?: (trx: Db) => Promise<void>,
): Promise<Contents> {
  const contents = await db.transaction().execute(async (trx) => {
    await fixTextForm(trx);
    await lockMigrations(trx);
    await prepareSchema(trx, migrations);
    const moving = await readMovingShapes(trx);
    const shapes = moving.filter(({ name }) => tables[name] || !keptApart.has(name));
    requireSameColumns(shapes, tables);
    const putBack = await takeRulesOff(trx, shapes);
    const byName = new Map(shapes.map((shape) => [shape.name, shape]));
    const expected = await feed(async (table, lines) => {
      const shape = byName.get(table);
      if (!shape) throw new BackupError(`There is no table ${table} in this schema`);
      await insertRows(trx, shape, lines).catch(refuseRows(table));
    });
    await putBack().catch(refuseRows('all tables'));
    for (const shape of shapes) {
      if (!areEqual(await sumRows(trx, shape), expected.tables[shape.name])) {
        throw new BackupError(`What arrived in ${shape.name} is not what was sent. Nothing was changed`);
      }
    }
    await setSequences(trx, expected.sequences);
    await runMigrations(trx);
    await complete?.(trx);
    return expected;
  });
  await sql`analyze`.execute(db);
  return contents;
}

function requireSameColumns(shapes: readonly TableShape[], tables: Head['tables']): void {
  const ours = columnsOf(shapes);
  const names = [...new Set([...Object.keys(ours), ...Object.keys(tables)])];
  const different = names.filter((name) => ours[name]?.join() !== tables[name]?.join());
  if (different.length === 0) return;
  throw new BackupError(`The data is of another Estela: ${different.join(', ')} have other columns there`);
}

/**
 * Takes off what must not act while rows go in: triggers would count everything a second time, references would
 * force an order. An owner of the tables may do this; `session_replication_role` is for superusers. The way back
 * checks every reference.
 */
async function takeRulesOff(trx: Db, shapes: readonly TableShape[]): Promise<() => Promise<void>> {
  const { rows: references } = await sql<{
    table: string;
    name: string;
    definition: string;
  }>`
    select relname::text as table, conname::text as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = current_schema()::regnamespace order by relname, conname
  `.execute(trx);
  for (const { table, name } of references)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx);
  for (const { name } of shapes) await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx);
  return async () => {
    for (const { table, name, definition } of references)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        trx,
      );
    for (const { name } of shapes) await sql`alter table ${sql.table(name)} enable trigger user`.execute(trx);
  };
}

/** What the database says of rows that do not fit is a fact about the data, not a fault of ours. */
function refuseRows(table: string) {
  return (error: unknown): never => {
    const { code = '', message } = error as { code?: string; message: string };
    if (!/^2[23]/.test(code)) throw error;
    throw new BackupError(`The database refuses the rows of ${table} (${message}). Nothing was changed`);
  };
}
