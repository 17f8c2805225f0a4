/** One line of the table that the benchmark prints. */
export interface Figure {
  /** What it stands for in the targets: D1, D2, ... */
  id: string;
  name: string;
  value: number;
  unit: 'ms' | 'count';
  /** The value may be at most this, or exactly it where `exact` says so. */
  target?: number;
  exact?: boolean;
}

export function table(figures: Figure[]): string {
  return figures.map(line).join('\n');
}

function line(figure: Figure): string {
  const { id, name, value, unit } = figure;
  const shown = unit === 'ms' ? `${value.toFixed(1)} ms` : String(value);
  return `${id.padEnd(4)}${name.padEnd(64)}${shown.padStart(12)}   ${verdict(figure)}`.trimEnd();
}

function verdict({ value, target, exact, unit }: Figure): string {
  if (target === undefined) return '';
  const isReached = exact ? value === target : value <= target;
  const wanted = `${exact ? '=' : '<='} ${target}${unit === 'ms' ? ' ms' : ''}`;
  return `${wanted}: ${isReached ? 'reached' : `missed by ${Math.abs(value - target).toFixed(1)}`}`;
}
