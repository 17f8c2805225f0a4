// The thread that takes CSV apart: no file holds the event loop, and one that takes too long is ended with its thread. Plain
// JavaScript: tsx, Jest and a built server all start this very file.
import { parentPort } from 'node:worker_threads';
import Papa from 'papaparse';

/** Rows as JSON: the event loop takes them up one by one. */
function parse({ text, separator, firstLine, limits }) {
  const refuse = (key, values) => ({ problem: { key, values } });
  if (hasManyBlanks(text, separator, limits.blanks))
    return refuse('csvTooManyBlanks', { max: limits.blanks });
  const { data, errors } = Papa.parse(text, { delimiter: separator });
  const lines = linesOf(data, firstLine);
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return refuse('csvBroken', { line: lines[broken.row ?? 0] ?? 1 });
  const all = data
    .map((cells, index) => ({ line: lines[index] ?? 0, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [head, ...rows] = all;
  if (!head || rows.length === 0) return refuse('csvEmpty');
  if (rows.length > limits.rows) return refuse('csvTooManyRows', { max: limits.rows });
  const columns = head.cells.length;
  if (columns > limits.columns) return refuse('csvTooManyColumns', { max: limits.columns });
  const kept = rows.map(({ line, cells }) => ({
    line,
    cells: cells.slice(0, limits.columns),
    hasMore: cells.slice(columns).some((cell) => cell.trim() !== ''),
  }));
  return { header: head.cells, rows: kept.map((row) => JSON.stringify(row)) };
}

/** Papa Parse looks through the blanks before a separator again at each stray quote. */
function hasManyBlanks(text, separator, max) {
  for (const [blanks] of text.matchAll(separator === '\t' ? /[^\S\t]{2,}/g : /\s{2,}/g))
    if (blanks.length > max) return true;
  return false;
}

/** The line on which each row starts: quoted cells keep their line breaks. */
function linesOf(rows, first) {
  let line = first;
  return rows.map((cells) => {
    const start = line;
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return start;
  });
}

parentPort.on('message', (file) => parentPort.postMessage(parse(file)));
