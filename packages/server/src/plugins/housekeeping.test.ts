import { makePilot } from '../../test/support/test-pilots.ts';
import { startTestServer } from '../../test/support/test-server.ts';
import { deleteExpired } from './housekeeping.ts';

it('deletes expired rows and keeps the rest', async () => {
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

  await deleteExpired(db);

  const owners = { user_id: current.id };
  expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([owners]);
  expect(await db.selectFrom('password_resets').select('user_id').execute()).toEqual([owners]);
  await server.close();
});
