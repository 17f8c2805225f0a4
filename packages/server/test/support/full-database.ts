import { sql } from 'kysely';
import { newId } from '../../src/database/ids.ts';
import { insertSample } from '../../src/sample/insert-sample.ts';
import { sendPicture, smallPicture } from './test-pictures.ts';
import { makePilot } from './test-pilots.ts';
import type { TestServer } from './test-server.ts';

/** The sample, a picture, and rows for tables that are empty in the sample. Returns a pilot with a session. */
export async function fillWithEverything(server: TestServer) {
  const { db } = server;
  await insertSample(db);
  const ana = await makePilot(db, 'ana');
  await sendPicture(server, `/users/${ana.id}/image-profile`, await smallPicture(), ana.token);
  await sql`update users set name = ${'Añá 🛩️ \\ "x"\n\t\u2028'}, social = '{"x": "https://x.com/ñ"}' where id = ${ana.id}`.execute(
    db,
  );
  await sql`insert into idempotency_keys (user_id, scope, key, status, answer)
    values (${ana.id}, 'a', 'B', 201, 'null'), (${ana.id}, 'a', 'a', 200, '{"n": 1.0}'), (${ana.id}, 'b', 'á', null, null)`.execute(
    db,
  );
  await sql`insert into blocks (blocker_id, blocked_id) select ${ana.id}, id from users where id <> ${ana.id} limit 2`.execute(
    db,
  );
  await sql`insert into follow_requests (requester_id, pilot_id, declined_at)
    select id, ${ana.id}, case when username < 'm' then now() end from users where id <> ${ana.id} limit 4`.execute(
    db,
  );
  await sql`insert into removed_followers (pilot_id, follower_id)
    select ${ana.id}, id from users where id <> ${ana.id} limit 2`.execute(db);
  await sql`insert into login_failures (key, failures) values ('\\x01', 3)`.execute(db);
  await sql`insert into drone_snapshots (id, drone_id, text, board, shared)
    select ${newId()}, id, ${'# ñ\r\n\tset a = "\\"'}, 'B', true from drones limit 1`.execute(db);
  await sql`update spots set hazards = 'Cables\n"altos"', best_months = '{3,11}' where id = (select id from spots limit 1)`.execute(
    db,
  );
  await sql`insert into spot_photos (media_id, spot_id, position, alt)
    select picture_id, spots.id, 0, 'Vista "ñ"' from spots cross join users where users.id = ${ana.id} limit 1`.execute(
    db,
  );
  await sql`insert into post_photos (media_id, post_id, position, alt)
    select picture_id, posts.id, 0, 'Foto "ñ"' from posts cross join users where users.id = ${ana.id} limit 1`.execute(
    db,
  );
  await sql`insert into bookmarks (user_id, item_id) select ${ana.id}, id from spots limit 2`.execute(db);
  await sql`insert into feed_hidden (user_id, hides, hidden_id) select ${ana.id}, 'item', id from spots limit 2`.execute(
    db,
  );
  await sql`insert into feed_hidden (user_id, hides, hidden_id) select ${ana.id}, 'pilot', id from users where id <> ${ana.id} limit 1`.execute(
    db,
  );
  await sql`insert into comments (id, flight_id, author_id, text)
    select ${newId()}, id, ${ana.id}, ${'Mira @ana, "así" ñ'} from flights limit 1`.execute(db);
  await sql`insert into comments (id, post_id, author_id, text)
    select ${newId()}, id, ${ana.id}, 'Desde la entrada ñ' from posts limit 1`.execute(db);
  await sql`insert into comment_mentions (comment_id, user_id, name)
    select id, author_id, 'ana' from comments where flight_id is not null`.execute(db);
  await sql`insert into flight_airspace (flight_id, verdict)
    select id, '{"verdict": "unknown", "lat": 40.4}' from flights limit 1`.execute(db);
  await sql`insert into flight_logs (flight_id, owner_id, hash)
    select id, owner_id, '\\x0a' from flights limit 1`.execute(db);
  await sql`insert into flight_series (flight_id, series)
    select id, '{"t": [0, 1.5], "height": [0, null]}' from flights
    where id not in (select flight_id from flight_series) limit 1`.execute(db);
  await sql`insert into media_removals (media_id) values (${newId()})`.execute(db);
  await sql`insert into upkeep_entries (id, drone_id, kind, at, text, cost_minor, currency, component_name)
    select ${newId()}, id, 'replacement', now(), 'Brazo', 1250, 'EUR', 'Brazo 5"' from drones limit 1`.execute(
    db,
  );
  await sql`insert into reminder_rules (id, owner_id, drone_id, text, every_days, due_on, time_zone, told_at)
    select ${newId()}, owner_id, id, 'Hélices', 30, '2028-02-29', 'Europe/Madrid', now() from drones limit 1`.execute(
    db,
  );
  await sql`insert into notifications (user_id, kind, rule_id, due_on)
    select owner_id, 'reminder', id, due_on from reminder_rules`.execute(db);
  await sql`insert into notifications (user_id, kind, group_id, fly_day_id, fly_day_event)
    select user_id, 'flyDay', group_id, id, 'reminder' from fly_days join fly_day_answers on fly_day_id = id`.execute(
    db,
  );
  await sql`insert into calendar_links (user_id, token_hash, language) values (${ana.id}, '\\x02', 'es')`.execute(
    db,
  );
  await sql`insert into warranty_notices (equipment_item_id, ends_on, moment)
    select id, '2028-02-29', 'soon' from equipment_items limit 1`.execute(db);
  await sql`insert into suspensions (user_id, reason, until)
    select id, 'spam', '2028-02-29' from users where id <> ${ana.id} limit 1`.execute(db);
  await sql`insert into moderation_acts
      (id, user_id, act, kind, target_id, title, reason, note, appeal, appeal_status, appealed_at)
    select ${newId()}, owner_id, 'hide', 'flight', id, title, 'spam', 'Año "ñ"', 'No', 'open', now()
    from flights limit 1`.execute(db);
  await sql`update flights set hidden = true, visibility = visibility
    where id in (select target_id from moderation_acts)`.execute(db);
  for (let i = 0; i < 3; i += 1)
    await sql`insert into events (user_id, kind, data) values (${ana.id}, 'like', '{}')`.execute(db);
  return ana;
}
