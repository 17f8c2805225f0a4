import { headerOf } from './map-columns.ts';
import type { Column } from './table-format.ts';
import { writeTable } from './write-table.ts';

/** The items in the format's own columns. Semicolons part cells where numbers have decimal commas. */
export function writeItems<Item>(
  columns: readonly Column<Item>[],
  items: readonly Item[],
  separator: 'comma' | 'semicolon' = 'comma',
) {
  const hasDecimalCommas = separator === 'semicolon';
  const own = columns.flatMap(({ field, write, isDecimal }) => (write ? [{ field, write, isDecimal }] : []));
  return writeTable(
    own.map(headerOf),
    items.map((item) =>
      own.map(({ write, isDecimal }) =>
        isDecimal && hasDecimalCommas ? write(item).replace('.', ',') : write(item),
      ),
    ),
    hasDecimalCommas ? ';' : ',',
  );
}
