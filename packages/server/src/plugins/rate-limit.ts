import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { OpenDatabase } from '../database/open.ts';
import { addressKey } from '../http/address-key.ts';
import { RateLimitedError } from '../http/errors.ts';
import { WindowCounter } from '../http/window-counter.ts';
import { addHits } from '../http/window-repository.ts';

const perMinute = 600;
const minute = 60_000;

export interface RateLimitOptions {
  /** Multiplies the limit. */
  factor: number;
  database: OpenDatabase;
}

/**
 * 600 calls a minute from one address, to all servers of a database together. Health checks are not counted: a probe
 * must not go blind under load.
 */
export const rateLimitPlugin = fp(
  async (app: FastifyInstance, { factor, database: { db, kind } }: RateLimitOptions) => {
    const counter = new WindowCounter({
      limit: perMinute * factor,
      length: minute,
      // The embedded database has one process.
      share: kind === 'server' ? (hits) => addHits(db, hits, minute) : undefined,
      onShareFailure: (error) => app.log.warn({ err: error }, 'rate limits: counting for this process alone'),
    });
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.url?.startsWith('/api/health/')) return;
      const wait = counter.hit(`calls ${addressKey(request.ip)}`);
      if (wait > 0) throw new RateLimitedError(wait / 1_000);
    });
  },
  { name: 'rate-limit' },
);
