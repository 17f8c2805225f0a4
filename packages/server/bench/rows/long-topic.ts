import { median, p99 } from '@estela/config/bench/quantile.ts';
import type { Client } from '../client.ts';
import { measureAlternately } from '../measure/alternately.ts';
import type { Figure } from '../measure/figure.ts';
import { startServerProcess } from '../server-process.ts';
import { withScratchDatabase } from '../stored-database.ts';
import type { Row } from './row.ts';

const sizes = { short: 50, long: 5_000 };

/** What the pages of a topic and of a post ask for. */
const questions = {
  itself: '',
  'newest first': '/comments?order=newest',
  'oldest first': '/comments?order=oldest',
};

/** What is said in a group, by the last part of its address, and what makes one. */
const places = {
  topics: { title: 'Charla' },
  posts: { title: 'Charla', content: 'De todo' },
};

/** A topic or a post of 5,000 comments, every third of them a reply, opens as fast as one of 50. */
export const longTopic: Row = {
  about: 'opening a topic or a post of 5,000 comments against one of 50: itself, its newest and its oldest',
  run: ({ server: url, ...turns }) =>
    withScratchDatabase({ name: 'topics', pilots: 1_000, flights: 1_000 }, url, async (place) => {
      const server = await startServerProcess(place);
      try {
        const [writer, reader] = (await server.subjects()).pilots.map(({ token }) => token);
        if (!writer || !reader) throw new Error('The database has no pilots');
        const body = { name: 'Charla', description: 'De todo' };
        const group = await make(server.client, '/api/groups', writer, body);
        const figures: Figure[] = [];
        for (const [kind, content] of Object.entries(places)) {
          const talked = (comments: number) =>
            talk(server.client, `/api/groups/${group}/${kind}`, writer, content, comments);
          const [short, long] = [await talked(sizes.short), await talked(sizes.long)];
          for (const [name, query] of Object.entries(questions)) {
            const ask = (talk: string) => ({ path: `${talk}${query}`, token: reader });
            const sides = await measureAlternately(
              {
                short: () => server.client.time(ask(short)),
                long: () => server.client.time(ask(long)),
              },
              turns,
            );
            figures.push({
              target: 'topics',
              name: `${kind}: ${name}`,
              values: {
                [`${sizes.short} p50 ms`]: median(sides.short.flat()),
                [`${sizes.long} p50 ms`]: median(sides.long.flat()),
                [`${sizes.long} p99 ms`]: p99(sides.long.flat()),
                'p50 ratio': median(
                  sides.long.map((round, i) => median(round) / median(sides.short[i] ?? [])),
                ),
              },
              bound: { of: 'p50 ratio', atMost: 1.2 },
            });
          }
        }
        return figures;
      } finally {
        await server.stop();
      }
    }),
};

/** The address of a new topic or post with so many comments. */
async function talk(
  client: Client,
  kind: string,
  token: string,
  content: object,
  comments: number,
): Promise<string> {
  const talk = `${kind}/${await make(client, kind, token, content)}`;
  let parent: string | undefined;
  for (let n = 0; n < comments; n += 1) {
    const id = await make(client, `${talk}/comments`, token, {
      text: 'Nos vemos allí el domingo.',
      ...(n % 3 === 2 && { parent }),
    });
    if (n % 3 === 1) parent = id;
  }
  return talk;
}

async function make(client: Client, path: string, token: string, body: object): Promise<string> {
  return (await client.read<{ _id: string }>({ path, method: 'POST', token, body }))._id;
}
