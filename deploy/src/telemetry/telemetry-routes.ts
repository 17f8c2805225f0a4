import { telemetryLimits, telemetryPath } from '@estela/contracts/telemetry';
import { addressKey, WindowCounter } from '@estela/server';
import type { FastifyInstance } from 'fastify';
import { batchSchema } from './batch-schema.ts';
import type { FailureCollector } from './failure-collector.ts';

/** Batches a minute from one network to this process. A page sends ten at most. */
const perMinute = 30;

/** Takes reports of failures. The answer never says what became of one: 204 for everything. */
export function telemetryRoutes(app: FastifyInstance, collector: FailureCollector): void {
  const batches = new WindowCounter({ limit: perMinute, length: 60_000 });

  app.post(
    telemetryPath,
    {
      bodyLimit: telemetryLimits.bytes,
      // Too large, no JSON, another type: all the same.
      errorHandler: (_error, _request, reply) => reply.code(204).send(),
    },
    async (request, reply) => {
      const isFew = batches.hit(addressKey(request.ip)) === 0;
      const batch = isFew ? batchSchema.safeParse(request.body) : undefined;
      if (batch?.success) collector.add(batch.data);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
  app.addHook('onClose', () => collector.flush());
}
