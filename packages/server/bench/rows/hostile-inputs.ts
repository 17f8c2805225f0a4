import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@estela/contracts';
import sharp from 'sharp';
import { jpegOfScans } from '../../test/support/crafted-pictures.ts';
import type { Figure } from '../measure/figure.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { withScratchDatabase } from '../stored-database.ts';
import type { Row } from './row.ts';

const owned = limits.gearPerPilot.max;
/** Milliseconds between two looks at whether the server answers. */
const lookEvery = 5;
const head = 'title,recordedAt,videoUrl,description';
const flight = 'Vuelo,2026-05-01,https://youtu.be/dQw4w9WgXcQ,Sol';

interface Input {
  name: string;
  path: string;
  body: object;
}

/** B9: what a few kilobytes that were made to cost do to everybody else. */
export const hostileInputs: Row = {
  about: `inputs made to cost, of a pilot with ${owned} things of one name: how long others wait for an answer`,
  run: ({ server: url }) =>
    withScratchDatabase({ name: 'hostile', pilots: 1_000, flights: 4_000 }, url, async (place) => {
      const server = await startServerProcess(place);
      try {
        const { pilots } = await server.subjects();
        const [attacker = '', other = ''] = pilots.map(({ token }) => token);
        await ownThings(server, attacker);
        const figures: Figure[] = [];
        for (const input of inputs()) figures.push(await measure(server, attacker, input));
        return [...figures, await pictures(server, attacker, other)];
      } finally {
        await server.stop();
      }
    }),
};

async function ownThings({ client }: ServerProcess, token: string): Promise<void> {
  const body = { name: 'Pack', type: 'goggles', condition: 'used' };
  const { total } = await client.read<{ total: number }>({ path: '/api/equipment-items?limit=1', token });
  for (let n = total; n < owned; n += 1)
    await client.read({ path: '/api/equipment-items', method: 'POST', token, body });
}

function inputs(): Input[] {
  const csv = (name: string, kind: string, text: string, dryRun = true) => ({
    name,
    path: `/api/${kind}/import`,
    body: { csv: text, dryRun },
  });
  const named = (times: number) => `${head},equipo\n${flight},"${'Pack,'.repeat(times)}"\n`;
  const perRow = Math.floor(limits.csv.bytes / limits.csv.rows) - 100;
  const full = Array(limits.csv.rows).fill(`${flight},"${'Pack,'.repeat(perRow / 5)}"`);
  const ordinary = Array.from({ length: limits.csv.rows }, (_, n) => flight.replace('Vuelo', `Vuelo ${n}`));
  return [
    csv('one thing named 800 times, 4 kB', 'flights', named(800)),
    csv('one thing named 2,400 times, 12 kB', 'flights', named(2_400)),
    csv('one thing 80 times in 2,000 rows', 'flights', [`${head},equipo`, ...full].join('\n')),
    csv('a cell of 400 kB of ;', 'equipment-items', `name,HB.tags\nA,"${';'.repeat(400_000)}"\n`),
    csv('a name of 1 MB of joined emoji', 'equipment-items', `name\n"${'👩\u200d'.repeat(149_000)}"\n`),
    csv('an ordinary file of 2,000 flights', 'flights', [head, ...ordinary].join('\n'), false),
  ];
}

async function measure(server: ServerProcess, token: string, { name, path, body }: Input): Promise<Figure> {
  const send = () =>
    fetch(server.address + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { longest: held, took } = await beside(() => server.client.time({ path: '/api/health/live' }), send);
  const { longest: feed } = await beside(() => server.client.time({ path: '/api/feed?limit=1' }), send);
  return figure(name, { 'held ms': held, 'feed ms': feed, 'answer ms': took });
}

/** Both places where pictures are decoded are asked for the costly one; another pilot sends a small one meanwhile. */
async function pictures(
  { address, client }: ServerProcess,
  attacker: string,
  other: string,
): Promise<Figure> {
  const costly = jpegOfScans({ width: 8000, height: 6250 }, 250);
  const small = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  const send = async (token: string, picture: Buffer) => {
    const { _id } = await client.read<{ _id: string }>({ path: '/api/users/profile', token });
    const body = new FormData();
    body.set('picture', new Blob([new Uint8Array(picture)]), 'a.jpg');
    const headers = { authorization: `Bearer ${token}` };
    const start = performance.now();
    await fetch(`${address}/api/users/${_id}/image-profile`, { method: 'POST', body, headers });
    return performance.now() - start;
  };
  await send(other, small);
  const { longest, took } = await beside(
    () => send(other, small),
    () => Promise.all([send(attacker, costly), send(attacker, costly)]),
  );
  return {
    target: 'B9',
    name: 'two JPEGs of 250 scans',
    values: { 'other picture ms': longest, 'answer ms': took },
    bound: { of: 'answer ms', atMost: 10_000 },
  };
}

/** The longest that `look` took while `work` was done, and how long that was. Milliseconds. */
async function beside(look: () => Promise<number>, work: () => Promise<unknown>) {
  let isDone = false;
  const start = performance.now();
  const working = work().finally(() => {
    isDone = true;
  });
  let longest = 0;
  while (!isDone) {
    longest = Math.max(longest, await look());
    await wait(lookEvery);
  }
  await working;
  return { longest, took: performance.now() - start };
}

function figure(name: string, values: Record<string, number>): Figure {
  return { target: 'B9', name, values, bound: { of: 'held ms', atMost: 50 } };
}
