import { setTimeout as pause } from 'node:timers/promises';
import { median, p99 } from '@estela/config/bench/quantile.ts';
import type { Client } from '../client.ts';
import { startServerProcess } from '../server-process.ts';
import { sizes } from '../sizes.ts';
import { storedDatabase } from '../stored-database.ts';
import type { Subjects } from '../subjects.ts';
import type { Row } from './row.ts';

/** Milliseconds between two requests for the feed, whether the one before is answered or not. */
const feedEvery = 25;
/** This many log in at once, each again as soon as the response is there. */
const people = 4;

/** B5: hashing passwords must not keep the others waiting. Idle and loaded stretches take turns. */
export const logins: Row = {
  about: 'feed traffic while 4 people log in without a pause, at full hashing cost',
  run: async ({ rounds, requests, server: url }) => {
    const server = await startServerProcess(await storedDatabase(sizes.small, url));
    try {
      const subjects = await server.subjects();
      const idle: number[][] = [];
      const loaded: number[][] = [];
      let done = 0;
      let seconds = 0;
      await feedTraffic(server.client, subjects, requests);
      for (let round = 0; round < rounds; round += 1) {
        idle.push(await feedTraffic(server.client, subjects, requests));
        const start = performance.now();
        const stop = logInWithoutPause(server.client, subjects);
        loaded.push(await feedTraffic(server.client, subjects, requests));
        done += await stop();
        seconds += (performance.now() - start) / 1_000;
      }
      return [
        {
          target: 'B5',
          name: 'global feed beside logins',
          values: {
            'idle p50 ms': median(idle.flat()),
            'loaded p50 ms': median(loaded.flat()),
            'idle p99 ms': p99(idle.flat()),
            'loaded p99 ms': p99(loaded.flat()),
            'p99 ratio': median(loaded.map((round, i) => p99(round) / p99(idle[i] ?? []))),
            'logins/s': done / seconds,
          },
          bound: { of: 'p99 ratio', atMost: 2 },
        },
      ];
    } finally {
      await server.stop();
    }
  },
};

async function feedTraffic(client: Client, { pilots }: Subjects, requests: number): Promise<number[]> {
  const answers: Promise<number>[] = [];
  for (let n = 0; n < requests; n += 1) {
    const token = pilots[n % pilots.length]?.token;
    answers.push(client.time({ path: '/api/feed', ...(token && { token }) }));
    await pause(feedEvery);
  }
  return Promise.all(answers);
}

/** Returns a function that stops it and returns how many have logged in. */
function logInWithoutPause(client: Client, { logins: accounts }: Subjects): () => Promise<number> {
  let isRunning = true;
  let count = 0;
  const everybody = Array.from({ length: people }, async (_, person) => {
    for (let n = person; isRunning; n += people) {
      const body = accounts[n % accounts.length];
      await client.time({ path: '/api/auth/login', method: 'POST', ...(body && { body }) });
      count += 1;
    }
  });
  return async () => {
    isRunning = false;
    await Promise.all(everybody);
    return count;
  };
}
