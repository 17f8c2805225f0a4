import Papa from 'papaparse';
import { formulaStart } from './formula-cells.ts';
import { headerOf } from './map-columns.ts';
import type { Column } from './table-format.ts';

type SeparatorName = 'comma' | 'semicolon';

/** The items in the format's own columns. Semicolons part cells where numbers have decimal commas. */
export function writeItems<Item>(
  columns: readonly Column<Item>[],
  items: readonly Item[],
  separator?: SeparatorName,
): string {
  return writeTable([headersOf(columns), ...rowsOf(columns, items, separator)], markOf(separator));
}

/** The same text part by part: one that is too long to be held is sent as it is read. */
export async function* streamItems<Item>(
  columns: readonly Column<Item>[],
  parts: AsyncIterable<readonly Item[]>,
  separator?: SeparatorName,
): AsyncGenerator<string> {
  yield writeTable([headersOf(columns)], markOf(separator));
  for await (const items of parts) yield writeTable(rowsOf(columns, items, separator), markOf(separator));
}

const markOf = (separator: SeparatorName | undefined) => (separator === 'semicolon' ? ';' : ',');

function ownColumns<Item>(columns: readonly Column<Item>[]) {
  return columns.flatMap(({ field, write, isDecimal }) => (write ? [{ field, write, isDecimal }] : []));
}

const headersOf = <Item>(columns: readonly Column<Item>[]) => ownColumns(columns).map(headerOf);

function rowsOf<Item>(
  columns: readonly Column<Item>[],
  items: readonly Item[],
  separator: SeparatorName | undefined,
): string[][] {
  const own = ownColumns(columns);
  const hasDecimalCommas = separator === 'semicolon';
  return items.map((item) =>
    own.map(({ write, isDecimal }) =>
      isDecimal && hasDecimalCommas ? write(item).replace('.', ',') : write(item),
    ),
  );
}

/** Lines of a CSV text (RFC 4180, but for its separator). */
export function writeTable(rows: readonly (readonly string[])[], delimiter: ',' | ';' = ','): string {
  if (rows.length === 0) return '';
  const options = { newline: '\r\n', escapeFormulae: formulaStart, delimiter };
  return `${Papa.unparse([...rows], options)}\r\n`;
}
