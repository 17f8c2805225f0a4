import { limits } from '@estela/contracts';
import Papa from 'papaparse';
import { csvProblem } from './csv-problem.ts';
import { withoutMark } from './formula-cells.ts';

export type Separator = ',' | ';' | '\t';

export interface TableRow {
  /** Of the file, where the row starts. */
  line: number;
  cells: string[];
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
export function readTable(csv: string, isKnown: (header: string) => boolean): Table {
  const whole = csv.replace(/^\uFEFF/, '');
  const [hint = '', stated] = statedSeparator.exec(whole) ?? [];
  const text = whole.slice(hint.length);
  const separator = separators.find((one) => one === stated) ?? separatorOf(text, isKnown);
  refuseBlanks(text, separator);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator });
  const lines = linesOf(data, hint ? 2 : 1);
  const [broken] = errors.filter(({ type }) => type === 'Quotes');
  if (broken) throw csvProblem('csvBroken', { line: lines[broken.row ?? 0] ?? 1 });
  const all = data
    .map((cells, index) => ({ line: lines[index] ?? 0, cells: cells.map(withoutMark) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [head, ...rows] = all;
  if (!head || rows.length === 0) throw csvProblem('csvEmpty');
  if (rows.length > limits.csv.rows) throw csvProblem('csvTooManyRows', { max: limits.csv.rows });
  const header = head.cells.map((cell) => cell.trim());
  const { columns, headerLength } = limits.csv;
  if (header.length > columns) throw csvProblem('csvTooManyColumns', { max: columns });
  if (header.some(({ length }) => length > headerLength))
    throw csvProblem('csvLongHeader', { max: headerLength });
  return { separator, header, rows };
}

function separatorOf(text: string, isKnown: (header: string) => boolean): Separator {
  const start = text.slice(0, limits.csv.columns * limits.csv.headerLength);
  let best: { separator: Separator; score: number } = { separator: ',', score: -1 };
  for (const separator of separators) {
    const [first = []] = Papa.parse<string[]>(start, { delimiter: separator, preview: 1 }).data;
    const header = first.filter(({ length }) => length <= limits.csv.headerLength);
    // A known name weighs more than any number of columns.
    const score = header.filter(isKnown).length * 1_000 + header.length;
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

/** Papa Parse looks through the blanks before a separator again at each stray quote. */
function refuseBlanks(text: string, separator: Separator): void {
  const max = limits.csv.blanks;
  for (const [blanks] of text.matchAll(separator === '\t' ? /[^\S\t]{2,}/g : /\s{2,}/g))
    if (blanks.length > max) throw csvProblem('csvTooManyBlanks', { max });
}

/** The line on which each row starts: quoted cells keep their line breaks. */
function linesOf(rows: readonly string[][], first: number): number[] {
  let line = first;
  return rows.map((cells) => {
    const start = line;
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return start;
  });
}
