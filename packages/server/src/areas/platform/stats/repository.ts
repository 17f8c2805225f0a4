import type { SiteStats } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { countryCount, siteCount } from '../../../lists/site-counts.ts';

/** Counts of everything that exists. */
export async function readStats(db: Db): Promise<SiteStats> {
  const { rows } = await sql<SiteStats>`
    select ${siteCount('pilots')} as pilots, ${siteCount('flights')} as flights, ${siteCount('spots')} as spots,
      ${countryCount} as countries, ${siteCount('drones')} as drones`.execute(db);
  return rows[0] ?? { pilots: 0, flights: 0, spots: 0, countries: 0, drones: 0 };
}
