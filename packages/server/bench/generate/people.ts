import { type RawBuilder, sql } from 'kysely';
import { parts, type Size } from '../sizes.ts';

/** Accounts and who follows whom. Leaves the session's table `pilot`, which everything else draws on. */
export function peopleStatements({ pilots, flights }: Size, at: string): RawBuilder<unknown>[] {
  // Only one in so many is followed by the pilot who follows 5,000.
  const step = Math.max(4, Math.floor(pilots / 5_000));
  const silentStep = 10 * Math.max(1, Math.floor(pilots / 50_000));
  return [
    // Without `offset 0` every use of a column would work out again what it is made of.
    sql`create temp table pilot on commit drop as
      select n, username, pg_temp.id_at(joined, n, 1) as id, joined, last_day, silent, profile,
        case profile when 'public' then 'public' when 'followers' then 'followers' else 'owner' end::audience as audience,
        pg_temp.chance(n, 3) < 0.95 as allow_flights, pg_temp.chance(n, 4) < 0.95 as allow_drones,
        pg_temp.id_at(drone_at, n * 10 + 1, 5) as drone_id, drone_at,
        pg_temp.id_at(spot_at, n, 6) as spot_id, spot_at,
        greatest(0, least(flights, ${sql.lit(flights)} - (sum(flights) over (order by n) - flights)))::int as flights
      from (
        select *, pg_temp.moment(joined, last_day, 0.1) as drone_at,
          pg_temp.moment(joined, last_day, pg_temp.chance(n, 7)) as spot_at,
          pg_temp.heavy(n, 8, 4.8, 400) as flights,
          case when n < 20 or pg_temp.chance(n, 9) < 0.94 then 'public'
            when pg_temp.chance(n, 9) < 0.98 then 'followers' else 'private' end as profile
        from (
          select n, 'piloto' || n as username, n % 10 = 9 as silent,
            date_trunc('milliseconds', ${at}::timestamptz - interval '730 days'
              * case when n % 10 = 9 then 0.6 + 0.4 * pg_temp.chance(n, 2) else 0.02 + 0.98 * pg_temp.chance(n, 2) end) as joined,
            ${at}::timestamptz - case when n % 10 = 9 then interval '366 days' else interval '0' end as last_day
          from generate_series(0, ${sql.lit(pilots - 1)}) n offset 0
        ) as numbered offset 0
      ) as dated order by joined`,
    sql`create unique index on pilot (n)`,
    sql`create unique index on pilot (id)`,
    sql`analyze pilot`,
    sql`insert into users (id, username, email, name, last_name, password_hash, verified, profile_visibility,
        allow_followers_flights, allow_followers_drones, terms_accepted_at, created_at, updated_at, email_confirmed,
        confirm_until)
      select id, username, username || '@estela.test', 'Piloto ' || n, 'de prueba', 'none', n % 50 = 0, profile,
        allow_flights, allow_drones, joined, joined, joined, true, joined + interval '30 days'
      from pilot order by joined`,
    sql`insert into follows (follower_id, followee_id, created_at)
      select a.id, b.id, pg_temp.moment(greatest(a.joined, b.joined), ${at}, pg_temp.chance(a.n * 1000000::bigint + b.n, 20))
      from (
        select n as follower, floor(${sql.lit(pilots)} * pg_temp.chance(n * 1000::bigint + i, 22) ^ 3)::int as followee
        from pilot cross join generate_series(1, pg_temp.heavy(n, 21, 2.6, 150)) i
        where username <> all (${Object.values(parts)}::text[])
        union select 0, n from pilot where n % ${sql.lit(step)} = 3 and not silent
        union select 1, n from pilot where n % ${sql.lit(silentStep)} = 9
      ) as edge
      join pilot a on a.n = edge.follower join pilot b on b.n = edge.followee
      where edge.follower <> edge.followee`,
  ];
}
