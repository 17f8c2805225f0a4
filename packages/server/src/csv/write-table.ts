import Papa from 'papaparse';
import { formulaStart } from './formula-cells.ts';

/** A CSV text (RFC 4180) with one header line. */
export function writeTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const options = { newline: '\r\n', escapeFormulae: formulaStart };
  return `${Papa.unparse([header, ...rows], options)}\r\n`;
}
