import { readFileSync, writeFileSync } from 'node:fs';
import { limits } from '@estela/contracts';
import sharp from 'sharp';
import type { Figure } from '../measure/figure.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { withScratchDatabase } from '../stored-database.ts';
import type { Row } from './row.ts';

const feedReads = 10_000;
const atOnce = 10;
const pictures = 10;
const flights = 5_000;
/** Of them, this many with a track. */
const flown = 200;
const mega = 1024 * 1024;

/** M1: what load costs in memory above what the server takes idle. Peaks are the kernel's own. Linux. */
export const memory: Row = {
  about: `memory: ${feedReads} feed reads, ${pictures} pictures of 10 MB at once, an export of ${flights} flights`,
  run: ({ server: url }) =>
    withScratchDatabase({ name: 'memory', pilots: 1_000, flights: 4_000 }, url, async (place) => {
      const server = await startServerProcess(place);
      try {
        return await measure(server);
      } finally {
        await server.stop();
      }
    }),
};

async function measure(server: ServerProcess): Promise<Figure[]> {
  const { client, pid } = server;
  const { pilots } = await server.subjects();
  const tokens = pilots.map(({ token }) => token);
  const token = tokens[0] ?? '';
  await client.read({ path: '/api/feed' });
  const idle = resident(pid);

  const readFeed = async (reader: number) => {
    for (let n = reader; n < feedReads; n += atOnce)
      await client.time({
        path: '/api/feed',
        ...(n % 2 === 0 && { token: tokens[n % tokens.length] ?? '' }),
      });
  };
  const afterFeed = await peak(pid, () => Promise.all(Array.from({ length: atOnce }, (_, n) => readFeed(n))));

  const picture = await noise();
  const send = async (one: string) => {
    const { _id } = await client.read<{ _id: string }>({ path: '/api/users/profile', token: one });
    const body = new FormData();
    body.set('picture', new Blob([new Uint8Array(picture)]), 'a.jpg');
    const headers = { authorization: `Bearer ${one}` };
    const path = `${server.address}/api/users/${_id}/image-profile`;
    const { status } = await fetch(path, { method: 'POST', body, headers });
    if (status !== 200) throw new Error(`A picture was answered with ${status}`);
  };
  const afterPictures = await peak(pid, () => Promise.all(tokens.slice(0, pictures).map(send)));

  await logFlights(server, token);
  const { _id } = await client.read<{ _id: string }>({ path: '/api/users/profile', token });
  // Once, so that what it only needs the first time is no part of it.
  await client.time({ path: '/api/feed', token });
  const before = resident(pid);
  const afterExport = await peak(pid, () => client.time({ path: `/api/users/${_id}/export`, token }));
  return [
    figure('feed reads', idle, afterFeed, 250),
    figure(`${pictures} pictures of ${(picture.length / mega).toFixed(1)} MB`, idle, afterPictures, 250),
    figure(`export of ${flights} flights`, before, afterExport, 50),
  ];
}

async function logFlights({ client }: ServerProcess, token: string): Promise<void> {
  const line = (n: number) =>
    `Vuelta ${n},2026-05-01T10:${String(n % 60).padStart(2, '0')}:00Z,https://youtu.be/abcdefghijk,Sol`;
  for (let first = flown; first < flights; first += limits.csv.rows) {
    const count = Math.min(limits.csv.rows, flights - first);
    const rows = Array.from({ length: count }, (_, n) => line(first + n));
    const csv = ['title,recordedAt,video,notes', ...rows].join('\n');
    await client.read({ path: '/api/flights/import', method: 'POST', token, body: { csv } });
  }
  const track = Array.from({ length: 1_000 }, (_, t) => ({
    lat: 40 + t / 1e5,
    lng: -3 - t / 1e5,
    altitude: t % 90,
    t,
  }));
  for (let n = 0; n < flown; n += 1) {
    const body = { title: `Traza ${n}`, description: 'Sol', videoUrl: 'https://youtu.be/abcdefghijk', track };
    await client.read({ path: '/api/flights', method: 'POST', token, body });
  }
}

/** A photo that compresses as badly as one can, just within the limit. */
async function noise(): Promise<Buffer> {
  for (let width = 4_000; ; width -= 200) {
    const create = { width, height: (width * 3) / 4, channels: 3, background: '#888' } as const;
    const made = sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } });
    const picture = await made.jpeg({ quality: 90 }).toBuffer();
    if (picture.length < limits.image.bytes) return picture;
  }
}

function figure(name: string, before: number, most: number, atMost: number): Figure {
  const values = { 'before MB': before / mega, 'most MB': most / mega, 'above MB': (most - before) / mega };
  return { target: 'M1', name, values, bound: { of: 'above MB', atMost } };
}

/** The most that a process had while `work` ran, in bytes. */
async function peak(pid: number, work: () => Promise<unknown>): Promise<number> {
  // Resets the kernel's mark.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await work();
  return statusOf(pid, 'VmHWM');
}

function resident(pid: number): number {
  return statusOf(pid, 'VmRSS');
}

function statusOf(pid: number, name: string): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(
    readFileSync(`/proc/${pid}/status`, 'utf8'),
  );
  return Number(kilobytes?.[1]) * 1024;
}
