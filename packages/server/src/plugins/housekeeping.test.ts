import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makePilot } from '../../test/support/test-pilots.ts';
import { startTestServer } from '../../test/support/test-server.ts';
import { deleteExpired } from './housekeeping.ts';

it('deletes expired rows, notifications after 180 days (C19), and keeps the rest', async () => {
  const server = await startTestServer();
  const { db } = server;
  const old = await makePilot(db);
  const current = await makePilot(db);
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  await db
    .updateTable('sessions')
    .set({ last_used_at: days(31) })
    .where('user_id', '=', old.id)
    .execute();
  const reset = (user_id: string, created_at: Date) => ({
    user_id,
    created_at,
    token_hash: Buffer.from(user_id),
  });
  await db
    .insertInto('password_resets')
    .values([reset(old.id, days(1)), reset(current.id, days(0))])
    .execute();

  const told = (user_id: string, created_at: Date) => ({
    user_id,
    actor_id: old.id,
    kind: 'follow' as const,
    created_at,
  });
  await db
    .insertInto('notifications')
    .values([told(current.id, days(181)), told(current.id, days(179))])
    .execute();
  const shown = async () => {
    const { body } = await server.call(calls.listNotifications, { token: current.token });
    return [body.items.length, body.unread];
  };
  expect(await shown()).toEqual([1, 1]);

  await sql`insert into former_media_keys (media_key, ends_at)
    values ('\\x01', now() - interval '1 second'), ('\\x02', now() + interval '1 minute')`.execute(db);

  await deleteExpired(db);

  const kept = await sql`select encode(media_key, 'hex') as key from former_media_keys`.execute(db);
  expect(kept.rows).toEqual([{ key: '02' }]);
  const owners = { user_id: current.id };
  expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([owners]);
  expect(await db.selectFrom('password_resets').select('user_id').execute()).toEqual([owners]);
  expect(await db.selectFrom('notifications').select('user_id').execute()).toEqual([owners]);
  expect(await shown()).toEqual([1, 1]);
  await server.close();
});
