import { sql } from 'kysely';
import { newId } from '../../src/database/ids.ts';
import { insertSample } from '../../src/sample/insert-sample.ts';
import { sendPicture, smallPicture } from './test-pictures.ts';
import { makePilot } from './test-pilots.ts';
import type { TestServer } from './test-server.ts';

/** The sample, a picture, and rows of the kinds that the sample has none of. Returns a pilot with a session. */
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
  await sql`insert into login_failures (key, failures) values ('\\x01', 3)`.execute(db);
  await sql`insert into drone_snapshots (id, drone_id, text, board, shared)
    select ${newId()}, id, ${'# ñ\r\n\tset a = "\\"'}, 'B', true from drones limit 1`.execute(db);
  await sql`insert into media_removals (media_id) values (${newId()})`.execute(db);
  for (let i = 0; i < 3; i += 1)
    await sql`insert into events (user_id, kind, data) values (${ana.id}, 'like', '{}')`.execute(db);
  return ana;
}
