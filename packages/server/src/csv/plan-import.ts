import type { CsvReport, Language } from '@estela/contracts';
import { fieldTexts } from '../http/field-texts.ts';
import { translate } from '../http/texts.ts';
import { unitIn } from './header-units.ts';
import { columnFinder, mapColumns } from './map-columns.ts';
import { readTable, type Table, type TableRow } from './read-table.ts';
import type { Column, TableFormat } from './table-format.ts';

export interface ImportPlan<Input> {
  report: CsvReport;
  /** What an import writes: the rows that are new, in the file's order. */
  inputs: Input[];
}

const previewRows = 5;

/**
 * Reads a file against what is there. Of rows that are the same as one another and as existing items as many count as
 * duplicates as there are items: two equal motors in an export of two come back as two, and once.
 */
export function planImport<Input, Item>(
  csv: string,
  format: TableFormat<Input, Item>,
  existing: readonly (Input | Item)[],
  language: Language,
): ImportPlan<Input> {
  const find = columnFinder(format.columns);
  const table = readTable(csv, (header) => find(header) !== undefined);
  const columns = mapColumns(table.header, find, format.nameField);
  const assumed = Object.entries(format.assumed)
    .filter(([field]) => !columns.some((column) => column?.field === field && column.write))
    .map(([field, value]) => ({ field, value }));
  const left = counted(existing.map(format.keyOf));
  const inputs: Input[] = [];

  const rows = table.rows.map((row): CsvReport['rows'][number] => {
    const { given, refused } = readRow(row, columns, table);
    for (const { field, value } of assumed) given[field] ??= value;
    const { line } = row;
    const name = String(given[format.nameField] ?? '').slice(0, 120);
    if (row.cells.slice(columns.length).some((cell) => cell.trim() !== ''))
      return {
        line,
        status: 'error',
        name,
        fields: { row: translate(language, 'fields', 'csvTooManyCells') },
      };
    const { success, data, error } = format.schema.safeParse(given, { reportInput: true });
    if (!success || refused.size > 0) {
      const fields = fieldTexts(error?.issues ?? [], language);
      for (const [field, key] of refused) fields[field] = translate(language, 'fields', key);
      return { line, status: 'error', name, fields };
    }
    const key = format.keyOf(data);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    if (count > 0) return { line, status: 'duplicate', name };
    inputs.push(data);
    return { line, status: 'new', name };
  });

  const report: CsvReport = {
    imported: 0,
    columns: table.header.map((header, index) => ({ header, field: columns[index]?.field ?? null })),
    assumed,
    preview: table.rows.slice(0, previewRows).map(({ cells }) => cells),
    rows,
  };
  return { report, inputs };
}

/** The fields that a row states, and which are refused for what; a blank cell states nothing. */
function readRow<Item>(
  { cells }: TableRow,
  columns: readonly (Column<Item> | undefined)[],
  { header, separator }: Table,
): { given: Record<string, unknown>; refused: Map<string, string> } {
  const cellOf = (field: string) =>
    cells[columns.findIndex((column) => column?.field === field)]?.trim() ?? '';
  const given: Record<string, unknown> = {};
  const refused = new Map<string, string>();
  const putField = (field: string, value: unknown) => put(given, field.split('.'), value);
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (!column || cell.trim() === '') continue;
    const refuse = (key: string) => refused.set(column.field, key);
    const context = {
      decimalComma: separator === ';',
      unit: unitIn(header[index] ?? ''),
      cellOf,
      put: putField,
      refuse,
    };
    const value = column.read ? column.read(cell.trim(), context) : cell;
    if (value !== undefined) putField(column.field, value);
  }
  return { given, refused };
}

function put(target: Record<string, unknown>, [first = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    target[first] = value;
    return;
  }
  target[first] ??= {};
  put(target[first] as Record<string, unknown>, rest, value);
}

function counted(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
