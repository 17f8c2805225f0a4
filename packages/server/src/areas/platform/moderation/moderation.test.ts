import { calls, type ReportAct, type ReportKind } from '@estela/contracts';
import { makeStaffedGroup } from '../../../../test/support/test-groups.ts';
import { makeFlight } from '../../../../test/support/test-items.ts';
import { makePilot, promote, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

const account = {
  username: 'marta',
  email: 'marta@estela.test',
  name: 'Marta',
  lastName: 'Ruiz',
  password: 'contraseña segura',
  acceptTerms: true as const,
};

describe('moderation', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;
  let admin: TestPilot;
  let otherAdmin: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
    admin = await makePilot(server.db, 'jefa');
    otherAdmin = await makePilot(server.db, 'jefe');
    await promote(server.db, admin, otherAdmin);
  });

  const report = async (kind: ReportKind, target: string, pilot = berto) =>
    (
      await server.call(calls.createReport, {
        token: pilot.token,
        body: { kind, target, reason: 'danger' },
      })
    ).body._id;
  const decide = (id: string, act?: ReportAct, by = admin) =>
    server.call(calls.updateReport, {
      params: { id },
      token: by.token,
      body: { status: act ? 'resolved' : 'dismissed', ...(act && { act }), note: 'Sobre gente' },
    });
  const ownActs = async (pilot: TestPilot) =>
    (await server.call(calls.listModeration, { token: pilot.token })).body.items;
  const queue = async (status = 'open') =>
    (await server.call(calls.listReports, { token: admin.token, query: { status } })).body.items;
  const on = (pilot: TestPilot, by: TestPilot) => ({ params: { id: pilot.id }, token: by.token });

  it('hides a comment on a flight, and its count, from all but its author', async () => {
    const { _id: id } = await makeFlight(server, ana, { visibility: 'public' });
    const params = { id };
    const body = { text: 'Insulto' };
    const said = await server.call(calls.createFlightComment, { params, token: ana.token, body });
    expect((await decide(await report('comment', said.body._id), 'hide')).status).toBe(200);
    const read = async (token?: string) => {
      const comments = await server.call(calls.listFlightComments, { params, token });
      const flight = await server.call(calls.getFlight, { params, token });
      return [comments.body.items.length, flight.body.comments];
    };
    expect([await read(), await read(berto.token), await read(ana.token)]).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
    const again = { kind: 'comment' as const, target: said.body._id, reason: 'abuse' as const };
    expect((await server.call(calls.createReport, { token: berto.token, body: again })).status).toBe(404);
  });

  it('shows a thing once in the queue, with all its reports, and decides on all of them', async () => {
    const { _id: id } = await makeFlight(server, ana, { title: 'Playa', visibility: 'public' });
    await report('flight', id);
    const newest = await report('flight', id, await makePilot(server.db, 'cleo'));
    await report('user', ana.id);
    const [pilot, flight, ...more] = await queue();
    expect(more).toEqual([]);
    expect(pilot).toMatchObject({ kind: 'user', count: 1, hidden: null });
    expect(flight).toMatchObject({ _id: newest, count: 2, hidden: false, title: 'Playa' });
    expect(flight?.reports.map(({ reporter }) => reporter.username)).toEqual(['cleo', 'berto']);
    const decided = await decide(newest, 'hide');
    expect(decided.body).toMatchObject({ status: 'resolved', count: 2, hidden: true });
    expect((await queue()).map(({ kind }) => kind)).toEqual(['user']);
    expect(await queue('resolved')).toHaveLength(1);
  });

  it('pages the queue without a repeat', async () => {
    for (let i = 0; i < 3; i += 1) await report('user', (await makePilot(server.db)).id);
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { limit: 2, ...(cursor && { cursor }) };
      const { body } = await server.call(calls.listReports, { token: admin.token, query });
      seen.push(...body.items.map(({ target }) => target));
      cursor = body.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([3, 3]);
  });

  it('lets the pilot read what was decided and appeal it once, and gives back what an appeal restores', async () => {
    const { _id: id } = await makeFlight(server, ana, { title: 'Playa', visibility: 'public' });
    await decide(await report('flight', id), 'hide');
    const own = await server.call(calls.getFlight, { params: { id }, token: ana.token });
    expect(own.body).toMatchObject({ hidden: true, visibility: 'public' });
    const [act] = await ownActs(ana);
    expect(act).toMatchObject({ act: 'hide', reason: 'danger', note: 'Sobre gente', appeal: null });
    expect(JSON.stringify(act)).not.toContain(admin.id);
    const told = await server.call(calls.listNotifications, { token: ana.token });
    expect(told.body).toMatchObject({
      unread: 1,
      items: [{ kind: 'moderation', actor: null, target: { kind: 'moderation', title: 'Playa' } }],
    });
    const appeal = (token: string) =>
      server.call(calls.appealModeration, {
        params: { id: act!._id },
        token,
        body: { text: 'Estaba vacía' },
      });
    expect((await appeal(berto.token)).status).toBe(404);
    expect((await appeal(ana.token)).status).toBe(201);
    expect((await appeal(ana.token)).status).toBe(409);
    const open = await server.call(calls.listAppeals, { token: admin.token });
    expect(open.body.items).toMatchObject([{ pilot: { username: 'ana' }, appeal: { text: 'Estaba vacía' } }]);
    const settle = (by: TestPilot, status: string) =>
      server.call(calls.decideAppeal, {
        params: { id: act!._id },
        token: by.token,
        body: { status, note: 'Tienes razón' },
      });
    expect((await settle(ana, 'restored')).status).toBe(403);
    const both = await Promise.all([settle(admin, 'restored'), settle(otherAdmin, 'restored')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await server.call(calls.getFlight, { params: { id } })).status).toBe(200);
    expect(await ownActs(ana)).toMatchObject([{ appeal: { status: 'restored', note: 'Tienes razón' } }]);
    const { body } = await server.call(calls.exportUser, on(ana, ana));
    expect(body.moderation).toMatchObject([{ act: 'hide', appeal: { text: 'Estaba vacía' } }]);
    expect((await server.call(calls.exportUser, on(berto, berto))).body.reports).toMatchObject([
      { kind: 'flight', reason: 'danger' },
    ]);
  });

  it('shows administrators what was reported and where it stands when its author appeals', async () => {
    const { _id: flight } = await makeFlight(server, ana, { visibility: 'public' });
    const body = { text: 'Tonto' };
    const said = await server.call(calls.createFlightComment, {
      params: { id: flight },
      token: ana.token,
      body,
    });
    await decide(await report('comment', said.body._id), 'hide');
    const [act] = await ownActs(ana);
    const appeal = { params: { id: act!._id }, token: ana.token, body: { text: 'Era broma' } };
    await server.call(calls.appealModeration, appeal);
    const { body: open } = await server.call(calls.listAppeals, { token: admin.token });
    const where = { flight, group: null, topic: null, post: null };
    expect(open.items).toMatchObject([{ subject: { kind: 'comment' }, content: 'Tonto', ...where }]);
  });

  it('tells the pilot where the thing stands, for as long as it is theirs to see', async () => {
    const { _id: flight } = await makeFlight(server, ana, { visibility: 'public' });
    const { id, pilots } = await makeStaffedGroup(server, true);
    const { member, owner } = pilots;
    const onFlight = { params: { id: flight }, token: member.token, body: { text: 'Tonto' } };
    const said = (await server.call(calls.createFlightComment, onFlight)).body._id;
    const asMember = { params: { id }, token: member.token };
    const topic = (await server.call(calls.createTopic, { ...asMember, body: { title: 'Tema' } })).body._id;
    await decide(await report('comment', said), 'hide');
    await decide(await report('topic', topic, owner), 'hide');
    await decide(await report('user', member.id), 'warn');
    const nowhere = { group: null, topic: null, post: null, flight: null };
    expect(await ownActs(member)).toMatchObject([
      { subject: { kind: 'user' }, visible: true, ...nowhere },
      { subject: { kind: 'topic' }, visible: true, ...nowhere, group: id },
      { subject: { kind: 'comment' }, visible: true, ...nowhere, flight },
    ]);
    await server.call(calls.removeGroupMember, { params: { id, userId: member.id }, token: owner.token });
    await server.call(calls.updateFlight, {
      params: { id: flight },
      token: ana.token,
      body: { visibility: 'private' },
    });
    expect(await ownActs(member)).toMatchObject([
      { subject: { kind: 'user' }, visible: true },
      { subject: { kind: 'topic' }, visible: false, ...nowhere },
      { subject: { kind: 'comment' }, visible: false, ...nowhere },
    ]);
  });

  it('lets one of two administrators at once decide, and tells the other', async () => {
    const { _id: id } = await makeFlight(server, ana, { visibility: 'public' });
    const reportId = await report('flight', id);
    const both = await Promise.all([decide(reportId, 'hide'), decide(reportId, undefined, otherAdmin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.message).toBe(
      'Otro administrador ya lo ha decidido',
    );
  });

  it('suspends: sessions end, logging in is refused with reason and end, and what was published stays', async () => {
    const { body: registered } = await server.call(calls.register, { body: account });
    const marta = { id: registered.user._id, token: registered.token } as TestPilot;
    const flight = await makeFlight(server, marta, { visibility: 'public' });
    const suspend = (until: string | null) =>
      server.call(calls.suspendUser, { ...on(marta, admin), body: { until, reason: 'abuse', note: '' } });
    expect((await suspend('2020-01-01T00:00:00Z')).error.fields).toHaveProperty('until');
    expect((await suspend('2100-02-03T10:00:00Z')).body.suspension).toMatchObject({ reason: 'abuse' });
    expect((await server.call(calls.getProfile, { token: marta.token })).status).toBe(401);
    const logIn = (password: string, language = 'es') =>
      server.call(calls.login, {
        body: { email: account.email, password },
        headers: { 'accept-language': language },
      });
    expect((await logIn('otra contraseña')).status).toBe(401);
    const refused = await logIn(account.password);
    expect([refused.status, refused.error.code]).toEqual([403, 'FORBIDDEN']);
    expect(refused.error.message).toMatch(/suspendida hasta el 3 de febrero de 2100.*insultos o acoso/);
    expect((await logIn(account.password, 'en')).error.message).toMatch(/until .*February.* 2100/);
    await suspend(null);
    expect((await logIn(account.password)).error.message).toMatch(/sin fecha de fin/);
    expect((await server.call(calls.getFlight, { params: { id: flight._id } })).status).toBe(200);
    expect((await server.call(calls.unsuspendUser, on(marta, admin))).status).toBe(204);
    expect((await logIn(account.password)).status).toBe(200);
    await suspend(new Date(Date.now() + 60_000).toISOString());
    await server.db
      .updateTable('suspensions')
      .set({ until: new Date(Date.now() - 1) })
      .execute();
    expect((await logIn(account.password)).status).toBe(200);
  });

  it('lets who is suspended read why and appeal, with no session: by the ticket of the right password', async () => {
    const { body: registered } = await server.call(calls.register, { body: account });
    const marta = { id: registered.user._id, token: registered.token } as TestPilot;
    const suspend = { ...on(marta, admin), body: { reason: 'abuse' as const, note: 'Dos avisos antes' } };
    await server.call(calls.suspendUser, suspend);
    const logIn = (password: string) =>
      server.call(calls.login, { body: { email: account.email, password } });
    expect((await logIn('otra contraseña')).error).not.toHaveProperty('ticket');
    const { ticket = '' } = (await logIn(account.password)).error;
    const answer = (text?: string, by = ticket) =>
      server.call(calls.answerSuspension, { body: { ticket: by, ...(text && { appeal: text }) } });
    expect((await answer()).body).toMatchObject({ act: 'suspend', note: 'Dos avisos antes', appeal: null });
    expect((await answer('No fui yo')).body.appeal).toMatchObject({ text: 'No fui yo', status: 'open' });
    expect((await answer('Ni antes')).status).toBe(409);
    const flipped = (ticket.startsWith('A') ? 'B' : 'A') + ticket.slice(1);
    for (const wrong of [flipped, 'x', marta.token])
      expect((await answer(undefined, wrong)).error.message).toBe(
        'Ha pasado demasiado tiempo. Inicia sesión otra vez para seguir',
      );
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 60_000 + 1);
    expect((await answer()).status).toBe(400);
    later.mockRestore();
    expect((await server.call(calls.getProfile, { token: ticket })).status).toBe(401);
    const { items } = (await server.call(calls.listAppeals, { token: admin.token })).body;
    expect(items).toMatchObject([{ act: 'suspend', pilot: { username: 'marta' } }]);
    const restored = { status: 'restored' as const, note: 'Cierto' };
    await server.call(calls.decideAppeal, {
      params: { id: items[0]?._id ?? '' },
      token: admin.token,
      body: restored,
    });
    expect((await answer()).body.appeal).toMatchObject(restored);
    expect((await logIn(account.password)).status).toBe(200);
  });

  it('leaves no session behind where somebody logs in while being suspended', async () => {
    const { body: registered } = await server.call(calls.register, { body: account });
    const marta = { id: registered.user._id, token: registered.token } as TestPilot;
    const logIn = () =>
      server.call(calls.login, { body: { email: account.email, password: account.password } });
    const suspend = server.call(calls.suspendUser, { ...on(marta, admin), body: { reason: 'spam' } });
    await Promise.all([logIn(), suspend, logIn()]);
    const sessions = server.db.selectFrom('sessions').select('user_id').where('user_id', '=', marta.id);
    expect(await sessions.execute()).toEqual([]);
  });

  it('verifies, warns and logs out, each with an entry in the log, and twice the same only once', async () => {
    for (let i = 0; i < 2; i += 1) await server.call(calls.verifyUser, on(ana, admin));
    await server.call(calls.unverifyUser, on(ana, admin));
    await decide(await report('user', ana.id), 'warn');
    await server.call(calls.endUserSessions, on(ana, admin));
    expect((await server.call(calls.getProfile, { token: ana.token })).status).toBe(401);
    const { body } = await server.call(calls.getPilotRecord, on(ana, admin));
    expect(body).toMatchObject({ role: 'pilot', suspension: null, openReports: 0 });
    expect(body.items.map(({ act, admin: by }) => [act, by?.username])).toEqual([
      ['endSessions', 'jefa'],
      ['warn', 'jefa'],
      ['unverify', 'jefa'],
      ['verify', 'jefa'],
    ]);
  });

  it('is for administrators, and never on themselves or on each other', async () => {
    for (const pilot of [admin, otherAdmin]) {
      const suspend = { ...on(pilot, admin), body: { reason: 'spam' } };
      const refused = [
        await server.call(calls.suspendUser, suspend),
        await server.call(calls.endUserSessions, on(pilot, admin)),
        await server.call(calls.verifyUser, on(pilot, admin)),
      ];
      expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    expect((await decide(await report('user', admin.id))).status).toBe(403);
    expect((await decide(await report('user', otherAdmin.id), 'warn')).status).toBe(403);
    const nobody = { params: { id: crypto.randomUUID() }, token: admin.token };
    expect((await server.call(calls.verifyUser, nobody)).status).toBe(404);
    expect((await server.call(calls.getPilotRecord, nobody)).status).toBe(404);
    const asPilot = [
      await server.call(calls.getPilotRecord, on(ana, berto)),
      await server.call(calls.listAppeals, { token: berto.token }),
      await server.call(calls.suspendUser, { ...on(ana, berto), body: { reason: 'spam' } }),
      await server.call(calls.unsuspendUser, on(ana, berto)),
      await server.call(calls.endUserSessions, on(ana, berto)),
      await server.call(calls.verifyUser, on(ana, berto)),
      await server.call(calls.unverifyUser, on(ana, berto)),
    ];
    expect(asPilot.map(({ status }) => status)).toEqual(Array(7).fill(403));
    expect((await server.call(calls.listModeration)).status).toBe(401);
  });

  it('hides what is written in groups and groups themselves from all but who wrote it, in counts too', async () => {
    const { id, pilots } = await makeStaffedGroup(server, false);
    const { member, owner, stranger } = pilots;
    const asMember = { params: { id }, token: member.token };
    const topicId = (await server.call(calls.createTopic, { ...asMember, body: { title: 'Tema' } })).body._id;
    const params = { id, topicId };
    const said = await server.call(calls.createComment, { ...asMember, params, body: { text: 'Dicho' } });
    const write = { title: 'Aviso', content: 'Escrito' };
    const post = (await server.call(calls.createPost, { ...asMember, body: write })).body._id;
    const onPost = { params: { id, postId: post }, token: member.token };
    const told = (await server.call(calls.createPostComment, { ...onPost, body: { text: 'Dicho' } })).body
      ._id;
    const countedOnPost = async ({ token }: TestPilot) => [
      (await server.call(calls.listPostComments, { ...onPost, token })).body.items.length,
      (await server.call(calls.getPost, { ...onPost, token })).body.comments,
    ];
    const seenBy = async ({ token }: TestPilot) => {
      const group = await server.call(calls.getGroup, { params: { id }, token });
      const comments = await server.call(calls.listComments, { params, token });
      return [
        comments.status === 200 ? comments.body.items.length : comments.status,
        (await server.call(calls.listTopics, { params: { id }, token })).body.items?.map(
          (one) => one.postCount,
        ),
        (await server.call(calls.listPosts, { params: { id }, token })).body.items?.length,
        group.status === 200 ? [group.body.topicCount, group.body.postCount] : group.status,
      ];
    };
    expect(await seenBy(owner)).toEqual([1, [1], 1, [1, 1]]);
    const hide = async (kind: ReportKind, target: string) =>
      (await decide(await report(kind, target, stranger), 'hide')).status;
    expect(await hide('comment', said.body._id)).toBe(200);
    expect(await seenBy(owner)).toEqual([0, [0], 1, [1, 1]]);
    expect(await seenBy(member)).toEqual([1, [0], 1, [1, 1]]);
    expect(await countedOnPost(owner)).toEqual([1, 1]);
    expect(await hide('comment', told)).toBe(200);
    expect([await countedOnPost(owner), await countedOnPost(member)]).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(await hide('post', post)).toBe(200);
    expect(await hide('topic', topicId)).toBe(200);
    expect(await seenBy(owner)).toEqual([404, [], 0, [0, 0]]);
    expect(await seenBy(member)).toEqual([1, [0], 1, [0, 0]]);
    const total = async ({ token }: TestPilot) =>
      (await server.call(calls.listGroups, { token, query: { tab: 'all' } })).body.total;
    expect(await total(stranger)).toBe(1);
    expect(await hide('group', id)).toBe(200);
    expect([await total(stranger), await total(owner)]).toEqual([0, 1]);
    expect(await seenBy(member)).toEqual([404, undefined, undefined, 404]);
    expect((await server.call(calls.deleteGroup, { params: { id }, token: owner.token })).status).toBe(204);
    expect([await total(stranger), await total(owner)]).toEqual([0, 0]);
  });
});
