import { median, quantile } from '@estela/config/bench/quantile.ts';
import type { Condition, Side, Visited } from './conditions.ts';
import type { Figures } from './visit.ts';

export interface Measured {
  visited: Visited;
  condition: Condition;
  /** Serial rounds until the page shows its main content. */
  serial: Record<Side['name'], number>;
  /** One entry for each round. */
  figures: Record<Side['name'], Figures[]>;
}

/** A line of the table: one figure on both sides. */
export interface Row {
  name: string;
  digits: number;
  federated: number;
  bundle: number;
  /** Upper bound of federated over bundle (F1). */
  ratioTarget?: number;
  /** Upper bound of the federated figure (F2). */
  target?: number;
}

interface Kind {
  name: string;
  of: (figures: Figures) => number | undefined;
  digits?: number;
  quantile?: number;
  ratioTarget?: number;
  target?: number;
}

const kB = (bytes: number) => bytes / 1000;

/** Figures with the targets F1 (ratio) and F2 (absolute) of slow 4G with 4x CPU. */
const kinds: Kind[] = [
  { name: 'first content, ms', of: ({ firstContent }) => firstContent },
  { name: 'LCP, ms', of: ({ lcp }) => lcp, ratioTarget: 1 },
  { name: 'LCP p75, ms', of: ({ lcp }) => lcp, quantile: 0.75, target: 1200 },
  { name: 'like answers, ms', of: ({ like }) => like, ratioTarget: 1.05 },
  { name: 'map usable, ms', of: ({ map }) => map },
  { name: 'CLS', of: ({ cls }) => cls, digits: 3, target: 0.01 },
  { name: 'TBT, ms', of: ({ tbt }) => tbt, target: 50 },
  { name: 'requests', of: ({ requests }) => requests },
  { name: 'JavaScript, kB', of: ({ js }) => kB(js), digits: 1, ratioTarget: 1.15, target: 180 },
  { name: 'style sheets, kB', of: ({ css }) => kB(css), digits: 1 },
  { name: 'HTML, kB', of: ({ html }) => kB(html), digits: 1 },
  { name: 'everything, kB', of: ({ all }) => kB(all), digits: 1 },
];

/** The rows of one page under one condition. */
export function rowsOf({ condition, serial, figures }: Measured): Row[] {
  const rows = kinds.flatMap(({ of, name, digits = 0, quantile: q, ...targets }) => {
    const side = (which: Side['name']) => figures[which].map(of).filter((value) => value !== undefined);
    if (side('federated').length === 0) return [];
    const middle = (values: number[]) => (q === undefined ? median(values) : quantile(values, q));
    const row = { name, digits, federated: middle(side('federated')), bundle: middle(side('bundle')) };
    return [condition.hasTargets ? { ...row, ...targets } : row];
  });
  return [...rows, { name: 'serial rounds', digits: 0, ...serial }];
}
