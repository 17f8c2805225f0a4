import { median } from '@estela/config/bench/quantile.ts';
import type { Client } from '../client.ts';
import { startServerProcess } from '../server-process.ts';
import { withScratchDatabase } from '../stored-database.ts';
import type { Row } from './row.ts';

const atOnce = 50;

/** B7: what many like at one moment costs as much as what each likes alone. */
export const hotRows: Row = {
  about: '50 likes at once on one flight, against 50 on 50 flights',
  run: ({ server: url, rounds, requests }) =>
    withScratchDatabase({ name: 'hot', pilots: 1_000, flights: 4_000, isQuiet: true }, url, async (place) => {
      const server = await startServerProcess(place);
      try {
        const { pilots } = await server.subjects();
        const tokens = pilots.slice(0, atOnce).map(({ token }) => token);
        const flights = await newestFlights(server.client, tokens.length);
        const [hot = ''] = flights;
        const one: number[] = [];
        const each: number[] = [];
        for (let round = -1; round < rounds * Math.ceil(requests / atOnce); round += 1) {
          const onOne = await likeAll(server.client, tokens, () => hot);
          const onEach = await likeAll(server.client, tokens, (n) => flights[n] ?? hot);
          if (round < 0) continue;
          one.push(onOne);
          each.push(onEach);
        }
        return [
          {
            target: 'B7',
            name: `${tokens.length} likes at once`,
            values: {
              'one flight ms': median(one),
              'a flight each ms': median(each),
              ratio: median(one.map((time, i) => time / (each[i] ?? Number.NaN))),
            },
            bound: { of: 'ratio', atMost: 3 },
          },
        ];
      } finally {
        await server.stop();
      }
    }),
};

async function newestFlights(client: Client, count: number): Promise<string[]> {
  const { items } = await client.read<{ items: { kind: string; _id: string }[] }>({
    path: '/api/feed?limit=100',
  });
  const flights = items.filter(({ kind }) => kind === 'flight').slice(0, count);
  if (flights.length < count) throw new Error(`Only ${flights.length} flights among the newest`);
  return flights.map(({ _id }) => _id);
}

/** Milliseconds until all likes are answered; takes them back afterwards. */
async function likeAll(client: Client, tokens: string[], idOf: (n: number) => string): Promise<number> {
  const all = (method: 'PUT' | 'DELETE') =>
    Promise.all(
      tokens.map((token, n) => client.time({ path: `/api/flights/${idOf(n)}/like`, method, token })),
    );
  const start = performance.now();
  await all('PUT');
  const time = performance.now() - start;
  await all('DELETE');
  return time;
}
