import { plainWord } from './cell-values.ts';
import { csvProblem } from './csv-problem.ts';
import { unitIn, withoutUnit } from './header-units.ts';
import type { Column } from './table-format.ts';

/** What an export calls a column: `cells` of `battery.cells`. */
export const headerOf = ({ field }: { field: string }) => field.slice(field.lastIndexOf('.') + 1);

/** Says of a header which column it names. */
export function columnFinder<Item>(columns: readonly Column<Item>[]) {
  const known = new Map<string, Column<Item>>();
  for (const column of columns)
    for (const name of [...(column.write ? [headerOf(column)] : []), ...column.headers])
      known.set(plainWord(name), column);
  return (header: string) => {
    const whole = known.get(plainWord(header));
    if (whole) return whole;
    // "Peso (g)": a unit in brackets is no part of the name. One that the column cannot turn into its own is not read.
    const column = known.get(plainWord(withoutUnit(header)));
    const unit = unitIn(header);
    return column?.units && unit && !column.units[unit] ? undefined : column;
  };
}

const missing = { name: 'csvNoName', title: 'csvNoTitle' } as const;

/** The column of each header, where there is one. A file must name each field once, and what an item goes by at all. */
export function mapColumns<Item>(
  header: readonly string[],
  find: (header: string) => Column<Item> | undefined,
  nameField: keyof typeof missing = 'name',
): (Column<Item> | undefined)[] {
  const mapped = header.map(find);
  const twice = mapped.find((column, index) => column && mapped.indexOf(column) < index);
  if (twice) {
    const headers = header.filter((_, index) => mapped[index] === twice).join(', ');
    throw csvProblem('csvSameColumn', { headers });
  }
  if (!mapped.some((column) => column?.field === nameField)) throw csvProblem(missing[nameField]);
  return mapped;
}
