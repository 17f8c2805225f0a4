import { calls, type SiteStats } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { route } from '../../../http/route.ts';
import { countryCount, siteCount } from '../../../lists/site-counts.ts';

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

/** Counts of everything that exists. */
async function readStats(db: Db): Promise<SiteStats> {
  const { rows } = await sql<SiteStats>`
    select ${siteCount('pilots')} as pilots, ${siteCount('flights')} as flights, ${siteCount('spots')} as spots,
      ${countryCount} as countries, ${siteCount('drones')} as drones`.execute(db);
  return rows[0] ?? { pilots: 0, flights: 0, spots: 0, countries: 0, drones: 0 };
}
