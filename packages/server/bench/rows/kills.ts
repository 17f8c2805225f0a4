import { setTimeout as wait } from 'node:timers/promises';
import { median, p99 } from '@estela/config/bench/quantile.ts';
import type { Figure } from '../measure/figure.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { type Place, withScratchDatabase } from '../stored-database.ts';
import type { Row } from './row.ts';

const writers = 8;
const killsPerRound = 20;
/** Milliseconds after its first answer to a writer within which a server is killed. */
const longestLife = 500;

interface Flight {
  _id: string;
  title: string;
  track: unknown[] | null;
}

interface Written {
  acked: Map<string, string>;
  retries: number;
}

/** R1: a client whose server is killed loses nothing that was acknowledged and finds nothing twice. */
export const kills: Row = {
  about: `kill -9 ${killsPerRound} times a round under ${writers} writers that retry with their Idempotency-Key`,
  run: ({ server: url, rounds }) =>
    withScratchDatabase({ name: 'kills', pilots: 1_000, flights: 4_000 }, url, (place) =>
      killUnderWriters(place, rounds * killsPerRound),
    ),
};

async function killUnderWriters(place: Place, times: number): Promise<Figure[]> {
  let server = await startServerProcess(place);
  let isBack = Promise.resolve();
  let isOver = false;
  let answers = 0;
  const tokens = (await server.subjects()).pilots.slice(0, writers).map(({ token }) => token);

  async function writeOn(token: string, writer: number): Promise<Written> {
    const written: Written = { acked: new Map(), retries: 0 };
    for (let i = 0; !isOver; i += 1) {
      const title = `${writer}-${i}`;
      for (;;) {
        const answer = await writeFlight(server, token, title).catch(() => undefined);
        if (answer) {
          answers += 1;
          written.acked.set(title, answer._id);
          break;
        }
        written.retries += 1;
        await isBack;
      }
    }
    return written;
  }

  const writing = Promise.all(tokens.map(writeOn));
  const seconds: number[] = [];
  for (let kill = 0; kill < times; kill += 1) {
    // On a busy machine a fixed time would kill it before any response was sent.
    for (const before = answers; answers === before; ) await wait(5);
    await wait(Math.random() * longestLife);
    const dead = server;
    isBack = (async () => {
      await dead.kill();
      const start = performance.now();
      server = await startServerProcess(place);
      await server.client.read({ path: '/api/health/ready' });
      seconds.push((performance.now() - start) / 1_000);
    })();
    await isBack;
  }
  isOver = true;
  const written = await writing;
  const found = await Promise.all(
    tokens.map((token, i) => compare(server, token, written[i]?.acked ?? new Map())),
  );
  await server.stop();
  const sum = (name: keyof (typeof found)[number]) => found.reduce((all, one) => all + one[name], 0);
  const values = {
    lost: sum('lost'),
    twice: sum('twice'),
    'half-done': sum('halfDone'),
  };
  return [
    {
      target: 'R1',
      name: `${times} kills, ${tokens.length} writers`,
      values: {
        acknowledged: written.reduce((all, { acked }) => all + acked.size, 0),
        retries: written.reduce((all, { retries }) => all + retries, 0),
        ...values,
        wrong: values.lost + values.twice + values['half-done'],
      },
      bound: { of: 'wrong', atMost: 0 },
    },
    {
      target: 'R1',
      name: 'from the start of the process to ready',
      values: { 'median s': median(seconds), 'p99 s': p99(seconds) },
      bound: { of: 'p99 s', atMost: 1 },
    },
  ];
}

/** A flight in several tables: the track is in one of its own. */
function writeFlight({ client }: ServerProcess, token: string, title: string): Promise<Flight> {
  const track = [0, 1].map((t) => ({ lat: 40, lng: -3, t }));
  const body = {
    title,
    description: 'Bajo el hacha.',
    videoUrl: 'https://youtu.be/abcdefghijk',
    track,
  };
  return client.read({
    path: '/api/flights',
    method: 'POST',
    token,
    body,
    key: title,
  });
}

/** What a writer finds of its flights: all of them, under the ids in the responses, whole and counted. */
async function compare({ client }: ServerProcess, token: string, acked: ReadonlyMap<string, string>) {
  const { _id } = await client.read<{ _id: string }>({
    path: '/api/users/profile',
    token,
  });
  const all = await client.read<{ flights: Flight[] }>({
    path: `/api/users/${_id}/export`,
    token,
  });
  const flights = all.flights.filter(({ title }) => /^\d-\d+$/.test(title));
  const ids = new Map(flights.map((flight) => [flight.title, flight._id]));
  const { total } = await client.read<{ total: number }>({
    path: '/api/flights',
    token,
  });
  return {
    lost: [...acked].filter(([title, id]) => ids.get(title) !== id).length,
    twice: flights.length - ids.size,
    halfDone:
      flights.filter(({ track }) => track?.length !== 2).length + Math.abs(total - all.flights.length),
  };
}
