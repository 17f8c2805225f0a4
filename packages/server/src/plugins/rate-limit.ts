import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { RateLimitedError } from '../http/errors.ts';
import { type RequestLimitOptions, requestLimit } from '../http/request-limit.ts';

/** Limits the requests of each address. Health checks are not counted: a probe must not go blind under load. */
export const rateLimitPlugin = fp(
  async (app: FastifyInstance, options: RequestLimitOptions) => {
    const waitOf = requestLimit(options, app.log);
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.url?.startsWith('/api/health/')) return;
      const wait = waitOf(request);
      if (wait > 0) throw new RateLimitedError(wait / 1_000);
    });
  },
  { name: 'rate-limit' },
);
