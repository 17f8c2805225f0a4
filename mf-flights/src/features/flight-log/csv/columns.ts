import { Row } from './row.ts';

/** What a header's unit is in our own: metres, metres per second, volts, percent, milliseconds. */
const factors: Record<string, number> = {
  __proto__: null as never,
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
  ...{ mv: 0.001, v: 1, '%': 1, db: 1, us: 1, ms: 1, millisecond: 1, milliseconds: 1 },
};

/** Without a unit nobody knows which of many it is. */
const isSpeed = /^(?:gspd|gps speed|speed|vspd)$/;

interface Column {
  index: number;
  /** Null for a unit that nobody knows: such a column says no number. */
  factor: number | null;
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
  /** As they are written. */
  readonly headers: string[] = [];
  readonly #columns = new Map<string, Column>();
  readonly #row: Row;

  constructor(header: string) {
    this.#row = new Row(separatorOf(header)).read(header);
    this.count = this.#row.count;
    for (let index = 0; index < this.count; index += 1) {
      const cell = (this.#row.cell(index) ?? '').trim().slice(0, 100);
      this.headers.push(cell);
      const [, name = '', unit = ''] = headerForm.exec(cell.toLowerCase()) ?? [];
      const [key, measure] = [name.trim(), unit.trim()];
      const isKnown = measure === '' ? !isSpeed.test(key) : measure in factors;
      this.#add(key, { index, factor: isKnown ? (factors[measure] ?? 1) : null });
      if (measure) this.#add(`${key}(${measure})`, { index, factor: 1 });
    }
  }

  has(...names: string[]): boolean {
    return names.every((name) => this.#columns.has(name));
  }

  /** The first of these columns that is there, and whose unit is known where one of them has such. */
  find(...names: string[]): Column | null {
    const found = names.flatMap((name) => this.#columns.get(name) ?? []);
    return found.find(({ factor }) => factor !== null) ?? found[0] ?? null;
  }

  #add(name: string, column: Column): void {
    if (!this.#columns.has(name)) this.#columns.set(name, column);
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
  if (!column || column.factor === null) return null;
  const value = numberOf(row.cell(column.index));
  return value === null ? null : value * column.factor;
}

function separatorOf(header: string): string {
  const counts = [',', ';', '\t'].map((one) => [one, header.split(one).length] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
