import { calls, type MembershipPatch } from '@estela/contracts';
import { type GroupViewer, makeStaffedGroup } from '../../../../test/support/test-groups.ts';
import type { TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('the log of a group', () => {
  let server: TestServer;
  let id: string;
  let pilots: Record<GroupViewer, TestPilot>;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ({ id, pilots } = await makeStaffedGroup(server, true));
  });

  const change = (actor: GroupViewer, target: TestPilot, body: MembershipPatch) =>
    server.call(calls.updateGroupMember, {
      params: { id, userId: target.id },
      token: pilots[actor].token,
      body,
    });
  const remove = (actor: GroupViewer, target: TestPilot) =>
    server.call(calls.removeGroupMember, { params: { id, userId: target.id }, token: pilots[actor].token });
  const invite = (actor: GroupViewer, username: string) =>
    server.call(calls.inviteGroupMember, { params: { id }, token: pilots[actor].token, body: { username } });

  it('tells members what was done in running the group, and not who was turned away', async () => {
    await remove('admin', pilots.pending);
    await invite('owner', pilots.stranger.username);
    await change('owner', pilots.member, { role: 'moderator' });
    const topic = await server.call(calls.createTopic, {
      params: { id },
      token: pilots.member.token,
      body: { title: 'Sábado' },
    });
    const params = { id, topicId: topic.body._id };
    const by = { params, token: pilots.admin.token };
    await server.call(calls.pinTopic, by);
    for (const pinned of [false, false])
      expect((await server.call(calls.updateTopic, { ...by, body: { pinned } })).status).toBe(200);
    await server.call(calls.deleteTopic, by);
    await change('admin', pilots.moderator, { status: 'banned' });
    const log = async (viewer: GroupViewer) => {
      const asked = { params: { id }, token: pilots[viewer].token };
      const { body } = await server.call(calls.listGroupLog, asked);
      return body.items.map(({ act, actor, member, role }) => [act, actor?._id, member?._id, role]);
    };
    const open = [
      ['ban', pilots.admin.id, pilots.moderator.id, null],
      ['removeTopic', pilots.admin.id, undefined, null],
      ['unpin', pilots.admin.id, undefined, null],
      ['pin', pilots.admin.id, undefined, null],
      ['role', pilots.owner.id, pilots.member.id, 'moderator'],
    ];
    expect(await log('member')).toEqual(open);
    expect(await log('owner')).toEqual([
      ...open,
      ['invite', pilots.owner.id, pilots.stranger.id, null],
      ['reject', pilots.admin.id, pilots.pending.id, null],
    ]);
  });

  it('tells nothing of what was written before a member may read', async () => {
    const write = async (title: string) => {
      const written = { params: { id }, token: pilots.member.token, body: { title } };
      return { id, topicId: (await server.call(calls.createTopic, written)).body._id };
    };
    const act = (
      call: typeof calls.pinTopic | typeof calls.deleteTopic,
      params: { id: string; topicId: string },
    ) => server.call(call, { params, token: pilots.admin.token });
    const log = async (viewer: GroupViewer) => {
      const { body } = await server.call(calls.listGroupLog, {
        params: { id },
        token: pilots[viewer].token,
      });
      return body.items.map(({ act, title }) => [act, title]);
    };
    const old = await write('De antes');
    await act(calls.deleteTopic, await write('Quitado antes'));
    const opening = {
      params: { id },
      token: pilots.owner.token,
      body: { private: false, showHistory: false },
    };
    expect((await server.call(calls.updateGroup, opening)).status).toBe(200);
    await act(calls.pinTopic, old);
    await act(calls.deleteTopic, await write('De ahora'));
    await server.call(calls.joinGroup, { params: { id }, token: pilots.stranger.token, body: {} });
    const since = [
      ['removeTopic', 'De ahora'],
      ['edit', ''],
    ];
    expect(await log('stranger')).toEqual(since);
    expect(await log('moderator')).toEqual([
      since[0],
      ['pin', 'De antes'],
      since[1],
      ['removeTopic', 'Quitado antes'],
    ]);
  });
});
