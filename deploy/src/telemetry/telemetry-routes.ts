import { telemetryLimits, telemetryPath } from '@estela/contracts/telemetry';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { batchSchema } from './batch-schema.ts';
import type { FailureCollector } from './failure-collector.ts';

/** Batches a minute from one address to this process. A page sends ten at most. */
const perMinute = 30;

/** Takes reports of failures. The answer never says what became of one: 204 for everything. */
export function telemetryRoutes(app: FastifyInstance, collector: FailureCollector): void {
  const batches = new LRUCache<string, number>({ max: 10_000, ttl: 60_000, noUpdateTTL: true });

  app.post(
    telemetryPath,
    {
      bodyLimit: telemetryLimits.bytes,
      // Too large, no JSON, another type: all the same.
      errorHandler: (_error, _request, reply) => reply.code(204).send(),
    },
    async (request, reply) => {
      const count = (batches.get(request.ip) ?? 0) + 1;
      batches.set(request.ip, count);
      const batch = count <= perMinute ? batchSchema.safeParse(request.body) : undefined;
      if (batch?.success) collector.add(batch.data);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
  app.addHook('onClose', () => collector.flush());
}
