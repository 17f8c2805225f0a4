import { calls, type MembershipPatch } from '@estela/contracts';
import {
  type GroupViewer,
  groupViewers,
  makeStaffedGroup,
  putMember,
} from '../../../test/support/test-groups.ts';
import { makeBlock, makePilot, type TestPilot } from '../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../test/support/test-server.ts';

describe('members of a group', () => {
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
  const list = (viewer: GroupViewer, query: Record<string, string | number> = {}) =>
    server.call(calls.listGroupMembers, { params: { id }, token: pilots[viewer].token, query });
  const count = async () =>
    (await server.call(calls.getGroup, { params: { id }, token: pilots.owner.token })).body.memberCount;

  it('are shown to members; requests and bans to those who decide on them', async () => {
    for (const viewer of groupViewers) {
      const isMember = ['member', 'moderator', 'admin', 'owner'].includes(viewer);
      const decides = ['admin', 'owner'].includes(viewer);
      expect([viewer, (await list(viewer)).status]).toEqual([viewer, isMember ? 200 : 404]);
      for (const status of ['pending', 'banned']) {
        expect([viewer, (await list(viewer, { status })).status]).toEqual([viewer, decides ? 200 : 404]);
      }
    }
    const { body } = await list('owner', { status: 'pending' });
    expect(body.items).toMatchObject([
      { user: { _id: pilots.pending.id }, role: 'member', status: 'pending' },
    ]);
  });

  it('are paged without a repeat', async () => {
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { body } = await list('member', { limit: 1, ...(cursor && { cursor }) });
      seen.push(...body.items.map(({ user }) => user._id));
      cursor = body.nextCursor;
    } while (cursor);
    const members = (['member', 'moderator', 'admin', 'owner'] as const).map((one) => pilots[one].id);
    expect(seen.sort()).toEqual(members.sort());
  });

  it('are approved, banned, taken back and removed by owner and admins alone', async () => {
    for (const actor of ['stranger', 'pending', 'member', 'moderator'] as const) {
      expect([actor, (await change(actor, pilots.pending, { status: 'member' })).status]).toEqual([
        actor,
        403,
      ]);
      expect([actor, (await invite(actor, pilots.stranger.username)).status]).toEqual([actor, 403]);
      expect([actor, (await remove(actor, pilots.banned)).status]).toEqual([actor, 403]);
    }
    expect((await change('banned', pilots.pending, { status: 'member' })).status).toBe(404);

    const approved = await change('admin', pilots.pending, { status: 'member' });
    expect([approved.status, approved.body]).toMatchObject([200, { role: 'member', status: 'member' }]);
    expect(await count()).toBe(5);
    const banned = await change('admin', pilots.moderator, { status: 'banned' });
    expect(banned.body).toMatchObject({ role: 'member', status: 'banned' });
    expect(
      (await server.call(calls.getGroup, { params: { id }, token: pilots.moderator.token })).status,
    ).toBe(404);
    expect((await remove('admin', pilots.member)).status).toBe(204);
    expect(await count()).toBe(3);
    expect((await remove('admin', pilots.banned)).status).toBe(204);
    const asked = await server.call(calls.joinGroup, { params: { id }, token: pilots.banned.token });
    expect(asked.body.status).toBe('pending');
  });

  it('get their roles from the owner alone', async () => {
    expect((await change('admin', pilots.member, { role: 'moderator' })).status).toBe(403);
    const promoted = await change('owner', pilots.member, { role: 'admin' });
    expect(promoted.body).toMatchObject({ role: 'admin', status: 'member' });
    expect((await change('owner', pilots.member, { role: 'member' })).body.role).toBe('member');
    const early = await change('owner', pilots.pending, { role: 'moderator' });
    expect([early.status, early.error.code]).toEqual([409, 'CONFLICT']);
    const both = await change('owner', pilots.pending, { status: 'member', role: 'moderator' });
    expect(both.body).toMatchObject({ role: 'moderator', status: 'member' });
  });

  it('have no power over their equals and betters', async () => {
    const other = await makePilot(server.db);
    await putMember(server, id, other, 'admin');
    for (const target of [other, pilots.owner, pilots.admin]) {
      expect((await change('admin', target, { status: 'banned' })).status).toBe(403);
    }
    for (const target of [other, pilots.owner]) expect((await remove('admin', target)).status).toBe(403);
    expect((await change('owner', pilots.owner, { role: 'member' })).status).toBe(403);
    expect((await change('owner', other, { status: 'banned' })).status).toBe(200);
  });

  it('own the group one at a time: handing over makes the owner an admin', async () => {
    expect((await remove('owner', pilots.owner)).status).toBe(409);
    const { body } = await change('owner', pilots.member, { role: 'owner' });
    expect(body.role).toBe('owner');
    const group = await server.call(calls.getGroup, { params: { id }, token: pilots.owner.token });
    expect(group.body).toMatchObject({ owner: { _id: pilots.member.id }, membership: { role: 'admin' } });
    expect((await change('owner', pilots.member, { role: 'member' })).status).toBe(403);
    expect((await remove('owner', pilots.owner)).status).toBe(204);
  });

  it('are added by username, also those with a request, but not those who are banned', async () => {
    const { status, body } = await invite('admin', pilots.stranger.username.toUpperCase());
    expect([status, body]).toMatchObject([201, { user: { _id: pilots.stranger.id }, status: 'member' }]);
    expect((await invite('owner', pilots.pending.username)).body.status).toBe('member');
    expect((await invite('owner', pilots.banned.username)).status).toBe(409);
    const again = await invite('admin', pilots.moderator.username);
    expect(again.body).toMatchObject({ role: 'moderator', status: 'member' });
    const nobody = await invite('owner', 'nadie');
    expect([nobody.status, Object.keys(nobody.error.fields ?? {})]).toEqual([400, ['username']]);
    const shy = await makePilot(server.db);
    await makeBlock(server.db, shy, pilots.owner);
    expect((await invite('owner', shy.username)).status).toBe(400);
  });

  it('do not find each other across a block, but moderators find all', async () => {
    const rival = await makePilot(server.db);
    await putMember(server, id, rival);
    await makeBlock(server.db, rival, pilots.member);
    pilots.stranger = rival;
    const found = async (viewer: GroupViewer) => (await list(viewer)).body.items.map(({ user }) => user._id);
    expect(await found('member')).toEqual(expect.not.arrayContaining([rival.id]));
    expect(await found('stranger')).toEqual(expect.not.arrayContaining([pilots.member.id]));
    expect(await found('member')).toHaveLength(4);
    expect(await found('moderator')).toEqual(expect.arrayContaining([rival.id, pilots.member.id]));
  });

  it('returns 404 for a pilot outside the group, 400 for an empty change', async () => {
    expect((await change('owner', pilots.stranger, { status: 'member' })).status).toBe(404);
    expect((await remove('owner', pilots.stranger)).status).toBe(404);
    expect((await change('owner', pilots.member, {})).status).toBe(400);
  });

  it('keep the group when its owner’s account goes: the highest left owns it', async () => {
    await server.db.deleteFrom('users').where('id', '=', pilots.owner.id).execute();
    const { body } = await server.call(calls.getGroup, { params: { id }, token: pilots.member.token });
    expect(body).toMatchObject({ owner: { _id: pilots.admin.id }, memberCount: 3 });
    await server.db
      .deleteFrom('users')
      .where('id', 'in', [pilots.admin.id, pilots.moderator.id, pilots.member.id])
      .execute();
    const left = await server.db.selectFrom('groups').select('id').where('id', '=', id).execute();
    expect(left).toEqual([]);
  });
});
