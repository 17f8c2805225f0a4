import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { OpenDatabase } from '../database/open.ts';
import { LiveHub } from '../live/hub.ts';
import { listen } from '../live/listen.ts';

declare module 'fastify' {
  interface FastifyInstance {
    live: LiveHub;
  }
}

export interface LiveOptions {
  database: OpenDatabase;
}

/** Milliseconds between two signs of life; proxies cut what is silent for 30 to 60 seconds. */
const beatEvery = 25_000;

/** The open streams of events, and the ear on the database that wakes them. */
export const livePlugin = fp(
  async (app: FastifyInstance, { database }: LiveOptions) => {
    const hub = new LiveHub(database.db, app.log);
    app.decorate('live', hub);
    let stop: (() => Promise<void>) | undefined;
    app.addHook('onReady', async () => {
      stop = await listen(database, { onEvent: (userId) => hub.wake(userId), log: app.log });
    });
    const beat = () => app.background.start('heartbeat of events', () => hub.beat());
    const timer = setInterval(beat, beatEvery).unref();
    app.addHook('preClose', async () => {
      clearInterval(timer);
      hub.close();
      await stop?.();
    });
  },
  { name: 'live' },
);
