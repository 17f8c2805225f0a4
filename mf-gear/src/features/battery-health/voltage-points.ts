import type { FlownPack } from '@estela/contracts';

interface Line {
  name: 'rest' | 'lowest';
  path: string;
  /** Lines without length: a round cap makes each a dot, which stretching does not turn into an oval. */
  dots: string;
}

interface Chart {
  lines: Line[];
  /** Where the volts of the scale are drawn: hundredths from the top. */
  rungs: { y: number; value: number }[];
  first: string;
  last: string;
}

const names = { rest: 'restAfter', lowest: 'minCell' } as const;
const step = 0.2;

/** The drawing of flights, newest first, in a square of 100 by 100; undefined if fewer than two flights have figures. */
export function chartOf(series: readonly FlownPack[]): Chart | undefined {
  const flights = series.filter(({ restAfter, minCell }) => restAfter !== null || minCell !== null).reverse();
  const [oldest] = flights;
  const newest = flights.at(-1);
  if (!oldest || !newest || flights.length < 2) return undefined;
  const values = flights.flatMap(({ restAfter, minCell }) => [restAfter, minCell]).filter((v) => v !== null);
  const low = Math.floor(Math.min(...values) / step + 1e-9) * step;
  const high = Math.max(Math.ceil(Math.max(...values) / step - 1e-9) * step, low + step);
  const y = (value: number) => rounded(100 - ((value - low) / (high - low)) * 100);
  const x = (index: number) => rounded((index / (flights.length - 1)) * 100);

  const lineOf = (name: Line['name']): Line => {
    const points = flights.flatMap((flight, index) => {
      const value = flight[names[name]];
      return value === null ? [] : [`${x(index)} ${y(value)}`];
    });
    return { name, path: `M${points.join('L')}`, dots: points.map((point) => `M${point}h0`).join('') };
  };
  const count = Math.round((high - low) / step);
  // More than six would overlap.
  const every = Math.ceil(count / 6);
  const rungs = Array.from({ length: Math.floor(count / every) + 1 }, (_, index) => {
    const value = low + index * every * step;
    return { y: y(value), value: Math.round(value * 100) / 100 };
  });
  return {
    lines: (['rest', 'lowest'] as const).map(lineOf).filter(({ dots }) => dots !== ''),
    rungs,
    first: oldest.recordedAt,
    last: newest.recordedAt,
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
