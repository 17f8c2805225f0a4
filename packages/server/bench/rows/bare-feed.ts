import { median } from '@estela/config/bench/quantile.ts';
import type { Figure } from '../measure/figure.ts';
import { flood } from '../measure/flood.ts';
import { startServerProcess } from '../server-process.ts';
import { sizes } from '../sizes.ts';
import { storedDatabase } from '../stored-database.ts';
import type { Row, RowOptions } from './row.ts';

const connections = 10;
/** A round takes about a second. */
const times = 10;

/** B3: what the rules, the checks and the layers cost, against a handler that has none. */
export const bareFeed: Row = {
  about: 'the newest 20 against bare Fastify with pg on the same rows, guest and signed in; takes --server',
  run: async (options) => {
    if (!options.server) return [];
    const server = await startServerProcess(await storedDatabase(sizes.mapSmall, options.server));
    try {
      const bare = await server.startBare();
      const { pilots } = await server.subjects();
      return [
        await compare('guest', { ours: server.address, bare }, undefined, options),
        await compare('signed in', { ours: server.address, bare }, pilots[0]?.token, options),
      ];
    } finally {
      await server.stop();
    }
  },
};

async function compare(
  who: string,
  { ours, bare }: { ours: string; bare: string },
  token: string | undefined,
  { rounds, requests }: RowOptions,
): Promise<Figure> {
  const load = { token, connections, requests: requests * times };
  const sides = { ours: { address: ours, path: '/api/feed' }, bare: { address: bare, path: '/newest' } };
  const rates = { ours: [] as number[], bare: [] as number[] };
  // The first round of each is for the code to be compiled and the statements to be planned.
  for (let round = -1; round < rounds; round += 1)
    for (const side of ['ours', 'bare'] as const) {
      const rate = await flood({ ...sides[side], ...load });
      if (round >= 0) rates[side].push(rate);
    }
  return {
    target: 'B3',
    name: `newest 20, ${who}, c=${connections}`,
    values: {
      'ours req/s': median(rates.ours),
      'bare req/s': median(rates.bare),
      share: median(rates.ours.map((rate, i) => rate / (rates.bare[i] ?? Number.NaN))),
    },
    bound: { of: 'share', atLeast: 0.6 },
  };
}
