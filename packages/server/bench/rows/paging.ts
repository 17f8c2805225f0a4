import type { Client } from '../client.ts';
import { startServerProcess } from '../server-process.ts';
import { withScratchDatabase } from '../stored-database.ts';
import type { Row } from './row.ts';

export interface PagingOptions {
  /** Tokens, one for each writer. */
  writers: string[];
  readers: number;
  /** Each reader pages the whole feed so often. */
  passes: number;
}

export interface PagingResult {
  /** Items that were there before a reader began and that it did not meet, over all readers and passes. */
  skipped: number;
  /** Items that a reader met more than once. */
  twice: number;
  read: number;
  written: number;
}

/** B6: a client that pages through the feed while others write gets each item once. */
export const paging: Row = {
  about: '50 writers insert while readers page the whole feed: no item twice, none skipped',
  run: ({ server: url }) =>
    withScratchDatabase({ name: 'paging', pilots: 1_000, flights: 4_000 }, url, async (place) => {
      const server = await startServerProcess(place);
      try {
        const { pilots } = await server.subjects();
        const writers = pilots.map(({ token }) => token);
        const result = await pageWhileWriting(server.client, { writers, readers: 4, passes: 3 });
        return [
          {
            target: 'B6',
            name: `${writers.length} writers, 4 readers, 3 passes`,
            values: { ...result, 'skipped or twice': result.skipped + result.twice },
            bound: { of: 'skipped or twice', atMost: 0 },
          },
        ];
      } finally {
        await server.stop();
      }
    }),
};

/** Writers write until the last reader is through. */
export async function pageWhileWriting(
  client: Pick<Client, 'read'>,
  { writers, readers, passes }: PagingOptions,
): Promise<PagingResult> {
  const result: PagingResult = { skipped: 0, twice: 0, read: 0, written: 0 };
  const there = new Set(await wholeFeed(client));
  let isReading = true;
  const writing = Promise.all(
    writers.map(async (token) => {
      while (isReading) {
        there.add(await writeFlight(client, token));
        result.written += 1;
      }
    }),
  );
  const reading = Array.from({ length: readers }, async () => {
    for (let pass = 0; pass < passes; pass += 1) {
      const before = [...there];
      const ids = await wholeFeed(client);
      const met = new Set(ids);
      result.read += ids.length;
      result.twice += ids.length - met.size;
      result.skipped += before.filter((id) => !met.has(id)).length;
    }
  });
  await Promise.all(reading);
  isReading = false;
  await writing;
  return result;
}

async function writeFlight(client: Pick<Client, 'read'>, token: string): Promise<string> {
  const body = {
    title: 'Mientras otros leen',
    description: 'Tres baterías al atardecer.',
    videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    visibility: 'public',
  };
  const { _id } = await client.read<{ _id: string }>({ path: '/api/flights', method: 'POST', token, body });
  return _id;
}

async function wholeFeed(client: Pick<Client, 'read'>): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor = ''; ; ) {
    const { items, nextCursor } = await client.read<{ items: { _id: string }[]; nextCursor: string | null }>({
      path: `/api/feed?limit=100${cursor}`,
    });
    ids.push(...items.map(({ _id }) => _id));
    if (!nextCursor) return ids;
    cursor = `&cursor=${nextCursor}`;
  }
}
