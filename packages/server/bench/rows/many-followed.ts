import { median, p99 } from '@estela/config/bench/quantile.ts';
import type { Client } from '../client.ts';
import { naivePath } from '../control.ts';
import { measureAlternately } from '../measure/alternately.ts';
import type { Figure } from '../measure/figure.ts';
import { startServerProcess } from '../server-process.ts';
import { sizes } from '../sizes.ts';
import { storedDatabase } from '../stored-database.ts';
import type { Row, RowOptions } from './row.ts';

const feedPath = '/api/feed?tab=following';
const deepPage = 500;
/** The control takes a hundred times as long: fewer requests measure it as well. */
const fewer = 10;

/** B2: the following feed of a pilot who follows 5,000, against the obvious query. */
export const manyFollowed: Row = {
  about: 'a pilot who follows 5,000, active or silent for a year, against the naive query',
  run: async (options) => {
    const server = await startServerProcess(await storedDatabase(sizes.large, options.server));
    try {
      const { followsMany, followsSilent } = await server.subjects();
      return [
        ...(await againstNaive('active', server.client, followsMany, options)),
        await deepAgainstFirst('active', server.client, followsMany, options),
        ...(await againstNaive('silent for a year', server.client, followsSilent, options)),
        await deepAgainstFirst('silent for a year', server.client, followsSilent, options),
      ];
    } finally {
      await server.stop();
    }
  },
};

async function againstNaive(
  who: string,
  client: Client,
  token: string,
  options: RowOptions,
): Promise<Figure[]> {
  const ask = (path: string) => () => client.time({ path, token });
  const { ours } = await measureAlternately({ ours: ask(feedPath) }, options);
  const turns = await measureAlternately(
    { ours: ask(feedPath), naive: ask(naivePath) },
    { rounds: options.rounds, requests: Math.max(1, Math.round(options.requests / fewer)) },
  );
  return [
    {
      target: 'B2',
      name: `5,000 followed, ${who}`,
      values: { 'p50 ms': median(ours.flat()), 'p99 ms': p99(ours.flat()) },
      bound: { of: 'p99 ms', atMost: 15 },
    },
    {
      target: 'B2',
      name: `against the naive IN, ${who}`,
      values: {
        'ours p50 ms': median(turns.ours.flat()),
        'naive p50 ms': median(turns.naive.flat()),
        'times faster': median(turns.naive.map((round, i) => median(round) / median(turns.ours[i] ?? []))),
      },
      bound: { of: 'times faster', atLeast: 30 },
    },
  ];
}

async function deepAgainstFirst(
  who: string,
  client: Client,
  token: string,
  options: RowOptions,
): Promise<Figure> {
  let cursor = '';
  let pages = 1;
  for (; pages < deepPage; pages += 1) {
    const { nextCursor } = await client.read<{ nextCursor: string | null }>({
      path: feedPath + cursor,
      token,
    });
    if (!nextCursor) break;
    cursor = `&cursor=${nextCursor}`;
  }
  const deepPath = feedPath + cursor;
  const { first, deep } = await measureAlternately(
    {
      first: () => client.time({ path: feedPath, token }),
      deep: () => client.time({ path: deepPath, token }),
    },
    options,
  );
  return {
    target: 'B2',
    name: `page ${pages} against page 1, ${who}`,
    values: {
      'first p50 ms': median(first.flat()),
      'deep p50 ms': median(deep.flat()),
      'deep p99 ms': p99(deep.flat()),
      'p50 ratio': median(deep.map((round, i) => median(round) / median(first[i] ?? []))),
    },
    bound: { of: 'p50 ratio', atMost: 1.5 },
  };
}
