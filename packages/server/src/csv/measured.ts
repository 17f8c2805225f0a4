import { readNumber } from './cell-values.ts';
import { inOwnUnit, type Units } from './header-units.ts';
import type { CellContext } from './table-format.ts';

/** Reads a number in the field's own unit, whichever the header says. */
export const measured =
  (units: Units) =>
  (cell: string, { decimalComma, unit }: CellContext) => {
    const value = readNumber(cell, decimalComma);
    return typeof value === 'number' ? inOwnUnit(value, units, unit) : value;
  };
