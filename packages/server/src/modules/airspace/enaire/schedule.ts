import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { refreshEnaire } from './refresh.ts';

/** Milliseconds between two fetches; NOTAM are good for twice that. */
const every = 3 * 3_600_000;
/** Of several servers on one database the first fetches, the others find it done. */
const recent = every - 600_000;

/** Fetches from ENAIRE while the server listens, where the setting says so. */
export function scheduleEnaire(app: FastifyInstance): void {
  const url = app.config.enaireUrl;
  if (!url) return;
  const stop = new AbortController();
  const refresh = () =>
    app.background.start('fetch from ENAIRE', async () => {
      if (await isRecent(app.db)) return;
      const failures = await refreshEnaire(app.db, { url, signal: stop.signal });
      for (const failure of failures) app.log.warn({ failure }, 'ENAIRE did not answer as it should');
    });
  const timer = setInterval(refresh, every).unref();
  app.addHook('onListen', async () => refresh());
  app.addHook('preClose', async () => {
    clearInterval(timer);
    stop.abort();
  });
}

async function isRecent(db: Db): Promise<boolean> {
  const good = await db
    .selectFrom('airspace_datasets')
    .select('name')
    .where('name', 'in', ['enaire', 'enaire-notam'])
    .where('failed_at', 'is', null)
    .where('imported_at', '>', new Date(Date.now() - recent))
    .execute();
  return good.length === 2;
}
