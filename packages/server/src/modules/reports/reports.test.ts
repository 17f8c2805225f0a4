import { calls, type ReportKind } from '@estela/contracts';
import { makeStaffedGroup } from '../../../test/support/test-groups.ts';
import { makeDrone, makeFlight, makeSpot } from '../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../test/support/test-server.ts';

describe('reports', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;
  let admin: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
    admin = await makePilot(server.db, 'jefa');
    await server.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  });
  afterAll(() => server.close());
  afterEach(() => server.db.deleteFrom('reports').execute());

  const report = (kind: ReportKind, target: string, pilot = berto, text?: string) =>
    server.call(calls.createReport, {
      token: pilot.token,
      body: { kind, target, reason: 'spam', ...(text && { text }) },
    });
  const cases = (status = 'open') =>
    server.call(calls.listReports, { token: admin.token, query: { status } });

  it('of what one sees reach the admins with what it said', async () => {
    const flight = await makeFlight(server, ana, {
      title: 'Compra aquí',
      description: 'Barato',
      visibility: 'public',
    });
    const { status, body } = await report('flight', flight._id, berto, 'Es publicidad');
    expect([status, body]).toMatchObject([
      201,
      { kind: 'flight', target: flight._id, reason: 'spam', status: 'open' },
    ]);
    await server.call(calls.deleteFlight, { params: { id: flight._id }, token: ana.token });
    const { items } = (await cases()).body;
    expect(items).toMatchObject([
      {
        text: 'Es publicidad',
        title: 'Compra aquí',
        reporter: { username: 'berto' },
        accused: { username: 'ana' },
      },
    ]);
    expect(items[0]?.content).toContain('Barato');
  });

  it('are made of every kind, and of nothing that one does not see', async () => {
    const { id, pilots } = await makeStaffedGroup(server, true);
    const drone = await makeDrone(server, ana, { visibility: 'public' });
    const spot = await makeSpot(server, ana, { visibility: 'private' });
    const asMember = { params: { id }, token: pilots.member.token };
    const topic = (await server.call(calls.createTopic, { ...asMember, body: { title: 'a' } })).body._id;
    const post = (await server.call(calls.createPost, { ...asMember, body: { title: 'a', content: 'b' } }))
      .body._id;
    const params = { id, topicId: topic };
    const comment = (await server.call(calls.createComment, { ...asMember, params, body: { text: 'a' } }))
      .body._id;
    const inside = [
      ['topic', topic],
      ['post', post],
      ['comment', comment],
    ] as const;
    for (const [kind, target] of inside) {
      expect([kind, (await report(kind, target, pilots.owner)).status]).toEqual([kind, 201]);
      expect([kind, (await report(kind, target, pilots.stranger)).status]).toEqual([kind, 404]);
    }
    expect((await report('group', id, pilots.stranger)).status).toBe(201);
    expect((await report('group', id, pilots.banned)).status).toBe(404);
    expect((await report('user', ana.id)).status).toBe(201);
    expect((await report('drone', drone._id)).status).toBe(201);
    expect((await report('spot', spot._id)).status).toBe(404);
    expect((await report('flight', drone._id)).status).toBe(404);
  });

  it('count once while one is open', async () => {
    const first = await report('user', ana.id, berto, 'Uno');
    const second = await report('user', ana.id, berto, 'Dos');
    expect([second.status, second.body._id, second.body.text]).toEqual([201, first.body._id, 'Dos']);
    expect([first.body.repeated, second.body.repeated]).toEqual([false, true]);
    expect((await cases()).body.items).toHaveLength(1);
  });

  it('are decided by admins alone', async () => {
    const { body } = await report('user', ana.id);
    const decide = (pilot: TestPilot, status: string) =>
      server.call(calls.updateReport, { params: { id: body._id }, token: pilot.token, body: { status } });
    expect((await decide(berto, 'resolved')).status).toBe(403);
    expect((await server.call(calls.listReports, { token: berto.token })).status).toBe(403);
    expect((await decide(admin, 'resolved')).body).toMatchObject({
      status: 'resolved',
      accused: { username: 'ana' },
    });
    expect((await cases()).body.items).toEqual([]);
    expect((await cases('resolved')).body.items).toHaveLength(1);
    await report('user', ana.id);
    expect((await decide(admin, 'open')).status).toBe(409);
    const unknown = { params: { id: ana.id }, token: admin.token, body: { status: 'dismissed' } };
    expect((await server.call(calls.updateReport, unknown)).status).toBe(404);
  });
});
