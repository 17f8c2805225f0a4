import { median, p99 } from '@estela/config/bench/quantile.ts';
import { flightFilters, spotFilters } from '@estela/contracts';
import type { Client } from '../client.ts';
import { measureAlternately } from '../measure/alternately.ts';
import type { Figure } from '../measure/figure.ts';
import { startServerProcess } from '../server-process.ts';
import { sizes } from '../sizes.ts';
import { storedDatabase } from '../stored-database.ts';
import type { Subjects } from '../subjects.ts';
import type { Row, RowOptions } from './row.ts';

type Question = (subjects: Subjects, n: number) => { path: string; token?: string };

const most = 1.2;

const questions: Record<string, Question> = {
  'global feed': ({ pilots }, n) => ({ path: '/api/feed', ...signedIn(pilots, n) }),
  'following feed': ({ pilots }, n) => ({ path: '/api/feed?tab=following', ...signedIn(pilots, n) }),
  dashboard: ({ pilots }, n) => ({
    path: `/api/users/dashboard/${of(pilots, n + 1).username}`,
    ...signedIn(pilots, n),
  }),
  ...Object.fromEntries(
    flightFilters.map((filter): [string, Question] => [
      `flights, ${filter}`,
      ({ pilots }, n) => ({ path: `/api/flights?filter=${filter}&tz=Europe/Madrid`, ...signedIn(pilots, n) }),
    ]),
  ),
  'flights, words': ({ pilots }, n) => ({ path: '/api/flights?q=vuelo+viento', ...signedIn(pilots, n) }),
  'flights, tag': ({ pilots }, n) => ({ path: `/api/flights?tag=t${n % 50}`, ...signedIn(pilots, n) }),
  'spots in a box': ({ boxes, pilots }, n) => ({
    path: `/api/spots/map?limit=20&bbox=${of(boxes, n)}`,
    ...signedIn(pilots, n),
  }),
  ...Object.fromEntries(
    ['', ...spotFilters].map((filter): [string, Question] => [
      `spots of a country, ${filter || 'all'}`,
      ({ pilots }, n) => ({
        path: `/api/spots/map?bbox=${wideBox(n)}${filter && `&filter=${filter}`}`,
        ...signedIn(pilots, n),
      }),
    ]),
  ),
  'spots by words': ({ pilots }, n) => ({
    path: `/api/spots/map?bbox=-180,-90,180,90&q=spot+${100 + (n % 800)}7`,
    ...signedIn(pilots, n),
  }),
  'topics of a group': ({ groups, pilots }, n) => ({
    path: `/api/groups/${of(groups, n)}/topics`,
    ...signedIn(pilots, n),
  }),
};

/** B1: what everybody does must not become slower as the number of pilots grows. */
export const sizeRatio: Row = {
  about: '1 M flights and 100 k pilots against 10 k and 1 k',
  run: async (options) => {
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
  },
};

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

/** Spain, not twice the same. */
const wideBox = (n: number) => [-9.5 + (n % 10) / 10, 35.5, 3.5 + (n % 10) / 10, 44].join(',');

function signedIn(pilots: Subjects['pilots'], n: number) {
  return { token: of(pilots, n).token };
}

function of<T>(list: readonly T[], n: number): T {
  const one = list[n % list.length];
  if (one === undefined) throw new Error('The database holds nothing to ask for');
  return one;
}
