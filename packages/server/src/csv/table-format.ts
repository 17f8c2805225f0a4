import type { z } from 'zod';
import type { TextValues } from '../http/texts.ts';
import type { Units } from './header-units.ts';

/** What a cell's reader knows of the row and the file around it. */
export interface CellContext {
  /** The file comes from where numbers have a decimal comma. */
  decimalComma: boolean;
  /** The days of the column begin with the month. */
  monthFirst: boolean;
  /** What stands in brackets in the column's header, in small letters; empty where nothing does. */
  unit: string;
  /** The row's cell of another field; empty where it has none. */
  cellOf: (field: string) => string;
  /** Gives another field a value that this cell says too. */
  put: (field: string, value: unknown) => void;
  /** Says of all rows what was taken where the file does not say it. */
  assume: (field: string, value: string) => void;
  /** Makes the row an error for a reason that the field's schema cannot see; a key of the texts of fields. */
  refuse: (key: string, values?: TextValues) => void;
}

export interface Column<Item> {
  /** Path in the input: `name`, `battery.cells`; its last part is the header of an export. */
  field: string;
  /** Other names that an import understands, in any case and with or without accents. */
  headers: readonly string[];
  /** Characters that a cell may have, and no more of it is read. Default: those of a text. */
  longest?: number;
  /** Default: the text as it is. Undefined says nothing of the field. */
  read?: (cell: string, context: CellContext) => unknown;
  /** A column of another program: an import reads it, an export has none. */
  write?: (item: Item) => string;
  /** The units in brackets that `read` understands; without it a header may have any. */
  units?: Units;
  /** Its cells begin with days. */
  hasDays?: boolean;
  /** It writes a number that may have decimals. */
  isDecimal?: boolean;
}

/** How the items of one kind stand in a CSV file. */
export interface TableFormat<Input, Item> {
  columns: readonly Column<Item>[];
  /** What an item goes by: a file must have its column. */
  nameField: 'name' | 'title';
  schema: z.ZodType<Input>;
  /** Required fields with what they get in a file that has no column of ours for them. */
  assumed: Readonly<Record<string, string>>;
  /** What makes two of them the same; the fields of an item are those of an input. */
  keyOf: (item: Input | Item) => string;
}
