import type { FastifyInstance } from 'fastify';
import { refreshEnaire } from './refresh.ts';

/** Milliseconds between two fetches; NOTAM are good for twice that. */
const every = 3 * 3_600_000;

/** Fetches from ENAIRE where the setting says so. */
export function scheduleEnaire(app: FastifyInstance): void {
  const url = app.config.enaireUrl;
  if (!url) return;
  app.jobs.add({
    name: 'fetch from ENAIRE',
    every,
    run: async (signal) => {
      const failures = await refreshEnaire(app.db, { url, signal });
      if (failures.length > 0) throw new Error(`ENAIRE did not answer as it should: ${failures.join('; ')}`);
    },
  });
}
