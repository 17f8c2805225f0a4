import Papa from 'papaparse';
import { formulaStart } from './formula-cells.ts';

/** A CSV text (RFC 4180, but for its separator) with one header line. */
export function writeTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  delimiter: ',' | ';' = ',',
): string {
  const options = { newline: '\r\n', escapeFormulae: formulaStart, delimiter };
  return `${Papa.unparse([header, ...rows], options)}\r\n`;
}
