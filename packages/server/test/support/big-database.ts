import { sql } from 'kysely';
import type { Db } from '../../src/database/open.ts';
import type { TestPilot } from './test-pilots.ts';

const statements = (me: string) => [
  // Triggers and foreign keys off: the rows below are what they would produce, only faster.
  sql`set local session_replication_role = replica`,
  sql`insert into users (id, username, email, name, last_name, password_hash, terms_accepted_at, created_at)
    select gen_random_uuid(), 'masivo' || n, 'masivo' || n || '@estela.test', 'Piloto ' || n, 'Masivo', 'none', now(),
      now() - n * interval '1 hour' from generate_series(1, 3000) n`,
  sql`create temp table numbered on commit drop as
    select id, row_number() over () - 1 as n from users`,
  sql`insert into pilot_stats (user_id, last_visible_at) select id, now() - n * interval '1 minute' from numbered
    on conflict do nothing`,
  sql`insert into follows (follower_id, followee_id, created_at)
    select a.id, b.id, now() - b.n * interval '1 minute' from numbered a
    join numbered b on b.n <> a.n and (b.n % 200 = a.n % 200 or (a.id = ${me} and b.n % 6 = 0))`,
  sql`update pilot_stats set following = (select count(*) from follows where follower_id = user_id),
    followers = (select count(*) from follows where followee_id = user_id)`,
  sql`insert into follow_requests (requester_id, pilot_id, declined_at, created_at)
    select a.id, b.id, case when a.n % 3 = 0 then now() end, now() - a.n * interval '1 minute' from numbered a
    join numbered b on b.n <> a.n and b.n % 300 = (a.n + 1) % 300`,
  sql`insert into removed_followers (pilot_id, follower_id) select pilot_id, requester_id from follow_requests`,
  sql`insert into blocks (blocker_id, blocked_id)
    select a.id, b.id from numbered a join numbered b on b.n = a.n + 7 where a.id <> ${me} and b.id <> ${me}`,
  sql`insert into drones (id, owner_id, name, type, brand, model, serial_number, weight_g, frame_size_mm, visibility,
      audience, link_audience, created_at)
    select gen_random_uuid(), u.id, 'Dron', 'racing', 'x', 'y', 'z', 1, 1, 'public', 'public', 'public',
      now() - k * interval '7 minutes' from generate_series(0, 8999) k join numbered u on u.n = k % 3000`,
  sql`insert into drone_snapshots (id, drone_id, text)
    select gen_random_uuid(), id, 'set a = 1' from drones`,
  sql`insert into spots (id, owner_id, name, lat, lng, shown_lat, shown_lng, country, visibility, audience,
      link_audience, created_at)
    select gen_random_uuid(), u.id, 'Spot ' || k, lat, lng, lat, lng, 'ES', 'public', 'public', 'public',
      now() - k * interval '5 minutes'
    from (select k, 36 + random() * 7 as lat, -9 + random() * 12 as lng from generate_series(0, 17999) k) as place
    join numbered u on u.n = k % 3000`,
  sql`select move_spot_cells('{}', array(select point(shown_lng, shown_lat) from spots))`,
  sql`create temp table numbered_spots on commit drop as
    select id, owner_id, row_number() over () - 1 as n from spots limit 3000`,
  sql`insert into media (id, owner_id, width, height, bytes) select id, owner_id, 1, 1, 1 from numbered_spots`,
  sql`insert into spot_photos (media_id, spot_id, position) select id, id, 0 from numbered_spots`,
  sql`insert into bookmarks (user_id, item_id, created_at)
    select u.id, s.id, now() - s.n * interval '1 minute' from numbered_spots s join numbered u on u.n % 1000 = s.n % 1000`,
  sql`insert into flights (id, owner_id, title, description, video_url, tags, disciplines, recorded_at, favorite,
      visibility, audience, link_audience, created_at, spot_id)
    select gen_random_uuid(), u.id, 'Vuelo ' || k, 'Texto', 'https://estela.test', array['t' || k % 50],
      array['racing'], now() - k * interval '1 hour', k % 9 = 0, v.visibility, v.audience::audience,
      v.audience::audience, now() - k * interval '1 minute', s.id
    from generate_series(0, 39999) k join numbered u on u.n = k % 3000
    join numbered_spots s on s.n = k % 3000 / 7
    join (values (0, 'public', 'public'), (1, 'followers', 'followers'), (2, 'private', 'owner')) as v (r, visibility, audience)
      on v.r = k % 3`,
  sql`insert into feed_items (id, kind, owner_id, audience, link_audience, created_at)
    select id, 'flight', owner_id, audience, link_audience, created_at from flights
    union all select id, 'drone', owner_id, audience, link_audience, created_at from drones
    union all select id, 'spot', owner_id, audience, link_audience, created_at from spots
    union all select id, 'pilot', id, 'public', 'public', created_at from users on conflict do nothing`,
  sql`insert into feed_hidden (user_id, hides, hidden_id, created_at)
    select u.id, 'item', s.id, now() - s.n * interval '1 minute' from numbered_spots s join numbered u on u.n % 1000 = s.n % 1000`,
  sql`insert into likes (user_id, item_id) select u.id, f.id
    from (select id, row_number() over () as n from feed_items) f join numbered u on u.n = f.n % 3000`,
  sql`insert into groups (id, owner_id, name, description, private, tags, created_at)
    select gen_random_uuid(), u.id, 'Grupo ' || k, 'Texto', k % 3 = 0, array['t' || k % 500], now() - k * interval '1 hour'
    from generate_series(0, 8999) k join numbered u on u.n = k % 3000`,
  sql`insert into group_members (group_id, user_id, role, created_at)
    select id, owner_id, 'owner', created_at from groups`,
  sql`insert into group_members (group_id, user_id)
    select g.id, u.id from (select id, owner_id, row_number() over () as k from groups) g
    join numbered u on u.n % 600 = g.k % 600 and u.id <> g.owner_id on conflict do nothing`,
  sql`insert into group_acts (id, group_id, actor_id, act, created_at)
    select gen_random_uuid(), id, owner_id, 'edit', now() - k * interval '1 hour'
    from (select id, owner_id from groups limit 2000) g cross join generate_series(0, 4) k`,
  sql`insert into site_counts (what, count) select 'pilots', count(*) from users
    on conflict (what) do update set count = excluded.count`,
  sql`insert into group_counts (private, count) select private, count(*) from groups group by private
    on conflict (private) do update set count = excluded.count`,
  sql`insert into topics (id, group_id, author_id, title, last_activity, created_at)
    select gen_random_uuid(), g.id, g.owner_id, 'Tema ' || k, now() - k * interval '1 minute', now() - k * interval '1 day'
    from (select id, owner_id, row_number() over () as r from groups) g
    join generate_series(0, 19999) k on g.r = k % 2000 + 1`,
  sql`insert into comments (id, topic_id, author_id, text, created_at)
    select gen_random_uuid(), t.id, t.author_id, 'Texto', now() - k * interval '1 second'
    from (select id, author_id, row_number() over () as r from topics) t
    join generate_series(0, 39999) k on t.r = k % 5000 + 1`,
  sql`insert into topic_reads (topic_id, user_id, read_at)
    select t.id, u.id, now() - t.r % 90 * interval '1 day' from (select id, row_number() over () as r from topics) t
    join numbered u on u.n % 1500 = t.r % 1500`,
  sql`insert into comments (id, topic_id, author_id, parent_id, text)
    select gen_random_uuid(), topic_id, author_id, id, 'Respuesta' from comments where random() < 0.3`,
  sql`insert into comments (id, flight_id, author_id, text, created_at)
    select gen_random_uuid(), f.id, u.id, 'Texto', now() - k * interval '1 second'
    from (select id, row_number() over () as r from flights where audience = 'public') f
    join generate_series(0, 19999) k on f.r = 1 + case when k % 4 = 0 then 0 else k % 900 end
    join numbered u on u.n = k % 3000`,
  sql`insert into comments (id, flight_id, author_id, parent_id, text)
    select gen_random_uuid(), flight_id, author_id, id, 'Respuesta' from comments
    where flight_id is not null and random() < 0.3`,
  sql`insert into comment_mentions (comment_id, user_id, name)
    select id, author_id, 'alguien' from comments where flight_id is not null`,
  sql`insert into fly_days (id, group_id, maker_id, title, at, ends_at)
    select gen_random_uuid(), g.id, g.owner_id, 'Quedada', now() + (k / 3000 - 2) * interval '1 day',
      now() + (k / 3000 - 2) * interval '1 day' + interval '4 hours'
    from (select id, owner_id, row_number() over () as r from groups) g
    join generate_series(0, 14999) k on g.r = k % 3000 + 1`,
  sql`insert into fly_day_answers (fly_day_id, user_id, answer, turn)
    select d.id, m.user_id, 'yes', row_number() over (partition by d.id)
    from fly_days d join group_members m on m.group_id = d.group_id`,
  sql`insert into posts (id, group_id, author_id, title, content, created_at)
    select gen_random_uuid(), g.id, g.owner_id, 'Aviso', 'Texto', now() - k * interval '1 hour'
    from (select id, owner_id, row_number() over () as r from groups) g
    join generate_series(0, 14999) k on g.r = k % 3000 + 1`,
  sql`insert into post_likes (post_id, user_id) select p.id, u.id
    from (select id, row_number() over () as r from posts) p join numbered u on u.n % 1500 = p.r % 1500`,
  sql`insert into comments (id, post_id, author_id, text, created_at)
    select gen_random_uuid(), p.id, p.author_id, 'Texto', now() - k * interval '1 second'
    from (select id, author_id, row_number() over () as r from posts) p
    join generate_series(0, 3999) k on p.r = 1 + case when k % 4 = 0 then 0 else k % 900 end`,
  sql`insert into media (id, owner_id, width, height, bytes) select id, author_id, 1, 1, 1 from posts`,
  sql`insert into post_photos (media_id, post_id, position) select id, id, 0 from posts`,
  // Five for each: with ten, reading all 3,000 pilots would be nearly as cheap as looking them up.
  sql`insert into notifications (user_id, kind, actor_id, item_id, read_at, created_at)
    select u.id, 'like', a.id, f.id, case when k % 3 > 0 then now() end, now() - k * interval '1 minute'
    from generate_series(0, 14999) k join numbered u on u.n = k % 2999 join numbered a on a.n = (k + 1) % 3000
    join lateral (select id from flights where owner_id = u.id limit 1) f on true where u.id <> a.id`,
  sql`insert into components (id, owner_id, name, type, created_at)
    select gen_random_uuid(), u.id, 'Motor', 'motor', now() - k * interval '1 minute'
    from generate_series(0, 14999) k join numbered u on u.n = k % 3000`,
  sql`insert into installations (component_id, drone_id, position, installed_at, removed_at)
    select c.id, d.id, k, c.created_at - k * interval '1 hour',
      case when k > 0 then c.created_at - (k - 1) * interval '1 hour' end
    from components c join drones d on d.owner_id = c.owner_id cross join generate_series(0, 1) k where d.created_at = (
      select max(created_at) from drones where owner_id = c.owner_id)`,
  sql`insert into equipment_items (id, owner_id, name, type, condition, created_at)
    select gen_random_uuid(), u.id, 'Gafas', 'goggles', 'new', now() - k * interval '1 minute'
    from generate_series(0, 14999) k join numbered u on u.n = k % 3000`,
  sql`insert into flight_equipment (flight_id, equipment_item_id, position)
    select f.id, e.id, 0 from (select distinct on (owner_id) id, owner_id from equipment_items) e
    join flights f on f.owner_id = e.owner_id`,
  sql`insert into equipment_status_changes (id, equipment_item_id, from_status, status, on_day)
    select gen_random_uuid(), id, 'active', 'archived', current_date from equipment_items`,
  sql`insert into equipment_items (id, owner_id, name, type, condition, created_at)
    select gen_random_uuid(), id, 'Tattu', 'battery', 'new', now() from numbered`,
  sql`insert into battery_stickers (equipment_item_id, code)
    select id, id::text from equipment_items where type = 'battery'`,
  sql`insert into flight_packs (flight_id, equipment_item_id, position, rest_after, min_cell)
    select f.id, e.id, 0, 3.7, 3.4 from flights f join equipment_items e on e.owner_id = f.owner_id and e.type = 'battery'`,
  sql`insert into flight_tracks (flight_id, points, start_lat, start_lng, end_lat, end_lng, south, west, north, east)
    select id, '[[40, -3, 1, 0], [40, -3, 9, 9]]', 40, -3, 40, -3, 40, -3, 40, -3 from flights limit 12000`,
  sql`insert into flight_logs (flight_id, owner_id, hash)
    select id, owner_id, sha256(id::text::bytea) from flights`,
  sql`insert into upkeep_entries (id, drone_id, kind, at, text)
    select gen_random_uuid(), id, 'check', now() - k * interval '1 day', 'Tornillos'
    from drones cross join generate_series(1, 2) k`,
  sql`insert into reminder_rules (id, owner_id, drone_id, text, every_days, every_flights, due_on, time_zone)
    select gen_random_uuid(), owner_id, id, '', case when k = 1 then 30 end, case when k = 2 then 20 end,
      case when k = 1 then current_date + 30 end, 'UTC'
    from drones cross join generate_series(1, 2) k`,
  sql`insert into reports (id, reporter_id, accused_id, kind, target_id, reason, title, content, status, created_at)
    select gen_random_uuid(), ${me}, owner_id, 'flight', id, 'spam', title, '',
      case when random() < 0.1 then 'open' else 'resolved' end, created_at
    from flights where owner_id <> ${me} limit 6000`,
  sql`insert into moderation_acts (id, user_id, act, kind, target_id, title, created_at, appeal, appeal_status, appealed_at)
    select gen_random_uuid(), owner_id, 'hide', 'flight', id, title, created_at, 'No', 'upheld', created_at
    from flights limit 6000`,
  sql`insert into airspace_datasets (id, name, format, content, title, imported_at, stale_at)
    values (gen_random_uuid(), 'zonas', 'ed269', 'zones', 'Zonas', now(), now() + interval '1 day')`,
  sql`create temp table places on commit drop as
    select gen_random_uuid() as id, k, 36 + random() * 7 as lat, -9 + random() * 12 as lng
    from generate_series(1, 12000) k`,
  sql`insert into airspace_zones (id, dataset_id, identifier, kind, severity, restriction, name, message, reasons,
      advice, control_area, contacts, native)
    select places.id, dataset.id, 'Z' || k, 'restricted', 3, 'prohibited', '[]', '[]', '{}', false, false, '[]', '{}'
    from places cross join airspace_datasets dataset where k % 2 = 0`,
  sql`insert into airspace_notams (id, dataset_id, notam_id, severity, valid_from, text, fetched_at, native)
    select places.id, dataset.id, 'N' || k, 3, now() - interval '1 day', 'Texto', now(), '{}'
    from places cross join airspace_datasets dataset where k % 2 = 1`,
  sql`insert into airspace_volumes (id, zone_id, notam_id, shape, bounds)
    select gen_random_uuid(), case when k % 2 = 0 then id end, case when k % 2 = 1 then id end,
      jsonb_build_object('type', 'Circle', 'centre', jsonb_build_array(lng, lat), 'radius', 500),
      box(point(lng + 0.005, lat + 0.005), point(lng - 0.005, lat - 0.005)) from places`,
];

/** Fills every table that can grow, as if 3,000 pilots had used it for a while; `me` follows a sixth of them. */
export async function fillDatabase(db: Db, me: TestPilot): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const statement of statements(me.id)) await statement.execute(trx);
  });
  await sql`vacuum analyze`.execute(db);
}
