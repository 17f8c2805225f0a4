import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { leftBehind } from './left-behind.ts';

/** What reading and writing a table's rows needs to know of it. */
export interface TableShape {
  name: string;
  /** Without those that the database works out by itself. */
  columns: { name: string; type: string; hasCollation: boolean }[];
  /** Columns of the primary key: the order in which rows are read, the same in every database. */
  key: string[];
}

/** Every table of our own, by name; those of extensions are left out. */
export async function readShapes(db: Db): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select
      tables.relname::text as name,
      (
        select json_agg(json_build_object(
          'name', attname, 'type', format_type(atttypid, atttypmod), 'hasCollation', attcollation <> 0
        ) order by attnum)
        from pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = ''
      ) as columns,
      coalesce((
        select json_agg(attname order by array_position(indkey::int2[], attnum))
        from pg_index join pg_attribute on attrelid = tables.oid and attnum = any(indkey::int2[])
        where indrelid = tables.oid and indisprimary
      ), '[]') as key
    from pg_class tables
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = tables.oid and deptype = 'e'
    )
    order by tables.relname
  `.execute(db);
  return rows;
}

/** Those of them whose rows a backup takes along. */
export async function readMovingShapes(db: Db): Promise<TableShape[]> {
  return (await readShapes(db)).filter(({ name }) => !leftBehind.has(name));
}

/** Table name -> names of its columns. */
export type TableColumns = Record<string, string[]>;

export function columnsOf(shapes: readonly TableShape[]): TableColumns {
  return Object.fromEntries(shapes.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
}
