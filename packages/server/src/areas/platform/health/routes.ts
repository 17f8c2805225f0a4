import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { UnavailableError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';

/** Milliseconds that the database and the storage of pictures have to answer a readiness check. */
const timeout = 2_000;

export async function healthRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.getHealthLive, async () => ({ status: 'ok' as const }));

  route(app, calls.getHealthReady, async ({ db }) => {
    const isReady = await Promise.race([
      Promise.all([sql`select 1`.execute(db), app.pictures.check()]).then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => setTimeout(resolve, timeout, false).unref()),
    ]);
    if (!isReady) throw new UnavailableError();
    return { status: 'ok' as const };
  });
}
