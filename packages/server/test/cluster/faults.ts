import { setTimeout as wait } from 'node:timers/promises';
import { makeFollow, makePilot, type TestPilot } from '../support/test-pilots.ts';
import { type Answer, ask, type Question } from './ask.ts';
import type { Cluster } from './cluster.ts';

const isShort = process.env.ESTELA_CLUSTER !== 'whole';
const kills = isShort ? 1 : 20;
/** Acknowledged calls between two kills. */
const writes = 50;
const rollingRestarts = isShort ? 1 : 3;
/** Calls in each rolling restart. */
const leastCalls = isShort ? 1_000 : 5_000;
const atOnce = isShort ? 6 : 12;

/** Enough addresses to stay below the rate limit: each client uses its own loopback address. */
const clients = 64;
const addressOf = (number: number) => `127.0.1.${1 + (number % clients)}`;

const flight = {
  description: 'Tres baterías al atardecer.',
  videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
};

/** Faults that a proxy and three servers hide from their clients. */
export function faults(startedCluster: () => Cluster): void {
  let cluster: Cluster;
  let pilots: TestPilot[];

  beforeAll(async () => {
    cluster = startedCluster();
    pilots = await Promise.all(Array.from({ length: atOnce }, () => makePilot(cluster.db)));
    for (const [i, pilot] of pilots.entries())
      if (i > 0) await makeFollow(cluster.db, pilot, pilots[0] as TestPilot);
    await throughAll();
  });

  /** Waits until the proxy has found every server ready. */
  async function throughAll(): Promise<void> {
    for (let passed = 0; passed < 9; ) {
      const answer = await ask(cluster.proxy, { path: '/health/ready' });
      passed = answer.status === 200 ? passed + 1 : 0;
      if (answer.status !== 200) await wait(50);
    }
  }

  const write = (pilot: TestPilot, title: string, from: string): Question => ({
    method: 'POST',
    path: '/flights',
    token: pilot.token,
    body: { ...flight, title },
    headers: { 'idempotency-key': title.replace(' ', '-') },
    from,
  });

  it(
    `keep every acknowledged write while they are killed under load (${kills} kills)`,
    async () => {
      const acknowledged = new Map<string, string>();
      let tries = 0;
      let isOver = false;
      const writing = pilots.map(async (pilot, writer) => {
        for (let i = 0; !isOver; i += 1) {
          const title = `write ${writer}-${i}`;
          // Until it is acknowledged, as the app does: the key prevents a second creation.
          for (let answer: Answer | undefined; answer?.status !== 201; ) {
            tries += 1;
            answer = await ask(cluster.proxy, write(pilot, title, addressOf(tries))).catch(() => undefined);
            if (answer?.status === 201) acknowledged.set(title, answer.body._id);
          }
        }
      });
      try {
        for (let kill = 0; kill < kills; kill += 1) {
          const until = acknowledged.size + writes;
          while (acknowledged.size < until) await wait(5);
          const server = cluster.servers[kill % 3];
          await server?.kill();
          await server?.start();
        }
      } finally {
        isOver = true;
        await Promise.all(writing);
      }
      const rows = await cluster.db
        .selectFrom('flights')
        .select(['id', 'title'])
        .where('title', 'like', 'write %')
        .execute();
      const kept = new Map(rows.map(({ id, title }) => [title, id]));
      expect(rows.length).toBe(kept.size);
      expect([...acknowledged].filter(([title, id]) => kept.get(title) !== id)).toEqual([]);
      print(`${kills} kills, ${acknowledged.size} writes acknowledged, ${tries - acknowledged.size} retries`);
    },
    30_000 + kills * 10_000,
  );

  it(
    'answer every call while each of them is stopped and started again',
    async () => {
      await throughAll();
      const failed: string[] = [];
      let calls = 0;
      let isOver = false;
      let least = leastCalls * rollingRestarts;
      const calling = Array.from({ length: atOnce }, async (_, i) => {
        const pilot = pilots[i] as TestPilot;
        for (let turn = 0; !isOver || calls < least; turn += 1) {
          const number = calls;
          calls += 1;
          const question = questionOf(pilot, turn, number);
          const what = `${question.method ?? 'GET'} ${question.path}`;
          // No retries, as the point is what a pilot would see.
          const answer = await ask(cluster.proxy, question).catch((error: Error) => error);
          if (answer instanceof Error) failed.push(`${what}: ${answer.message}`);
          else if (answer.status >= 400) failed.push(`${what}: ${answer.status}`);
        }
      });
      const start = performance.now();
      try {
        for (let round = 0; round < rollingRestarts; round += 1) {
          for (const server of cluster.servers) {
            await server.stop();
            await server.start();
          }
        }
      } catch (error) {
        least = 0;
        throw error;
      } finally {
        isOver = true;
        await Promise.all(calling);
      }
      const seconds = (performance.now() - start) / 1_000;
      expect(failed).toEqual([]);
      expect(calls).toBeGreaterThanOrEqual(leastCalls * rollingRestarts);
      print(`${3 * rollingRestarts} restarts, ${calls} calls in ${seconds.toFixed(1)} s, 0 failed`);
    },
    60_000 + rollingRestarts * 60_000,
  );

  /** Calls like those of pilots: mostly reads, each twentieth a write, with a key and without. */
  function questionOf(pilot: TestPilot, turn: number, number: number): Question {
    const from = addressOf(number);
    const { token } = pilot;
    const [first] = pilots;
    if (turn % 20 === 7) return write(pilot, `${number}`, from);
    if (turn % 20 === 13 && pilot !== first)
      return { method: 'PUT', path: `/users/${first?.id}/follow`, token, from };
    return { path: ['/users/profile', '/flights', '/feed', '/spots'][turn % 4] ?? '', token, from };
  }
}

/** Figures for a run by hand. */
function print(figures: string): void {
  process.stderr.write(`${figures}\n`);
}
