import { calls, type SiteStats } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { readStats } from './repository.ts';

/** Milliseconds that counts stay good. */
const fresh = 60_000;

export async function statsRoutes(app: FastifyInstance): Promise<void> {
  let counting: Promise<SiteStats> | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;

  route(app, calls.getStats, ({ db }) => {
    if (!counting || Date.now() - countedAt >= fresh) {
      countedAt = Date.now();
      counting = readStats(db).catch((error: unknown) => {
        // The next request counts again.
        countedAt = Number.NEGATIVE_INFINITY;
        throw error;
      });
    }
    return counting;
  });
}
