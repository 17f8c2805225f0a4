import { median, p99 } from '@estela/config/bench/quantile.ts';
import type { Client } from '../client.ts';
import { measureAlternately } from '../measure/alternately.ts';
import type { Figure } from '../measure/figure.ts';
import { startServerProcess } from '../server-process.ts';
import type { Size } from '../sizes.ts';
import { storedDatabase } from '../stored-database.ts';
import type { Subjects } from '../subjects.ts';
import type { RowOptions } from './row.ts';

export type Question = (subjects: Subjects, n: number) => { path: string; token?: string };

const most = 1.2;

/** Asks a small and a large database the same, in turn. */
export async function compareSizes(
  questions: Record<string, Question>,
  sizes: { small: Size; large: Size },
  options: RowOptions,
): Promise<Figure[]> {
  const small = await startServerProcess(await storedDatabase(sizes.small, options.server));
  const large = await startServerProcess(await storedDatabase(sizes.large, options.server));
  try {
    const sides = {
      small: { client: small.client, subjects: await small.subjects() },
      large: { client: large.client, subjects: await large.subjects() },
    };
    const figures: Figure[] = [];
    for (const [name, question] of Object.entries(questions)) {
      figures.push(await compare(name, question, sides, options));
    }
    return figures;
  } finally {
    await small.stop();
    await large.stop();
  }
}

interface Asked {
  client: Client;
  subjects: Subjects;
}

async function compare(
  name: string,
  question: Question,
  { small, large }: Record<'small' | 'large', Asked>,
  options: RowOptions,
): Promise<Figure> {
  const measured = await measureAlternately(
    {
      small: (n) => small.client.time(question(small.subjects, n)),
      large: (n) => large.client.time(question(large.subjects, n)),
    },
    options,
  );
  const ratios = measured.large.map((round, i) => p99(round) / p99(measured.small[i] ?? []));
  return {
    target: 'B1',
    name,
    values: {
      'small p50 ms': median(measured.small.flat()),
      'large p50 ms': median(measured.large.flat()),
      'small p99 ms': p99(measured.small.flat()),
      'large p99 ms': p99(measured.large.flat()),
      'p99 ratio': median(ratios),
    },
    bound: { of: 'p99 ratio', atMost: most },
  };
}

export function signedIn(pilots: Subjects['pilots'], n: number) {
  return { token: of(pilots, n).token };
}

export function of<T>(list: readonly T[], n: number): T {
  const one = list[n % list.length];
  if (one === undefined) throw new Error('The database holds nothing to ask for');
  return one;
}
