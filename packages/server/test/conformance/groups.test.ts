import { anError, type Body, OutsideClient, type OutsidePilot } from './outside-client.ts';

const whole = { name: 'Pilotos de Levante', description: 'Quedadas y vuelos' };
const names = ['owner', 'admin', 'moderator', 'member', 'other', 'stranger'] as const;
type Name = (typeof names)[number];

describe('the specification of groups and their members', () => {
  let api: OutsideClient;
  const pilots = {} as Record<Name, OutsidePilot>;

  beforeAll(async () => {
    api = await OutsideClient.start();
    for (const name of names) pilots[name] = await api.pilot(`el_${name}`);
  });
  afterAll(() => api.close());

  const found = (fields: object = {}) => api.make('/groups', { ...whole, ...fields }, pilots.owner.token);
  const join = (group: Body, name: Name) =>
    api.post(`/groups/${group._id}/join`, undefined, pilots[name].token);
  const set = (group: Body, whom: Name, body: object, by: Name = 'owner') =>
    api.patch(`/groups/${group._id}/members/${pilots[whom]._id}`, body, pilots[by].token);
  const remove = (group: Body, whom: Name, by: Name) =>
    api.del(`/groups/${group._id}/members/${pilots[whom]._id}`, pilots[by].token);
  const see = (group: Body, name: Name, path = '') =>
    api.get(`/groups/${group._id}${path}`, pilots[name].token);

  /** With a pilot in every role, and `other` in none. */
  async function staffed(fields: object = {}) {
    const group = await found(fields);
    for (const name of ['admin', 'moderator', 'member'] as const) {
      await api.post(`/groups/${group._id}/members`, { username: pilots[name].username }, pilots.owner.token);
      expect((await join(group, name)).body).toMatchObject({ status: 'member' });
      if (name !== 'member')
        expect((await set(group, name, { role: name })).body).toMatchObject({ role: name });
    }
    return group;
  }

  it('lists reports for moderators, who dismiss them, or delete the content and restore it', async () => {
    const group = await staffed();
    const post = await api.make(
      `/groups/${group._id}/posts`,
      { title: 'Vendo', content: 'Todo' },
      pilots.member.token,
    );
    const report = { kind: 'post', target: post._id, reason: 'spam' };
    expect((await api.post('/reports', report, pilots.owner.token)).status).toBe(201);
    const { items } = (await see(group, 'moderator', '/reports')).body as { items: Body[] };
    expect(items).toMatchObject([{ kind: 'post', title: 'Vendo', count: 1, removable: true }]);
    expect((await see(group, 'member', '/reports')).status).toBe(403);
    const path = `/groups/${group._id}/reports/${items[0]?._id}`;
    expect((await api.del(path, pilots.admin.token)).status).toBe(204);
    expect((await api.del(path, pilots.moderator.token)).status).toBe(404);
    const gone = { kind: 'post', target: post._id };
    const restore = (by: Name) => api.post(`/groups/${group._id}/restore`, gone, pilots[by].token);
    await api.del(`/groups/${group._id}/posts/${post._id}`, pilots.moderator.token);
    expect([(await restore('member')).status, (await restore('moderator')).status]).toEqual([404, 204]);
    expect((await see(group, 'member', '/posts')).body).toMatchObject({ items: [{ _id: post._id }] });
  });

  it('creates a group with name and description, and enforces the bounds of both', async () => {
    expect(await found()).toMatchObject({
      ...{ ...whole, private: false, tags: [], owner: { username: 'el_owner' } },
      ...{ memberCount: 1, postCount: 0, topicCount: 0 },
    });
    const longest = {
      name: 'x'.repeat(100),
      description: 'x'.repeat(500),
      tags: Array.from({ length: 10 }, (_, i) => `t${i}`),
    };
    expect(await found({ ...longest, private: true })).toMatchObject({ ...longest, private: true });
    const tooLong = { name: 'x'.repeat(101), description: 'x'.repeat(501), tags: [...longest.tags, 'otra'] };
    const english = await api.post('/groups', tooLong, pilots.owner.token, { 'accept-language': 'en' });
    expect([english.status, english.body.fields]).toEqual([
      400,
      {
        name: 'Name cannot exceed 100 characters',
        description: 'Cannot exceed 500 characters',
        tags: 'Maximum 10 tags allowed',
      },
    ]);
    expect(Object.keys((await api.post('/groups', {}, pilots.owner.token)).body.fields)).toEqual([
      'name',
      'description',
    ]);
    expect((await api.post('/groups', whole)).status).toBe(401);
  });

  it('lists by tab, search and tag', async () => {
    const open = await found({ name: 'Zeta abierto', tags: ['zeta'] });
    const closed = await found({ name: 'Zeta cerrado', tags: ['zeta'], private: true });
    await join(open, 'member');
    await join(closed, 'other');
    const expected: [string, Name, Body[]][] = [
      ['tab=all', 'stranger', [closed, open]],
      ['tab=', 'stranger', [closed, open]],
      ['tab=mine', 'owner', [closed, open]],
      ['tab=mine', 'member', []],
      ['tab=joined', 'member', [open]],
      ['tab=joined', 'other', []],
      ['tab=public', 'stranger', [open]],
      ['tab=private', 'stranger', [closed]],
      ['q=abierto', 'stranger', [open]],
    ];
    for (const [query, name, groups] of expected) {
      const { body } = await api.get(`/groups?${query}&tag=zeta`, pilots[name].token);
      expect([query, name, body.items.map(({ _id }) => _id)]).toEqual([
        query,
        name,
        groups.map(({ _id }) => _id),
      ]);
      expect(body.total).toBe(groups.length);
    }
    expect((await api.get('/groups?tab=mios', pilots.owner.token)).status).toBe(400);
  });

  it('can be edited by owner and admins alone, and a patch resets nothing', async () => {
    const group = await staffed({ tags: ['uno'] });
    const path = `/groups/${group._id}`;
    for (const [name, status] of [
      ['admin', 200],
      ['moderator', 403],
      ['member', 403],
      ['stranger', 403],
    ] as const)
      expect([name, (await api.patch(path, { name: 'Otro' }, pilots[name].token)).status]).toEqual([
        name,
        status,
      ]);
    const { body } = await api.patch(path, (await see(group, 'owner')).body, pilots.owner.token);
    expect(body).toMatchObject({
      name: 'Otro',
      description: whole.description,
      tags: ['uno'],
      private: false,
    });
    for (const [name, status] of [
      ['moderator', 403],
      ['stranger', 403],
      ['admin', 204],
      ['owner', 404],
    ] as const)
      expect([name, (await api.del(path, pilots[name].token)).status]).toEqual([name, status]);
  });

  it('lets anyone into a public group, and into a private one once approved', async () => {
    const open = await found();
    const user = { _id: pilots.other._id, username: 'el_other' };
    for (let i = 0; i < 2; i += 1)
      expect(await join(open, 'other')).toMatchObject({
        status: 200,
        body: { user, role: 'member', status: 'member' },
      });
    expect((await see(open, 'other')).body.memberCount).toBe(2);
    const closed = await staffed({ private: true });
    const asked = { user, role: 'member', status: 'pending' };
    for (let i = 0; i < 2; i += 1)
      expect(await join(closed, 'other')).toMatchObject({ status: 200, body: asked });
    expect((await see(closed, 'other')).body).toMatchObject({ ...whole, membership: { status: 'pending' } });
    for (const path of ['/members', '/topics', '/posts'])
      expect([path, (await see(closed, 'other', path)).status]).toEqual([path, 404]);
    expect((await see(closed, 'admin', '/members?status=pending')).body.items).toMatchObject([asked]);
    for (const by of ['moderator', 'member', 'stranger', 'other'] as const)
      expect([by, (await set(closed, 'other', { status: 'member' }, by)).status]).toEqual([by, 403]);
    expect(await set(closed, 'other', { status: 'member' }, 'admin')).toMatchObject({
      status: 200,
      body: { status: 'member' },
    });
    expect((await see(closed, 'other', '/members')).body.items).toHaveLength(5);
    await join(closed, 'stranger');
    expect((await remove(closed, 'stranger', 'admin')).status).toBe(204);
    expect((await see(closed, 'stranger')).body.membership).toBeNull();
  });

  it('does not exist for banned pilots, until the ban is lifted', async () => {
    const group = await staffed();
    await join(group, 'other');
    for (const [by, status] of [
      ['member', 403],
      ['moderator', 403],
      ['admin', 200],
    ] as const)
      expect([by, (await set(group, 'other', { status: 'banned' }, by)).status]).toEqual([by, status]);
    for (const path of ['', '/members', '/topics', '/posts'])
      expect([path, (await see(group, 'other', path)).status]).toEqual([path, 404]);
    expect((await join(group, 'other')).body).toEqual(anError('NOT_FOUND', 'Grupo no encontrado'));
    const listed = await api.get('/groups?limit=100', pilots.other.token);
    expect(listed.body.items.some(({ _id }) => _id === group._id)).toBe(false);
    expect((await see(group, 'owner', '/members?status=banned')).body.items).toMatchObject([
      { user: { username: 'el_other' } },
    ]);
    expect((await set(group, 'other', { status: 'member' }, 'admin')).status).toBe(200);
    expect((await see(group, 'other')).status).toBe(200);
  });

  it('lets only the owner give roles, who must transfer ownership before leaving', async () => {
    const group = await staffed();
    for (const by of ['admin', 'moderator', 'member', 'stranger'] as const)
      expect([by, (await set(group, 'member', { role: 'moderator' }, by)).status]).toEqual([by, 403]);
    for (const role of ['moderator', 'admin', 'member'])
      expect(await set(group, 'member', { role })).toMatchObject({
        status: 200,
        body: { role, status: 'member' },
      });
    for (const body of [{}, { role: 'rey' }, { status: 'amigo' }])
      expect((await set(group, 'member', body)).status).toBe(400);
    for (const by of ['admin', 'moderator'] as const)
      expect((await remove(group, 'owner', by)).status).toBe(403);
    expect((await set(group, 'owner', { status: 'banned' }, 'admin')).status).toBe(403);
    const leave = (name: Name) => api.post(`/groups/${group._id}/leave`, undefined, pilots[name].token);
    expect((await leave('owner')).body.code).toBe('CONFLICT');
    expect((await set(group, 'member', { role: 'owner' })).body).toMatchObject({ role: 'owner' });
    expect((await see(group, 'stranger')).body.owner).toMatchObject({ username: 'el_member' });
    for (const [name, times] of [
      ['owner', 2],
      ['admin', 1],
    ] as const)
      for (let i = 0; i < times; i += 1) expect((await leave(name)).status).toBe(204);
    expect((await see(group, 'member')).body.memberCount).toBe(2);
  });

  it('invites by username, for owner and admins', async () => {
    const group = await staffed({ private: true });
    const invite = (username: string, by: Name) =>
      api.post(`/groups/${group._id}/members`, { username }, pilots[by].token);
    for (const by of ['moderator', 'member', 'stranger'] as const)
      expect((await invite('el_other', by)).status).toBe(403);
    expect(await invite('EL_OTHER', 'admin')).toMatchObject({
      status: 201,
      body: { user: { username: 'el_other' }, status: 'invited' },
    });
    expect((await see(group, 'other', '/topics')).status).toBe(404);
    expect((await join(group, 'other')).body).toMatchObject({ role: 'member', status: 'member' });
    for (const username of ['', 'nadie_aqui']) {
      const { status, body } = await invite(username, 'owner');
      expect([status, Object.keys(body.fields)]).toEqual([400, ['username']]);
    }
    expect((await remove(group, 'admin', 'moderator')).status).toBe(403);
    expect([
      (await remove(group, 'other', 'admin')).status,
      (await remove(group, 'other', 'admin')).status,
    ]).toEqual([204, 404]);
  });
});
