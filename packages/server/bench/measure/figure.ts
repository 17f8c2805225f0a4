/** One line of the table. */
export interface Figure {
  /** Id of the target, as B1. */
  target: string;
  name: string;
  /** What was measured, in the order of its columns, with unit in the name. */
  values: Record<string, number>;
  /** What the target bounds; without one the line is there to compare with. */
  bound?: { of: string; atMost?: number; atLeast?: number };
}

/** As `reached`, or by how much it is missed. */
function verdict({ values, bound }: Figure): string {
  if (!bound) return '';
  const value = values[bound.of] ?? Number.NaN;
  const limit = bound.atMost ?? bound.atLeast ?? Number.NaN;
  const wanted = `${bound.of} ${bound.atMost === undefined ? '>=' : '<='} ${limit}`;
  const over = bound.atMost === undefined ? limit - value : value - limit;
  if (over <= 0) return `${wanted}: reached`;
  return `${wanted}: missed by ${shown(over)} (${limit === 0 ? '-' : `${Math.round((over / limit) * 100)}%`})`;
}

/** One table; figures with other columns than the line before start with a head of their own. */
export function table(figures: readonly Figure[]): string {
  const lines: string[] = [];
  let head = '';
  for (const figure of figures) {
    const columns = [figure.target, '', ...Object.keys(figure.values)];
    if (columns.join() !== head) lines.push('', line(columns, ''));
    head = columns.join();
    const cells = ['', figure.name, ...Object.values(figure.values).map(shown)];
    lines.push(line(cells, verdict(figure)));
  }
  return lines.join('\n');
}

const widths = [4, 34];

function line(cells: string[], end: string): string {
  const padded = cells.map((cell, i) => {
    const width = widths[i];
    return width === undefined ? cell.padStart(14) : cell.padEnd(width);
  });
  return `${padded.join('')}   ${end}`.trimEnd();
}

function shown(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
