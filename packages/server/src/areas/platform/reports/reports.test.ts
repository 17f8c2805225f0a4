import { calls, type ReportKind } from '@estela/contracts';
import { makeStaffedGroup } from '../../../../test/support/test-groups.ts';
import { makeDrone, makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makePilot, promote, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

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
    await promote(server.db, admin);
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

  it('of comments say where they stand', async () => {
    const { id, pilots } = await makeStaffedGroup(server, false);
    const asMember = { params: { id }, token: pilots.member.token };
    const topic = (await server.call(calls.createTopic, { ...asMember, body: { title: 'a' } })).body._id;
    const flight = (await makeFlight(server, ana, { visibility: 'public' }))._id;
    const body = { text: 'a' };
    const inTopic = (
      await server.call(calls.createComment, { ...asMember, params: { id, topicId: topic }, body })
    ).body._id;
    const onFlight = (
      await server.call(calls.createFlightComment, { params: { id: flight }, token: ana.token, body })
    ).body._id;
    await report('comment', inTopic, pilots.owner);
    await report('comment', onFlight);
    expect((await cases()).body.items).toMatchObject([
      { target: onFlight, group: null, topic: null, post: null, flight },
      { target: inTopic, group: id, topic, post: null, flight: null },
    ]);
  });

  it('count once while one is open', async () => {
    const first = await report('user', ana.id, berto, 'Uno');
    const second = await report('user', ana.id, berto, 'Dos');
    expect([second.status, second.body._id, second.body.text]).toEqual([201, first.body._id, 'Dos']);
    expect([first.body.repeated, second.body.repeated]).toEqual([false, true]);
    expect((await cases()).body.items).toHaveLength(1);
  });

  it('of what is in a group wait for its moderators too, who do not learn who reported', async () => {
    const { id, pilots } = await makeStaffedGroup(server, true);
    const asMember = { params: { id }, token: pilots.member.token };
    const asModerator = { params: { id }, token: pilots.moderator.token };
    const topic = (await server.call(calls.createTopic, { ...asMember, body: { title: 'Vendo' } })).body._id;
    const params = { id, topicId: topic };
    const said = { params, token: pilots.admin.token, body: { text: 'Tonto' } };
    const comment = (await server.call(calls.createComment, said)).body._id;
    const words = { title: 'Aviso', content: 'Llueve' };
    const postId = (await server.call(calls.createPost, { ...asMember, body: words })).body._id;
    const onPost = { params: { id, postId }, token: pilots.admin.token };
    const listo = (await server.call(calls.createPostComment, { ...onPost, body: { text: 'Listo' } })).body
      ._id;
    await report('comment', listo, pilots.member);
    const { items: first } = (await server.call(calls.listGroupReports, asModerator)).body;
    expect(first).toMatchObject([
      { kind: 'comment', target: listo, topic: null, post: postId, title: 'Aviso', content: 'Listo' },
    ]);
    const removal = { params: { ...onPost.params, commentId: listo }, token: pilots.moderator.token };
    expect((await server.call(calls.deletePostComment, removal)).status).toBe(204);
    await report('topic', topic, pilots.owner, 'Otra vez');
    await report('comment', comment, pilots.member);
    const member = { kind: 'user', target: pilots.member.id, reason: 'abuse', group: id } as const;
    await server.call(calls.createReport, { token: pilots.admin.token, body: member });
    // Who is not in the group is no matter of its moderators, nor is what an outsider says of its members.
    await server.call(calls.createReport, {
      token: pilots.member.token,
      body: { ...member, target: ana.id },
    });
    await server.call(calls.createReport, { token: pilots.stranger.token, body: member });

    const as = (pilot: TestPilot) => ({ params: { id }, token: pilot.token });
    const waiting = async (pilot: TestPilot) => {
      const { items } = (await server.call(calls.listGroupReports, as(pilot))).body;
      const { reported } = (await server.call(calls.getGroup, as(pilot))).body;
      expect(reported).toBe(items.length);
      return items;
    };
    const items = await waiting(pilots.moderator);
    expect(items).toMatchObject([
      { kind: 'user', target: pilots.member.id, count: 1, removable: false },
      {
        kind: 'comment',
        target: comment,
        topic,
        post: null,
        content: 'Tonto',
        accused: { _id: pilots.admin.id },
      },
      { kind: 'topic', target: topic, title: 'Vendo', removable: true, reports: [{ text: 'Otra vez' }] },
    ]);
    expect(JSON.stringify(items)).not.toContain(pilots.owner.id);
    const told = async (pilot: TestPilot) => {
      const { body } = await server.call(calls.listNotifications, { token: pilot.token });
      const found = body.items.filter(({ kind }) => kind === 'moderation');
      expect(body.unread).toBe(body.items.length);
      for (const one of found)
        expect(one).toMatchObject({ actor: null, target: { kind: 'group', _id: id, group: id } });
      return found.length;
    };
    // Not of what they reported themselves, nor of what is reported of them.
    const heard = ['moderator', 'admin', 'owner', 'member', 'stranger'] as const;
    const counts = heard.map((viewer) => told(pilots[viewer]));
    expect(await Promise.all(counts)).toEqual([3, 1, 2, 0, 0]);
    expect((await waiting(pilots.admin)).map(({ kind }) => kind)).toEqual(['user', 'topic']);
    expect((await waiting(pilots.owner))[0]).toMatchObject({ removable: true });
    expect((await server.call(calls.getGroup, as(pilots.member))).body.reported).toBeUndefined();

    const keep = (reportId: string) =>
      server.call(calls.dismissGroupReport, { params: { id, reportId }, token: pilots.moderator.token });
    expect((await keep(items[2]!._id)).status).toBe(204);
    expect((await keep(items[2]!._id)).status).toBe(404);
    expect(await told(pilots.moderator)).toBe(2);
    await server.call(calls.deleteComment, {
      params: { ...params, commentId: comment },
      token: pilots.moderator.token,
    });
    expect((await waiting(pilots.moderator)).map(({ kind }) => kind)).toEqual(['user']);
    expect(await told(pilots.moderator)).toBe(1);
    // Administrators still have them all, and a new report has the group look again.
    expect((await cases()).body.items).toHaveLength(5);
    await report('topic', topic, pilots.owner, 'Y otra');
    await report('topic', topic, pilots.owner, 'Y otra más');
    expect(await told(pilots.moderator)).toBe(2);
    expect((await waiting(pilots.moderator)).map(({ kind }) => kind)).toEqual(['user', 'topic']);
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
