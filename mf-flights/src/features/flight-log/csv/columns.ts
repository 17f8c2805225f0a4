import { cellsOf } from './cells-of.ts';

/** What a header's unit is in our own: metres, metres per second, volts, percent. */
const factors: Record<string, number> = {
  ...{ m: 1, meters: 1, metres: 1, ft: 0.3048, feet: 0.3048, km: 1000, mi: 1609.344 },
  ...{ 'm/s': 1, mps: 1, 'km/h': 1 / 3.6, kmh: 1 / 3.6, kph: 1 / 3.6, mph: 0.44704 },
  ...{
    'ft/s': 0.3048,
    'f/s': 0.3048,
    kts: 1852 / 3600,
    kn: 1852 / 3600,
    knots: 1852 / 3600,
    kt: 1852 / 3600,
  },
  ...{ mv: 0.001, v: 1, '%': 1 },
};

interface Column {
  index: number;
  factor: number;
}

/** A number of a cell; null for an empty one and for words. */
export function numberOf(cell: string | undefined): number | null {
  if (cell === undefined || cell === '') return null;
  const value = Number(cell);
  return Number.isFinite(value) && cell.trim() !== '' ? value : null;
}

const headerForm = /^(.*?)\s*(?:\(([^()]*)\))?$/;

/** The columns of a header by name, whatever their case and unit. */
export class Columns {
  readonly separator: string;
  readonly count: number;
  readonly #columns = new Map<string, Column>();

  constructor(header: string) {
    this.separator = separatorOf(header);
    const cells = cellsOf(header, this.separator);
    this.count = cells.length;
    for (const [index, cell] of cells.entries()) {
      const [, name = '', unit = ''] = headerForm.exec(cell.trim().slice(0, 100)) ?? [];
      const key = name.trim().toLowerCase();
      if (!this.#columns.has(key))
        this.#columns.set(key, { index, factor: factors[unit.trim().toLowerCase()] ?? 1 });
    }
  }

  has(...names: string[]): boolean {
    return names.every((name) => this.#columns.has(name));
  }

  /** The first of these columns that is there. */
  find(...names: string[]): Column | null {
    for (const name of names) {
      const column = this.#columns.get(name);
      if (column) return column;
    }
    return null;
  }

  cells(line: string): string[] {
    return cellsOf(line, this.separator);
  }
}

export function textAt(cells: readonly string[], column: Column | null): string {
  return (column && cells[column.index]?.trim()) ?? '';
}

/** In our own units. */
export function numberAt(cells: readonly string[], column: Column | null): number | null {
  const value = column && numberOf(cells[column.index]);
  return value === null || value === undefined ? null : value * (column?.factor ?? 1);
}

function separatorOf(header: string): string {
  const counts = [',', ';', '\t'].map((one) => [one, header.split(one).length] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
