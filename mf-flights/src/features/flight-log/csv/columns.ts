import { Row } from './row.ts';

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
  // Blanks alone count as 0.
  return Number.isFinite(value) && (value !== 0 || cell.trim() !== '') ? value : null;
}

const headerForm = /^(.*?)\s*(?:\(([^()]*)\))?$/;

/** The columns of a header by name, whatever their case and unit. */
export class Columns {
  readonly count: number;
  readonly #columns = new Map<string, Column>();
  readonly #row: Row;

  constructor(header: string) {
    this.#row = new Row(separatorOf(header)).read(header);
    this.count = this.#row.count;
    for (let index = 0; index < this.count; index += 1) {
      const cell = this.#row.cell(index) ?? '';
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

  /** Until the next line is read. */
  row(line: string): Row {
    return this.#row.read(line);
  }
}

export function textAt(row: Row, column: Column | null): string {
  return (column && row.cell(column.index)?.trim()) ?? '';
}

/** In our own units. */
export function numberAt(row: Row, column: Column | null): number | null {
  const value = column && numberOf(row.cell(column.index));
  return value === null || value === undefined ? null : value * (column?.factor ?? 1);
}

function separatorOf(header: string): string {
  const counts = [',', ';', '\t'].map((one) => [one, header.split(one).length] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
