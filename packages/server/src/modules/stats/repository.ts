import type { SiteStats } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** Counts of everything that exists. Reads whole indexes: never once per request. */
export async function countEverything(db: Db): Promise<SiteStats> {
  const { rows } = await sql<SiteStats>`
    select
      (select count(*) from users) as pilots,
      (select count(*) from flights) as flights,
      (select count(*) from spots) as spots,
      (select count(distinct country) from spots where country is not null) as countries,
      (select count(*) from drones) as drones
  `.execute(db);
  return rows[0] ?? { pilots: 0, flights: 0, spots: 0, countries: 0, drones: 0 };
}
