import { type CsvReport, type Language, limits } from '@estela/contracts';
import { fieldTexts } from '../http/field-texts.ts';
import { type TextValues, translate } from '../http/texts.ts';
import { takeTurns } from '../turns.ts';
import { isMonthFirst } from './cell-values.ts';
import { unitIn } from './header-units.ts';
import { columnFinder, mapColumns } from './map-columns.ts';
import { readTable, type Separator, type TableRow } from './read-table.ts';
import type { CellContext, Column, TableFormat } from './table-format.ts';

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
export async function planImport<Input, Item>(
  csv: string,
  format: TableFormat<Input, Item>,
  existing: readonly (Input | Item)[],
  language: Language,
): Promise<ImportPlan<Input>> {
  const find = columnFinder(format.columns);
  const table = await readTable(csv, (header) => find(header) !== undefined);
  const columns = mapColumns(table.header, find, format.nameField);
  const units = table.header.map(unitIn);
  const monthFirst = columns.map(
    (column, index) =>
      column?.hasDays === true && isMonthFirst(table.rows.map(({ cells }) => cells[index] ?? '')),
  );
  const required = Object.entries(format.assumed).filter(
    ([field]) => !columns.some((column) => column?.field === field && column.write),
  );
  const assumed = new Map(required);
  const assume = (field: string, value: string) => void assumed.set(field, value);
  const left = counted(existing.map(format.keyOf));
  const inputs: Input[] = [];

  const planRow = (row: TableRow): CsvReport['rows'][number] => {
    const { given, refused, tooLong } = readRow(row, {
      columns,
      units,
      monthFirst,
      separator: table.separator,
      assume,
    });
    for (const [field, value] of required) given[field] ??= value;
    const { line } = row;
    const name = String(given[format.nameField] ?? '').slice(0, 120);
    if (row.hasMore)
      return {
        line,
        status: 'error',
        name,
        fields: { row: translate(language, 'fields', 'csvTooManyCells') },
      };
    const { success, data, error } = format.schema.safeParse(given, { reportInput: true });
    if (!success || refused.size > 0 || tooLong.size > 0) {
      const fields = fieldTexts(error?.issues ?? [], language);
      for (const [field, { key, values }] of refused)
        fields[field] = translate(language, 'fields', key, values);
      // The schema's own words come first: they know the field's limit.
      for (const [field, max] of tooLong) fields[field] ??= translate(language, 'fields', 'tooLong', { max });
      return { line, status: 'error', name, fields };
    }
    const key = format.keyOf(data);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    if (count > 0) return { line, status: 'duplicate', name };
    inputs.push(data);
    return { line, status: 'new', name };
  };

  const turn = takeTurns();
  const rows: CsvReport['rows'] = [];
  for (const row of table.rows) {
    rows.push(planRow(row));
    await turn();
  }

  const report: CsvReport = {
    imported: 0,
    columns: table.header.map((header, index) => ({ header, field: columns[index]?.field ?? null })),
    assumed: [...assumed].map(([field, value]) => ({ field, value })),
    preview: table.rows.slice(0, previewRows).map(({ cells }) => cells),
    rows,
  };
  return { report, inputs };
}

interface RowFields {
  given: Record<string, unknown>;
  /** For a reason that the schema cannot see. */
  refused: Map<string, { key: string; values?: TextValues | undefined }>;
  /** Fields whose cells have more characters than these: only their start was read. */
  tooLong: Map<string, number>;
}

/** What is known of the file by the time that its rows are read; of the lists an entry for each column. */
interface TableFacts<Item> {
  columns: readonly (Column<Item> | undefined)[];
  units: readonly string[];
  monthFirst: readonly boolean[];
  separator: Separator;
  assume: CellContext['assume'];
}

/** The fields that a row states; a blank cell states nothing. */
function readRow<Item>(
  { cells }: TableRow,
  { columns, units, monthFirst, separator, assume }: TableFacts<Item>,
): RowFields {
  const given: Record<string, unknown> = {};
  const refused: RowFields['refused'] = new Map();
  const tooLong: RowFields['tooLong'] = new Map();
  const longestOf = (index: number) => columns[index]?.longest ?? limits.text.max;
  // One character more than there may be: the field's own schema says that there are too many.
  const startOf = (index: number) => (cells[index]?.trim() ?? '').slice(0, longestOf(index) + 1);
  const cellOf = (field: string) => startOf(columns.findIndex((column) => column?.field === field));
  const putField = (field: string, value: unknown) => put(given, field.split('.'), value);
  for (const [index, column] of columns.entries()) {
    const cell = startOf(index);
    if (!column || cell === '') continue;
    const { field } = column;
    if (cell.length > longestOf(index)) tooLong.set(field, longestOf(index));
    const refuse = (key: string, values?: TextValues) => {
      refused.set(field, { key, values });
    };
    const context = {
      decimalComma: separator === ';',
      unit: units[index] ?? '',
      monthFirst: monthFirst[index] ?? false,
      assume,
      cellOf,
      put: putField,
      refuse,
    };
    const value = column.read ? column.read(cell, context) : cell;
    if (value !== undefined) putField(field, value);
  }
  return { given, refused, tooLong };
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
