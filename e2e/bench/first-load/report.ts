import { type Measured, type Row, rowsOf } from './rows.ts';

export type { Measured } from './rows.ts';

const widths = [18, 11, 11, 8];

/** The table that the benchmark prints. */
export function report(measured: Measured[], rounds: number): string {
  const names = [...new Set(measured.map(({ condition }) => condition.name))];
  return [...head(rounds), ...names.flatMap((name) => section(name, measured))].join('\n');
}

function head(rounds: number): string[] {
  return [
    '',
    `First visit: empty cache, medians of ${rounds} alternating visits.`,
    'federated   the published product, as npm start serves it: shell, remote and page by the edge',
    'bundle      the same sources as one bundle with lazy areas and pages; never published',
    'Both        HTTP/1.1 kept alive, brotli 11 (HTML 5), immutable caching, integrity, the same page head and policy,',
    '            preloads of every file of the route, the same API and data (the bundle reaches it by a local proxy)',
    'F1 bounds the ratio, F2 the federated figure. Files that idle time fetches for other pages do not count.',
  ];
}

function section(name: string, measured: Measured[]): string[] {
  const pages = measured.filter(({ condition }) => condition.name === name);
  return ['', `== ${name}`, ...pages.flatMap(table)];
}

function table(measured: Measured): string[] {
  const { name, viewport } = measured.visited;
  const title = line(
    [name, 'federated', 'bundle', 'ratio'],
    `target (${viewport.width} x ${viewport.height})`,
  );
  return ['', title, ...rowsOf(measured).map(rowLine)];
}

function rowLine(row: Row): string {
  const { name, digits, federated, bundle } = row;
  const ratio = bundle > 0 ? federated / bundle : undefined;
  const cells = [name, federated.toFixed(digits), bundle.toFixed(digits), ratio?.toFixed(2) ?? '-'];
  return line(cells, verdicts(row, ratio).join('; '));
}

function verdicts({ ratioTarget, target, federated, digits }: Row, ratio: number | undefined): string[] {
  return [
    ...(ratioTarget !== undefined && ratio !== undefined ? [verdict('F1', ratio, ratioTarget, 2)] : []),
    ...(target !== undefined ? [verdict('F2', federated, target, digits)] : []),
  ];
}

function verdict(id: string, value: number, bound: number, digits: number): string {
  const over = value - bound;
  const missed = `missed by ${over.toFixed(digits)} (${((over / bound) * 100).toFixed(0)}%)`;
  return `${id} <= ${bound}: ${over <= 0 ? 'reached' : missed}`;
}

function line(cells: string[], end: string): string {
  const padded = cells.map((cell, i) =>
    i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0),
  );
  return `${padded.join('')}   ${end}`.trimEnd();
}
