import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type pg from 'pg';
import { Histogram, Registry } from 'prom-client';
import { NotFoundError } from '../http/errors.ts';
import { forwardingHeader } from '../http/forwarding.ts';
import { tokenHash } from '../identity/tokens.ts';
import { addProcessMetrics } from './process-metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer stays open: its duration says nothing about speed. */
    isStream?: boolean;
  }
}

export interface MetricsOptions {
  pool: pg.Pool;
}

/** Seconds, from a cached read to what is too slow. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * `GET /metrics` in Prometheus' text format. With METRICS_TOKEN a client needs it as bearer token,
 * without one only this machine may read it, and not through a proxy; all others get a 404.
 */
export const metricsPlugin = fp(
  async (app: FastifyInstance, { pool }: MetricsOptions) => {
    const registry = new Registry();
    const durations = new Histogram({
      name: 'estela_http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last of its answer',
      // Routes are patterns, methods a fixed set and statuses five classes: no client can make the series grow.
      labelNames: ['method', 'route', 'status'] as const,
      buckets,
      registers: [registry],
    });
    const stop = addProcessMetrics(registry, pool);
    app.addHook('onClose', async () => stop());
    app.addHook('onResponse', async (request, reply) => {
      const { url: route = 'none', config } = request.routeOptions;
      if (config.isStream) return;
      const method = methods.has(request.method) ? request.method : 'other';
      const status = `${Math.trunc(reply.statusCode / 100)}xx`;
      durations.observe({ method, route, status }, reply.elapsedTime / 1_000);
    });
    app.get('/metrics', { config: { isStream: true } }, async (request, reply) => {
      if (!mayRead(request, app.config.metricsToken)) {
        const { message } = new NotFoundError();
        return reply.status(404).type('text/plain').send(message);
      }
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    });
  },
  { name: 'metrics' },
);

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token) {
    const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    // Hashes have one length, so comparing them reveals nothing about where they differ.
    return timingSafeEqual(tokenHash(given), tokenHash(token));
  }
  // A proxy on this machine is not whom it speaks for.
  if (forwardingHeader(headers)) return false;
  return /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}
