import { type RawBuilder, sql } from 'kysely';

/** How much there is of something, of any visibility: kept by triggers (migration 059), never counted. */
export function siteCount(what: 'pilots' | 'flights' | 'spots' | 'drones'): RawBuilder<number> {
  return sql<number>`(coalesce((select count from site_counts where what = ${sql.lit(what)}), 0)
    + coalesce((select sum(step) from site_count_steps where what = ${sql.lit(what)}), 0))::int`;
}

/** Countries with a spot. */
export const countryCount = sql<number>`(
  select count(*) from (
    select what from (select what, count from site_counts union all select what, step from site_count_steps) as counted
    where what like 'country %' group by what having sum(count) > 0
  ) as countries)::int`;
