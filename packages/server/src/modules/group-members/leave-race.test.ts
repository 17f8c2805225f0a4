import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeStaffedGroup } from '../../../test/support/test-groups.ts';
import { startTestServer, type TestServer } from '../../../test/support/test-server.ts';

// The embedded database runs one transaction at a time.
const onServer = globalThis.testDatabase.kind === 'server' ? describe : describe.skip;

onServer('leaving a group at the moment in which one is given it', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  async function untilWaiting(count: number): Promise<void> {
    for (;;) {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(server.db);
      if (rows[0]?.waiting === count) return;
    }
  }

  it('is refused to the new owner, who is in it still', async () => {
    const { id, pilots } = await makeStaffedGroup(server, false);
    const { owner, admin } = pilots;
    // The group is handed over, and comes to its log.
    const answers = await server.db.transaction().execute(async (trx) => {
      await sql`lock table group_acts in share mode`.execute(trx);
      const given = server.call(calls.updateGroupMember, {
        params: { id, userId: admin.id },
        token: owner.token,
        body: { role: 'owner' },
      });
      await untilWaiting(1);
      const left = server.call(calls.leaveGroup, { params: { id }, token: admin.token });
      await untilWaiting(2);
      return [given, left];
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 409]);
    const { body } = await server.call(calls.getGroup, { params: { id }, token: admin.token });
    expect(body.membership).toMatchObject({ role: 'owner', status: 'member' });
  });
});
