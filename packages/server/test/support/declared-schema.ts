import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';

export interface Column {
  table: string;
  name: string;
  /** PostgreSQL's name of the type; `_text` is an array. */
  type: string;
  isNullable: boolean;
  /** Whether a row may omit it. */
  isOptional: boolean;
}

const server = resolve(__dirname, '../..');
const tsc = resolve(server, '../../node_modules/.bin/tsc');

/** The driver's JavaScript type of a type; any other is text. A jsonb column may be any JSON value. */
const readAs: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  timestamptz: 'Date',
  _int4: 'readonly number[]',
  _text: 'readonly string[]',
};

/** Every column of the public tables, as created by the migrations. */
export async function columnsOf(db: Kysely<never>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name "table", column_name "name", udt_name "type", is_nullable = 'YES' "isNullable",
      is_nullable = 'YES' or column_default is not null or is_generated = 'ALWAYS' "isOptional"
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`.execute(
    db,
  );
  return rows;
}

/** One assertion per line: its subject in the schema, and a type that fails to compile if it does not hold. */
function assertions(columns: readonly Column[]): [about: string, type: string][] {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const oneOf = (names: string[]) => names.map((name) => `'${name}'`).join(' | ');
  return [
    ['the tables', `Equal<keyof Schema, ${oneOf(tables)}>`],
    ...tables.map((table): [string, string] => {
      const own = columns.filter((column) => column.table === table).map(({ name }) => name);
      return [`the columns of ${table}`, `Equal<keyof Read<'${table}'>, ${oneOf(own)}>`];
    }),
    ...columns.map(({ table, name, type, isNullable, isOptional }): [string, string] => [
      `${table}.${name}`,
      `Fits<'${table}', '${name}', ${readAs[type] ?? 'string'}, ${isNullable}, ${isOptional}>`,
    ]),
  ];
}

const head = `import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '../../src/database/schema.ts';
type Expect<Holds extends true> = Holds;
type Equal<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Read<T> = T extends keyof Schema ? Selectable<Schema[T]> : never;
type New<T> = T extends keyof Schema ? Insertable<Schema[T]> : never;
type At<Row, C> = C extends keyof Row ? Row[C] : never;
type MayLack<Row, C> = C extends keyof Row ? (undefined extends Row[C] ? true : false) : false;
type HasNull<V, IsNull> = unknown extends V ? true : Equal<null extends V ? true : false, IsNull>;
type Fits<T, C, Type, IsNull, IsOptional> = [Exclude<At<Read<T>, C>, null>] extends [Type]
  ? [HasNull<At<Read<T>, C>, IsNull>, MayLack<New<T>, C>] extends [true, IsOptional extends true ? boolean : false]
    ? true
    : false
  : false;
`;

/** Parts of `schema.ts` that differ from the columns: a table, its columns, a column's type or nullability. */
export function undeclared(columns: readonly Column[]): string[] {
  const checks = assertions(columns);
  mkdirSync(join(server, '.cache'), { recursive: true });
  const dir = mkdtempSync(join(server, '.cache/schema-'));
  const lines = checks.map(([, type], index) => `export type T${index} = Expect<${type}>;`);
  writeFileSync(join(dir, 'check.ts'), `${head}${lines.join('\n')}\n`);
  const extended = { extends: '@estela/config/tsconfig/node.json', files: ['check.ts'] };
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(extended));
  const { stdout } = spawnSync(tsc, ['-p', dir, '--pretty', 'false'], { encoding: 'utf8' });
  rmSync(dir, { recursive: true });
  const skipped = head.split('\n').length;
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const number = /check\.ts\((\d+),/.exec(line)?.[1];
      return checks[Number(number) - skipped]?.[0] ?? line;
    });
}
