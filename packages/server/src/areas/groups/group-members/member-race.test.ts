import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeStaffedGroup } from '../../../../test/support/test-groups.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { untilWaiting } from '../../../../test/support/until-waiting.ts';

// The embedded database runs one transaction at a time.
const onServer = globalThis.testDatabase.kind === 'server' ? describe : describe.skip;

onServer('two who change at one moment who is in a group', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('never let its new owner leave', async () => {
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
      await untilWaiting(server.db, 1);
      const left = server.call(calls.leaveGroup, { params: { id }, token: admin.token });
      await untilWaiting(server.db, 2);
      return [given, left];
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 409]);
    const { body } = await server.call(calls.getGroup, { params: { id }, token: admin.token });
    expect(body.membership).toMatchObject({ role: 'owner', status: 'member' });
  });

  it('never let anybody into a group that is being closed without asking', async () => {
    const { id, pilots } = await makeStaffedGroup(server, false);
    const joined = await server.db.transaction().execute(async (trx) => {
      await sql`update groups set private = true where id = ${id}`.execute(trx);
      const joining = server.call(calls.joinGroup, {
        params: { id },
        token: pilots.stranger.token,
        body: {},
      });
      await untilWaiting(server.db, 1);
      return [joining];
    });
    const [answer] = await Promise.all(joined);
    expect(answer?.body.status).toBe('pending');
  });

  it('never let one who is banned bring back what they deleted', async () => {
    const { id, pilots } = await makeStaffedGroup(server, false);
    const { owner, member } = pilots;
    const own = { params: { id }, token: member.token };
    const { body: topic } = await server.call(calls.createTopic, { ...own, body: { title: 'Sábado' } });
    await server.call(calls.deleteTopic, { ...own, params: { id, topicId: topic._id } });
    const answers = await server.db.transaction().execute(async (trx) => {
      await sql`lock table group_acts in share mode`.execute(trx);
      const banned = server.call(calls.updateGroupMember, {
        params: { id, userId: member.id },
        token: owner.token,
        body: { status: 'banned' },
      });
      await untilWaiting(server.db, 1);
      const back = server.call(calls.restoreGroupTalk, {
        ...own,
        body: { kind: 'topic', target: topic._id },
      });
      await untilWaiting(server.db, 2);
      return [banned, back];
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 404]);
    const params = { id, topicId: topic._id };
    expect((await server.call(calls.getTopic, { params, token: owner.token })).status).toBe(404);
  });
});
