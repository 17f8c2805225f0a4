import { calls, type GroupInput } from '@estela/contracts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('groups', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
  });
  afterAll(() => server.close());
  afterEach(() => server.db.deleteFrom('groups').execute());

  async function found(pilot: TestPilot, input: Partial<GroupInput> = {}) {
    const body = { name: 'FPV Madrid', description: 'Quedadas', ...input };
    const answer = await server.call(calls.createGroup, { token: pilot.token, body });
    expect(answer.status).toBe(201);
    return answer.body;
  }

  const ask = (id: string, pilot: TestPilot) => ({ params: { id }, token: pilot.token });
  const setMember = (
    id: string,
    pilot: TestPilot,
    values: { role?: 'admin'; status?: 'member' | 'banned' },
  ) =>
    server.db
      .updateTable('group_members')
      .set(values)
      .where('group_id', '=', id)
      .where('user_id', '=', pilot.id)
      .execute();

  async function names(pilot: TestPilot, query: Record<string, string> = {}) {
    const { status, body } = await server.call(calls.listGroups, { token: pilot.token, query });
    expect([status, body.total]).toEqual([200, body.items.length]);
    return body.items.map(({ name }) => name);
  }

  it('starts with its owner as the one member', async () => {
    const group = await found(ana, { tags: ['Ávila', 'madrid', 'Madrid', 'avila', 'sierra'] });
    expect(group).toMatchObject({
      private: false,
      tags: ['Ávila', 'madrid', 'sierra'],
      owner: { _id: ana.id },
      memberCount: 1,
      topicCount: 0,
      postCount: 0,
      membership: { role: 'owner', status: 'member' },
    });
    const other = await server.call(calls.getGroup, ask(group._id, berto));
    expect(other.body).toEqual({ ...group, membership: null, waiting: undefined, reported: undefined });
    expect((await server.call(calls.getGroup, { params: { id: group._id } })).status).toBe(401);
  });

  it('takes members of a public group at once, and counts each once', async () => {
    const { _id: id } = await found(ana);
    for (let i = 0; i < 2; i += 1) {
      const { status, body } = await server.call(calls.joinGroup, ask(id, berto));
      expect(status).toBe(200);
      expect(body).toMatchObject({ user: { _id: berto.id }, role: 'member', status: 'member' });
    }
    expect((await server.call(calls.getGroup, ask(id, berto))).body).toMatchObject({
      memberCount: 2,
      membership: { role: 'member', status: 'member' },
    });
    for (let i = 0; i < 2; i += 1)
      expect((await server.call(calls.leaveGroup, ask(id, berto))).status).toBe(204);
    expect((await server.call(calls.getGroup, ask(id, ana))).body.memberCount).toBe(1);
  });

  it('lets a pilot request to join a private group, and withdraw', async () => {
    const { _id: id } = await found(ana, { private: true });
    const asked = await server.call(calls.joinGroup, ask(id, berto));
    expect(asked.body).toMatchObject({ role: 'member', status: 'pending' });
    expect((await server.call(calls.getGroup, ask(id, berto))).body).toMatchObject({
      name: 'FPV Madrid',
      memberCount: 1,
      membership: { status: 'pending' },
    });
    await server.call(calls.leaveGroup, ask(id, berto));
    expect((await server.call(calls.getGroup, ask(id, berto))).body.membership).toBeNull();
  });

  it('accepts a waiting pilot who joins again once the group is public', async () => {
    const { _id: id } = await found(ana, { private: true });
    await server.call(calls.joinGroup, ask(id, berto));
    await server.call(calls.updateGroup, { ...ask(id, ana), body: { private: false } });
    const { body } = await server.call(calls.joinGroup, ask(id, berto));
    expect(body).toMatchObject({ role: 'member', status: 'member' });
  });

  it('does not exist for banned pilots', async () => {
    const { _id: id } = await found(ana);
    await server.call(calls.joinGroup, ask(id, berto));
    await setMember(id, berto, { status: 'banned' });
    expect(await names(berto)).toEqual([]);
    for (const call of [calls.getGroup, calls.joinGroup, calls.leaveGroup, calls.deleteGroup]) {
      expect((await server.call(call, ask(id, berto))).status).toBe(404);
    }
    const patched = await server.call(calls.updateGroup, { ...ask(id, berto), body: { name: 'x' } });
    expect([patched.status, patched.error.error]).toEqual([404, 'Grupo no encontrado']);
    const row = await server.db
      .selectFrom('group_members')
      .select('status')
      .where('user_id', '=', berto.id)
      .execute();
    expect(row).toEqual([{ status: 'banned' }]);
  });

  it('is changed and deleted by owner and admins alone', async () => {
    const group = await found(ana, { tags: ['uno'] });
    const { _id: id } = group;
    const patch = { ...ask(id, berto), body: { description: 'Otra' } };
    expect((await server.call(calls.updateGroup, patch)).status).toBe(403);
    await server.call(calls.joinGroup, ask(id, berto));
    expect((await server.call(calls.updateGroup, patch)).status).toBe(403);
    expect((await server.call(calls.deleteGroup, ask(id, berto))).status).toBe(403);
    await setMember(id, berto, { role: 'admin' });
    const { status, body } = await server.call(calls.updateGroup, patch);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: group.name, description: 'Otra', tags: ['uno'], private: false });
    expect((await server.call(calls.deleteGroup, ask(id, berto))).status).toBe(204);
    expect(await server.db.selectFrom('group_members').selectAll().execute()).toEqual([]);
  });

  it('is not left by its owner', async () => {
    const { _id: id } = await found(ana);
    const { status, error } = await server.call(calls.leaveGroup, ask(id, ana));
    expect([status, error.code]).toEqual([409, 'CONFLICT']);
  });

  it('is found by tab, words and tag', async () => {
    await found(berto, { name: 'Carreras', tags: ['racing'] });
    const joined = await found(berto, { name: 'Bandós', private: true });
    await found(ana, { name: 'Mío', description: 'Para todos' });
    await server.call(calls.joinGroup, ask(joined._id, ana));
    expect(await names(ana)).toEqual(['Mío', 'Bandós', 'Carreras']);
    expect(await names(ana, { tab: 'mine' })).toEqual(['Mío']);
    expect(await names(ana, { tab: 'joined' })).toEqual([]);
    await setMember(joined._id, ana, { status: 'member' });
    expect(await names(ana, { tab: 'joined' })).toEqual(['Bandós']);
    expect(await names(ana, { tab: 'public' })).toEqual(['Mío', 'Carreras']);
    expect(await names(ana, { tab: 'private' })).toEqual(['Bandós']);
    expect(await names(ana, { q: 'bandos' })).toEqual(['Bandós']);
    expect(await names(ana, { q: 'TODOS para' })).toEqual(['Mío']);
    expect(await names(ana, { tag: 'racing' })).toEqual(['Carreras']);
    expect(await names(ana, { tag: 'racing', tab: 'private' })).toEqual([]);
  });

  it('ends pages at 500 (C19)', async () => {
    const list = (page: number) => server.call(calls.listGroups, { token: ana.token, query: { page } });
    expect((await list(500)).body.items).toEqual([]);
    const beyond = await list(501);
    expect([beyond.status, Object.keys(beyond.error.fields ?? {})]).toEqual([400, ['page']]);
  });

  it('names what is too long, in both languages', async () => {
    const tags = Array.from({ length: 11 }, (_, i) => `t${i}`);
    const body = { name: 'x'.repeat(101), description: '', tags };
    const refused = { token: ana.token, body };
    const { error } = await server.call(calls.createGroup, refused);
    expect(error.fields).toEqual({
      name: 'El nombre no puede superar los 100 caracteres',
      description: 'Este campo es obligatorio',
      tags: 'Se permiten 10 etiquetas como máximo',
    });
    const headers = { 'accept-language': 'en' };
    const english = await server.call(calls.createGroup, {
      ...refused,
      headers,
    });
    expect(english.error.fields).toEqual({
      name: 'Name cannot exceed 100 characters',
      description: 'This field is required',
      tags: 'Maximum 10 tags allowed',
    });
  });
});
