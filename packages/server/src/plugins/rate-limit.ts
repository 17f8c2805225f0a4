import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { OpenDatabase } from '../database/open.ts';
import { addressKey } from '../http/address-key.ts';
import { RateLimitedError } from '../http/errors.ts';
import { WindowCounter } from '../http/window-counter.ts';
import { addHits } from '../http/window-repository.ts';

const minute = 60_000;

export interface RateLimitOptions {
  /** What is counted together. */
  of: 'calls' | 'map';
  /** Requests a minute. */
  limit: number;
  /** Multiplies the limit. */
  factor: number;
  database: OpenDatabase;
}

/**
 * So many requests a minute from one address, to all servers of a database together. Health checks are not counted: a
 * probe must not go blind under load.
 */
export const rateLimitPlugin = fp(
  async (app: FastifyInstance, { of, limit, factor, database: { db, kind } }: RateLimitOptions) => {
    const counter = new WindowCounter({
      limit: limit * factor,
      length: minute,
      // The embedded database has one process.
      share: kind === 'server' ? (hits) => addHits(db, hits, minute) : undefined,
      onShareFailure: (error) => app.log.warn({ err: error }, 'rate limits: counting for this process alone'),
    });
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.url?.startsWith('/api/health/')) return;
      const wait = counter.hit(`${of} ${addressKey(request.ip)}`);
      if (wait > 0) throw new RateLimitedError(wait / 1_000);
    });
  },
  { name: 'rate-limit' },
);
