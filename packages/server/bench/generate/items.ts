import { type RawBuilder, sql } from 'kysely';

/** What pilots own and show, likes, and the rows that the triggers of migrations 001 to 003 would leave. */
export function itemStatements(at: string): RawBuilder<unknown>[] {
  return [
    sql`insert into drones (id, owner_id, name, type, brand, model, serial_number, weight_g, frame_size_mm, visibility,
        audience, link_audience, created_at, updated_at)
      select case when j = 1 then drone_id else pg_temp.id_at(at, n * 10 + j, 5) end, id, 'Dron ' || n || '-' || j,
        'freestyle', 'Estela', 'Mk ' || j, 'SN-' || n, 640, 225, visibility,
        item_audience(visibility, audience, allow_drones), item_link_audience(visibility, audience, allow_drones), at, at
      from (
        select pilot.*, j, pg_temp.moment(drone_at, last_day, (j - 1) * 0.3) as at,
          case when pg_temp.chance(n * 10 + j, 30) < 0.8 then 'public' else 'followers' end as visibility
        from pilot cross join generate_series(1, 1 + n % 2) j
      ) as made order by at`,
    // Around twenty towns, so that a box on a map holds more where there are more.
    sql`insert into spots (id, owner_id, name, lat, lng, shown_lat, shown_lng, country, visibility, audience,
        link_audience, created_at, updated_at)
      select spot_id, id, 'Spot ' || n, lat, lng, lat, lng, 'ES', visibility,
        item_audience(visibility, audience, true), item_link_audience(visibility, audience, true), spot_at, spot_at
      from (
        select *, 37 + n % 5 + 0.4 * (pg_temp.chance(n, 31) + pg_temp.chance(n, 32) - 1) as lat,
          -6 + n % 4 * 2 + 0.4 * (pg_temp.chance(n, 33) + pg_temp.chance(n, 34) - 1) as lng,
          case when pg_temp.chance(n, 35) < 0.85 then 'public' else 'followers' end as visibility
        from pilot
      ) as made order by spot_at`,
    sql`select move_spot_cells('{}', array(
      select point(shown_lng, shown_lat) from spots where audience = 'public'))`,
    sql`insert into flights (id, owner_id, title, description, video_url, tags, disciplines, recorded_at, spot_id,
        drone_id, favorite, duration_seconds, visibility, audience, link_audience, created_at, updated_at)
      select pg_temp.id_at(at, k, 40), id, 'Vuelo ' || k, 'Dos baterías en el bando de siempre, con algo de viento.',
        'https://www.youtube.com/watch?v=abcdefghijk', array['t' || k % 50], array['freestyle'],
        at - interval '6 hours' * pg_temp.chance(k, 41), case when k % 3 = 0 then spot_id end, drone_id, k % 5 = 0, 240,
        visibility, item_audience(visibility, audience, allow_flights),
        item_link_audience(visibility, audience, allow_flights), at, at
      from (
        select pilot.*, n * 1000::bigint + i as k,
          pg_temp.moment(drone_at, last_day, pg_temp.chance(n * 1000::bigint + i, 42)) as at,
          case when pg_temp.chance(n * 1000::bigint + i, 43) < 0.7 then 'public'
            when pg_temp.chance(n * 1000::bigint + i, 43) < 0.85 then 'followers'
            when pg_temp.chance(n * 1000::bigint + i, 43) < 0.95 then 'private' else 'unlisted' end as visibility
        from pilot cross join generate_series(1, flights) i
      ) as made order by at`,
    sql`insert into components (id, owner_id, name, type, created_at, updated_at)
      select pg_temp.id_at(drone_at, n, 50), id, 'Motor', 'motor', drone_at, drone_at from pilot`,
    sql`insert into equipment_items (id, owner_id, name, type, condition, created_at, updated_at)
      select pg_temp.id_at(drone_at, n, 51), id, 'Gafas', 'goggles', 'new', drone_at, drone_at from pilot`,
    ...likeStatements(at),
    sql`insert into feed_items (id, kind, owner_id, audience, link_audience, created_at, likes)
      select item.*, coalesce(total.likes, 0) from (
        select id, 'flight', owner_id, audience, link_audience, created_at from flights
        union all select id, 'drone', owner_id, audience, link_audience, created_at from drones
        union all select id, 'spot', owner_id, audience, link_audience, created_at from spots
        union all select id, 'pilot', id, audience, audience, created_at from users
      ) as item (id, kind, owner_id, audience, link_audience, created_at)
      left join (select item_id, count(*) as likes from likes group by item_id) as total on total.item_id = item.id
      order by item.created_at`,
    sql`insert into pilot_stats (user_id, followers, following, last_visible_at)
      select users.id, coalesce(followers.count, 0), coalesce(following.count, 0), shown.newest from users
      left join (select followee_id, count(*) from follows group by 1) as followers on followers.followee_id = users.id
      left join (select follower_id, count(*) from follows group by 1) as following on following.follower_id = users.id
      left join (
        select owner_id, max(created_at) as newest from feed_items where audience >= 'followers' group by 1
      ) as shown on shown.owner_id = users.id`,
    sql`insert into site_counts (what, count)
      select 'pilots', count(*) from users union all select 'flights', count(*) from flights
      union all select 'spots', count(*) from spots union all select 'drones', count(*) from drones
      union all select 'country ' || country, count(*) from spots group by country
      on conflict (what) do update set count = excluded.count`,
  ];
}

/** Likes with a heavy tail, of flights that the pilot who likes may see. */
function likeStatements(at: string): RawBuilder<unknown>[] {
  return [
    sql`insert into likes (user_id, item_id, created_at)
      select pilot.id, item_id, pg_temp.moment(since, ${at}, pg_temp.chance(place * 1000 + pilot.n, 61))
      from (
        select distinct id as item_id, created_at as since, place,
          floor((select count(*) from pilot) * pg_temp.chance(place * 1000 + i, 62))::int as fan
        from (
          select id, created_at, row_number() over (order by id) as place from flights where audience = 'public'
        ) as shown cross join generate_series(1, pg_temp.heavy(place, 60, 0.3, 200)) i
      ) as liked join pilot on pilot.n = liked.fan`,
  ];
}
