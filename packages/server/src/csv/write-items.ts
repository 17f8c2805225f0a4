import { headerOf } from './map-columns.ts';
import type { Column } from './table-format.ts';
import { writeTable } from './write-table.ts';

/** The items in the format's own columns. */
export function writeItems<Item>(columns: readonly Column<Item>[], items: readonly Item[]) {
  const own = columns.flatMap(({ field, write }) => (write ? [{ field, write }] : []));
  return writeTable(
    own.map(headerOf),
    items.map((item) => own.map(({ write }) => write(item))),
  );
}
