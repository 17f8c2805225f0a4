import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { LineSum, type Sum } from './line-sum.ts';
import type { TableShape } from './table-shape.ts';

/** Rows that are in memory at once, as far as they are small: a flight's track may have as many letters as a book. */
const maxAtOnce = 500;
/** Characters that are in memory at once, estimated from the rows before. */
const fullPiece = 2 * 1024 * 1024;

/** Has every value written as text in one way, whatever the role, the database or the server are set to. */
export async function fixTextForm(trx: Db): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(trx);
  await sql`set local datestyle = 'ISO, YMD'`.execute(trx);
  await sql`set local intervalstyle = 'postgres'`.execute(trx);
  await sql`set local bytea_output = 'hex'`.execute(trx);
  await sql`set local extra_float_digits = 1`.execute(trx);
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
}

/**
 * The rows of a table in the order of its key, each a line: a JSON array with a value's text, or null, for each
 * column. Text and not JSON's own types: a number loses no digit, and a JSON null stays apart from no value.
 */
export async function* readRows(trx: Db, { name, columns, key }: TableShape): AsyncGenerator<string[]> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  const hasCollation = new Set(columns.filter((column) => column.hasCollation).map((column) => column.name));
  const order = sql.join(
    key.map((column) => (hasCollation.has(column) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column))),
  );
  await sql`declare estela_rows no scroll cursor for
    select json_build_array(${values})::text as line from ${sql.table(name)} order by ${order}`.execute(trx);
  try {
    for (let wanted = 50; ; ) {
      const { rows } = await sql<{ line: string }>`fetch forward ${sql.lit(wanted)} from estela_rows`.execute(
        trx,
      );
      if (rows.length > 0) yield rows.map(({ line }) => line);
      if (rows.length < wanted) break;
      const longest = Math.max(...rows.map(({ line }) => line.length));
      wanted = Math.min(maxAtOnce, Math.max(1, Math.floor(fullPiece / longest)));
    }
  } finally {
    // In a transaction that has failed there is no cursor any more.
    await sql`close estela_rows`.execute(trx).catch(() => {});
  }
}

/** Puts in rows that {@link readRows} has read. */
export async function insertRows(
  trx: Db,
  { name, columns }: TableShape,
  lines: readonly string[],
): Promise<void> {
  for (let first = 0; first < lines.length; first += maxAtOnce) {
    const list = `[${lines.slice(first, first + maxAtOnce).join(',')}]`;
    const values = columns.map(({ type }, i) => sql`(line ->> ${sql.lit(i)})::${sql.raw(type)}`);
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))})
      overriding system value
      select ${sql.join(values)} from json_array_elements(${list}::json) as line`.execute(trx);
  }
}

export async function sumRows(trx: Db, shape: TableShape): Promise<Sum> {
  const sum = new LineSum();
  for await (const lines of readRows(trx, shape)) sum.add(lines);
  return sum.end();
}
