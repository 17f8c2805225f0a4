import Papa from 'papaparse';
import { formulaStart } from './formula-cells.ts';

/** Lines of a CSV text (RFC 4180, but for its separator). */
export function writeTable(rows: readonly (readonly string[])[], delimiter: ',' | ';' = ','): string {
  if (rows.length === 0) return '';
  const options = { newline: '\r\n', escapeFormulae: formulaStart, delimiter };
  return `${Papa.unparse([...rows], options)}\r\n`;
}
