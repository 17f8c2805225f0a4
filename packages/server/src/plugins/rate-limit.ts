import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { addressKey } from '../http/address-key.ts';
import { RateLimitedError } from '../http/errors.ts';
import { WindowCounter } from '../http/window-counter.ts';

const perMinute = 600;

export interface RateLimitOptions {
  /** Multiplies the limit. */
  factor: number;
}

/** 600 calls a minute from one address. Health checks are not counted: a probe must not go blind under load. */
export const rateLimitPlugin = fp(
  async (app: FastifyInstance, { factor }: RateLimitOptions) => {
    const counter = new WindowCounter(perMinute * factor, 60_000);
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.url?.startsWith('/api/health/')) return;
      const wait = counter.hit(addressKey(request.ip));
      if (wait > 0) throw new RateLimitedError(wait / 1_000);
    });
  },
  { name: 'rate-limit' },
);
