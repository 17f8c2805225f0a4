import { calls, type MembershipPatch } from '@estela/contracts';
import {
  type GroupViewer,
  groupViewers,
  makeStaffedGroup,
  putMember,
} from '../../../../test/support/test-groups.ts';
import { makeBlock, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

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

  it('are invited by username, let in where they have asked, but not where they are banned', async () => {
    const { status, body } = await invite('admin', pilots.stranger.username.toUpperCase());
    expect([status, body]).toMatchObject([201, { user: { _id: pilots.stranger.id }, status: 'invited' }]);
    expect(await count()).toBe(4);
    const early = await change('owner', pilots.stranger, { status: 'member' });
    expect([early.status, early.error.code]).toEqual([409, 'CONFLICT']);
    const accept = { params: { id }, token: pilots.stranger.token, body: {} };
    expect((await server.call(calls.joinGroup, accept)).body).toMatchObject({ status: 'member' });
    expect(await count()).toBe(5);
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

  it('become members by their own word alone: a ban in between does not speak for who was invited', async () => {
    await invite('admin', pilots.stranger.username);
    await change('admin', pilots.stranger, { status: 'banned' });
    const lifted = await change('admin', pilots.stranger, { status: 'member' });
    expect([lifted.status, lifted.body.status]).toEqual([200, 'invited']);
    expect(await count()).toBe(4);
    await change('admin', pilots.stranger, { status: 'banned' });
    expect((await change('owner', pilots.stranger, { status: 'member', role: 'admin' })).status).toBe(409);
    await change('admin', pilots.stranger, { status: 'member' });
    const accept = { params: { id }, token: pilots.stranger.token, body: {} };
    expect((await server.call(calls.joinGroup, accept)).body).toMatchObject({ status: 'member' });
    await change('admin', pilots.stranger, { status: 'banned' });
    expect((await change('admin', pilots.stranger, { status: 'member' })).body.status).toBe('member');
  });

  it('accept an invitation that stands, and neither join nor ask by one that was withdrawn', async () => {
    const accept = () =>
      server.call(calls.joinGroup, {
        params: { id },
        token: pilots.stranger.token,
        body: { accept: true },
      });
    await invite('admin', pilots.stranger.username);
    await remove('admin', pilots.stranger);
    const late = await accept();
    expect([late.status, late.body]).toMatchObject([409, { error: 'Esta invitación se ha retirado' }]);
    const { body } = await server.call(calls.getGroup, { params: { id }, token: pilots.stranger.token });
    expect(body.membership).toBeNull();
    await invite('admin', pilots.stranger.username);
    expect((await accept()).body).toMatchObject({ status: 'member' });
    expect((await accept()).body).toMatchObject({ status: 'member' });
  });

  it('are decided on once: of two admins at the same time the second is told', async () => {
    const other = await makePilot(server.db);
    await putMember(server, id, other, 'admin');
    const decide = { params: { id, userId: pilots.pending.id } };
    const answers = await Promise.all([
      server.call(calls.updateGroupMember, {
        ...decide,
        token: other.token,
        body: { status: 'member', was: 'pending' },
      }),
      server.call(calls.removeGroupMember, {
        ...decide,
        token: pilots.admin.token,
        query: { was: 'pending' },
      }),
    ]);
    const won = answers.filter(({ status }) => status < 300);
    const lost = answers.find(({ status }) => status === 409);
    expect([won.length, lost?.error.message]).toEqual([
      1,
      'Otra persona del equipo ya ha decidido sobre esta solicitud',
    ]);
    expect((await change('owner', pilots.member, { status: 'member' })).status).toBe(409);
    expect((await list('owner', { status: 'pending' })).body.items).toEqual([]);
  });

  it('are found by name, those who run the group apart from the others', async () => {
    const names = async (query: Record<string, string>) =>
      (await list('member', query)).body.items.map(({ user }) => user._id).sort();
    expect(await names({ among: 'staff' })).toEqual(
      [pilots.owner.id, pilots.admin.id, pilots.moderator.id].sort(),
    );
    expect(await names({ among: 'rest' })).toEqual([pilots.member.id]);
    expect(await names({ q: pilots.admin.username })).toContain(pilots.admin.id);
    expect(await names({ q: 'nadie así' })).toEqual([]);
  });

  it('answer what a private group asks, for those who decide alone', async () => {
    const ask = (answers?: string[]) =>
      server.call(calls.joinGroup, { params: { id }, token: pilots.stranger.token, body: { answers } });
    const questions = ['¿Desde dónde vuelas?', '¿Con qué?'];
    const set = { params: { id }, token: pilots.owner.token, body: { questions, rules: 'Sin gritos' } };
    expect((await server.call(calls.updateGroup, set)).body).toMatchObject({
      questions,
      rules: 'Sin gritos',
    });
    const open = await ask(['Madrid']);
    expect([open.status, Object.keys(open.error.fields ?? {})]).toEqual([400, ['answers.1']]);
    expect((await ask(['Madrid', 'Un 5 pulgadas'])).body).toMatchObject({ status: 'pending' });
    const [asked] = (await list('admin', { status: 'pending' })).body.items;
    expect(asked?.answers).toEqual([
      { question: '¿Desde dónde vuelas?', answer: 'Madrid' },
      { question: '¿Con qué?', answer: 'Un 5 pulgadas' },
    ]);
    expect((await change('owner', pilots.stranger, { status: 'member' })).body.answers).toBeUndefined();
    expect((await list('member')).body.items[0]).toMatchObject({ user: { _id: pilots.stranger.id } });
  });

  it('are told what they want to hear, and what concerns their membership always', async () => {
    const asked = { params: { id }, token: pilots.member.token };
    const topic = await server.call(calls.createTopic, { ...asked, body: { title: 'Sábado' } });
    const inTopic = { params: { id, topicId: topic.body._id } };
    const say = (text: string) =>
      server.call(calls.createComment, { ...inTopic, token: pilots.admin.token, body: { text } });
    const told = async () => (await server.call(calls.listNotifications, asked)).body.items.length;
    const isMuted = async (viewer: GroupViewer) =>
      (await server.call(calls.getTopic, { ...inTopic, token: pilots[viewer].token })).body.muted;
    const setLevel = (level: 'all' | 'none') =>
      server.call(calls.setGroupNotificationLevel, { ...asked, body: { level } });
    expect((await setLevel('none')).status).toBe(204);
    expect((await server.call(calls.getGroup, asked)).body.membership).toMatchObject({ level: 'none' });
    await say('Nadie lo oye');
    expect(await told()).toBe(0);
    await setLevel('all');
    await server.call(calls.muteTopic, { ...inTopic, token: pilots.member.token });
    await say('Tampoco');
    expect(await told()).toBe(0);
    expect([await isMuted('member'), await isMuted('admin')]).toEqual([true, false]);
    await server.call(calls.unmuteTopic, { ...inTopic, token: pilots.member.token });
    expect(await isMuted('member')).toBe(false);
    await say('Ahora sí');
    expect(await told()).toBe(1);
    const outside = { params: { id }, token: pilots.pending.token, body: { level: 'none' as const } };
    expect((await server.call(calls.setGroupNotificationLevel, outside)).status).toBe(403);
  });

  it('keep to themselves what was written before the group was opened, unless it is shown', async () => {
    const asked = { params: { id }, token: pilots.member.token };
    const words = { title: 'Antes', content: 'En privado' };
    const post = (await server.call(calls.createPost, { ...asked, body: words })).body._id;
    const topic = (await server.call(calls.createTopic, { ...asked, body: { title: 'Antes' } })).body._id;
    const said = { ...asked, params: { id, topicId: topic }, body: { text: 'Dicho' } };
    const comment = (await server.call(calls.createComment, said)).body._id;
    const report = async (viewer: GroupViewer) => {
      const { token } = pilots[viewer];
      const targets = [
        { kind: 'post', target: post } as const,
        { kind: 'topic', target: topic } as const,
        { kind: 'comment', target: comment } as const,
      ];
      const statuses = targets.map(async (target) => {
        const body = { ...target, reason: 'other' } as const;
        return (await server.call(calls.createReport, { token, body })).status;
      });
      return [...new Set(await Promise.all(statuses))];
    };
    const posts = async (viewer: GroupViewer) =>
      (await server.call(calls.listPosts, { params: { id }, token: pilots[viewer].token })).body.items.length;
    const open = (body: object) =>
      server.call(calls.updateGroup, { params: { id }, token: pilots.owner.token, body });
    expect((await open({ private: false })).body).toMatchObject({ private: false, showHistory: false });
    await server.call(calls.joinGroup, { params: { id }, token: pilots.stranger.token, body: {} });
    expect([await posts('stranger'), await posts('pending'), await posts('member')]).toEqual([0, 0, 1]);
    expect([await report('stranger'), await report('pending')]).toEqual([[404], [404]]);
    await putMember(server, id, pilots.stranger, 'moderator');
    expect([await posts('stranger'), await report('stranger'), await report('member')]).toEqual([
      1,
      [201],
      [201],
    ]);
    await putMember(server, id, pilots.stranger);
    // Who came while it was open learns no more when it closes, nor when it opens once more (B12).
    await open({ private: true });
    expect([await posts('stranger'), await posts('member')]).toEqual([0, 1]);
    await open({ private: false });
    expect([await posts('stranger'), await posts('member')]).toEqual([0, 1]);
    await open({ showHistory: true });
    expect([await posts('stranger'), await posts('pending')]).toEqual([1, 1]);
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
