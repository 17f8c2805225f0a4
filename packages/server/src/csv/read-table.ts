import { limits } from '@estela/contracts';
import Papa from 'papaparse';
import { takeTurns } from '../turns.ts';
import { csvProblem } from './csv-problem.ts';
import { withoutMark } from './formula-cells.ts';
import { parseInThread } from './parse-in-thread.ts';

export type Separator = ',' | ';' | '\t';

export interface TableRow {
  /** Of the file, where the row starts. */
  line: number;
  /** No more than a file may have columns. */
  cells: string[];
  /** Something stands behind the last column. */
  hasMore: boolean;
}

export interface Table {
  separator: Separator;
  header: string[];
  rows: TableRow[];
}

const separators: readonly Separator[] = [',', ';', '\t'];

/** Excel's own line before the header. */
const statedSeparator = /^sep=([,;\t])\r?\n/i;

/** Reads a file whose separator is stated, or else the one under which the header has most known columns. */
export async function readTable(csv: string, isKnown: (header: string) => boolean): Promise<Table> {
  const whole = csv.replace(/^\uFEFF/, '');
  const [hint = '', stated] = statedSeparator.exec(whole) ?? [];
  const text = whole.slice(hint.length);
  const separator = separators.find((one) => one === stated) ?? separatorOf(text, isKnown);
  const parsed = await parseInThread({
    text,
    separator,
    firstLine: hint ? 2 : 1,
  });
  const header = parsed.header.map((cell) => withoutMark(cell).trim());
  const { headerLength } = limits.csv;
  if (header.some(({ length }) => length > headerLength))
    throw csvProblem('csvLongHeader', { max: headerLength });
  const turn = takeTurns();
  const rows: TableRow[] = [];
  for (const json of parsed.rows) {
    const row: TableRow = JSON.parse(json);
    rows.push({ ...row, cells: row.cells.map(withoutMark) });
    await turn();
  }
  return { separator, header, rows };
}

function separatorOf(text: string, isKnown: (header: string) => boolean): Separator {
  const start = text.slice(0, limits.csv.columns * limits.csv.headerLength);
  let best: { separator: Separator; score: number } = {
    separator: ',',
    score: -1,
  };
  for (const separator of separators) {
    const [first = []] = Papa.parse<string[]>(start, {
      delimiter: separator,
      preview: 1,
    }).data;
    const header = first
      .slice(0, limits.csv.columns)
      .filter(({ length }) => length <= limits.csv.headerLength);
    // A known name weighs more than any number of columns.
    const score = header.filter(isKnown).length * 1_000 + header.length;
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}
