import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeGroup, putMember } from '../../../../test/support/test-groups.ts';
import { makeFlight } from '../../../../test/support/test-items.ts';
import { makeBlock, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('notifications', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
  });

  async function notificationsOf(pilot: TestPilot) {
    const { status, body } = await server.call(calls.listNotifications, { token: pilot.token });
    expect(status).toBe(200);
    return body;
  }
  const kinds = async (pilot: TestPilot) =>
    (await notificationsOf(pilot)).items.map(({ type, actor, subject }) => [
      type,
      actor?.username,
      subject.kind,
      subject.title,
    ]);

  it('report follows and likes once, and no longer when they are withdrawn', async () => {
    const flight = await makeFlight(server, ana, { title: 'Al atardecer', visibility: 'public' });
    const like = { params: { id: flight._id }, token: berto.token };
    const follow = { params: { id: ana.id }, token: berto.token };
    for (let i = 0; i < 2; i += 1) {
      await server.call(calls.likeFlight, like);
      await server.call(calls.followUser, follow);
    }
    await server.call(calls.likeFlight, { ...like, token: ana.token });
    expect(await kinds(ana)).toEqual([
      ['follow', 'berto', 'pilot', 'Berto'],
      ['like', 'berto', 'flight', 'Al atardecer'],
    ]);
    const [, liked] = (await notificationsOf(ana)).items;
    expect(liked?.subject._id).toBe(flight._id);
    // For shells that were released before these names.
    expect([liked?.kind, liked?.target]).toEqual([liked?.type, liked?.subject]);
    await server.call(calls.unlikeFlight, like);
    await server.call(calls.unfollowUser, follow);
    expect(await kinds(ana)).toEqual([]);
  });

  it('report comments and replies, once to each person', async () => {
    const cleo = await makePilot(server.db, 'cleo');
    const { _id: id } = await makeGroup(server, ana);
    for (const pilot of [berto, cleo])
      await server.call(calls.joinGroup, { params: { id }, token: pilot.token });
    const opened = { params: { id }, token: berto.token, body: { title: 'Sábado' } };
    const topicId = (await server.call(calls.createTopic, opened)).body._id;
    const say = async (pilot: TestPilot, parent?: string) =>
      (
        await server.call(calls.createComment, {
          params: { id, topicId },
          token: pilot.token,
          body: { text: 'Voy', ...(parent && { parent }) },
        })
      ).body._id;
    const first = await say(cleo);
    await say(ana, first);
    const own = await say(berto);
    await say(cleo, own);
    expect(await kinds(berto)).toEqual([
      ['reply', 'cleo', 'topic', 'Sábado'],
      ['comment', 'ana', 'topic', 'Sábado'],
      ['comment', 'cleo', 'topic', 'Sábado'],
    ]);
    expect(await kinds(cleo)).toEqual([['reply', 'ana', 'topic', 'Sábado']]);
    expect(await kinds(ana)).toEqual([
      ['groupJoin', 'cleo', 'group', 'FPV Madrid'],
      ['groupJoin', 'berto', 'group', 'FPV Madrid'],
    ]);
    await server.db.updateTable('groups').set({ private: true }).where('id', '=', id).execute();
    await server.call(calls.leaveGroup, { params: { id }, token: berto.token });
    expect(await notificationsOf(berto)).toMatchObject({ items: [], unread: 0 });
  });

  it('report requests to those who decide, and the decision to the pilot', async () => {
    const { _id: id } = await makeGroup(server, ana, { private: true });
    await server.call(calls.joinGroup, { params: { id }, token: berto.token });
    expect(await kinds(ana)).toEqual([['groupRequest', 'berto', 'group', 'FPV Madrid']]);
    const approve = {
      params: { id, userId: berto.id },
      token: ana.token,
      body: { status: 'member' as const },
    };
    await server.call(calls.updateGroupMember, approve);
    expect(await kinds(ana)).toEqual([]);
    expect(await kinds(berto)).toEqual([['groupApproved', 'ana', 'group', 'FPV Madrid']]);
    const cleo = await makePilot(server.db, 'cleo');
    await server.call(calls.inviteGroupMember, {
      params: { id },
      token: ana.token,
      body: { username: 'cleo' },
    });
    expect(await kinds(cleo)).toEqual([['groupInvite', 'ana', 'group', 'FPV Madrid']]);
    expect(await kinds(ana)).toEqual([]);
    await server.call(calls.joinGroup, { params: { id }, token: cleo.token });
    expect(await kinds(cleo)).toEqual([]);
    expect(await kinds(ana)).toEqual([['groupJoin', 'cleo', 'group', 'FPV Madrid']]);
  });

  it('count as unread until they are read, each or all', async () => {
    for (let i = 0; i < 3; i += 1) {
      const fan = await makePilot(server.db, `fan${i}`);
      await server.call(calls.followUser, { params: { id: ana.id }, token: fan.token });
    }
    const { items, unread } = await notificationsOf(ana);
    expect([items.map(({ read }) => read), unread]).toEqual([[false, false, false], 3]);
    const read = (body: object, pilot = ana) =>
      server.call(calls.readNotifications, { token: pilot.token, body });
    expect((await read({ ids: [items[0]!._id] }, berto)).body).toEqual({ unread: 0 });
    expect((await read({ ids: [items[0]!._id] })).body).toEqual({ unread: 2 });
    expect((await notificationsOf(ana)).items.map((one) => one.read)).toEqual([true, false, false]);
    expect((await read({ ids: [] })).body).toEqual({ unread: 2 });
    expect((await read({})).body).toEqual({ unread: 0 });
  });

  it('are paged without a repeat', async () => {
    for (let i = 0; i < 5; i += 1) {
      const fan = await makePilot(server.db, `fan${i}`);
      await server.call(calls.followUser, { params: { id: ana.id }, token: fan.token });
    }
    const names: string[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: 2, ...(cursor && { cursor }) };
      const { body } = await server.call(calls.listNotifications, { token: ana.token, query });
      names.push(...body.items.map(({ actor }) => actor?.username ?? ''));
      cursor = body.nextCursor;
    } while (cursor);
    expect(names).toEqual(['fan4', 'fan3', 'fan2', 'fan1', 'fan0']);
  });

  it('report nothing from blocked pilots', async () => {
    const flight = await makeFlight(server, ana, { visibility: 'public' });
    await server.call(calls.likeFlight, { params: { id: flight._id }, token: berto.token });
    await makeBlock(server.db, ana, berto);
    expect(await notificationsOf(ana)).toMatchObject({ items: [], unread: 0 });
  });

  it('remind of no fly-day across a block, though a reminder names no pilot, but those who moderate', async () => {
    const cleo = await makePilot(server.db, 'cleo');
    const { _id: id } = await makeGroup(server, ana);
    for (const pilot of [berto, cleo]) await putMember(server, id, pilot);
    const body = { title: 'Sábado', at: new Date(Date.now() + 20 * 3_600_000).toISOString() };
    const day = await server.call(calls.createFlyDay, { params: { id }, token: berto.token, body });
    await sql`delete from notifications`.execute(server.db);
    for (const pilot of [ana, cleo])
      await sql`insert into notifications (user_id, kind, group_id, fly_day_id, fly_day_event)
        values (${pilot.id}, 'flyDay', ${id}, ${day.body._id}, 'reminder')`.execute(server.db);
    expect(await notificationsOf(cleo)).toMatchObject({
      items: [{ subject: { title: 'Sábado' } }],
      unread: 1,
    });
    for (const pilot of [ana, cleo]) await makeBlock(server.db, berto, pilot);
    expect(await notificationsOf(cleo)).toMatchObject({ items: [], unread: 0 });
    expect(await notificationsOf(ana)).toMatchObject({
      items: [{ subject: { title: 'Sábado' } }],
      unread: 1,
    });
  });

  it('tell nobody across a block the title of a fly-day that another deletes, but those who moderate', async () => {
    const [cleo, dani, eva] = [
      await makePilot(server.db, 'cleo'),
      await makePilot(server.db, 'dani'),
      await makePilot(server.db, 'eva'),
    ];
    const { _id: id } = await makeGroup(server, ana);
    for (const pilot of [berto, cleo, dani]) await putMember(server, id, pilot);
    await putMember(server, id, eva, 'moderator');
    const at = new Date(Date.now() + 50 * 3_600_000).toISOString();
    for (const title of ['Sábado', 'Domingo']) {
      const body = { title, at };
      const day = await server.call(calls.createFlyDay, { params: { id }, token: berto.token, body });
      const params = { id, flyDayId: day.body._id };
      for (const { token } of [cleo, dani, eva])
        await server.call(calls.answerFlyDay, { params, token, body: { answer: 'yes' } });
      // One is deleted as it is, the other after it was cancelled.
      if (title === 'Domingo')
        await server.call(calls.updateFlyDay, { params, token: ana.token, body: { cancelled: true } });
      for (const pilot of [cleo, eva]) await makeBlock(server.db, pilot, berto);
      await server.call(calls.deleteFlyDay, { params, token: ana.token });
      await server.db.deleteFrom('blocks').execute();
    }
    for (const pilot of [cleo, eva]) await makeBlock(server.db, pilot, berto);
    const titles = async (pilot: TestPilot) =>
      (await notificationsOf(pilot)).items.map(({ subject }) => subject.title);
    expect(await titles(dani)).toEqual(['Domingo', 'Sábado']);
    expect(await titles(eva)).toEqual(['Domingo', 'Sábado']);
    expect(await titles(cleo)).toEqual([]);
  });

  it('gather the likes of one thing, of those whom the pilot sees', async () => {
    const flight = await makeFlight(server, ana, { title: 'Faro', visibility: 'public' });
    const spare = await makeFlight(server, ana, { title: 'Dique', visibility: 'public' });
    const fans: TestPilot[] = [];
    for (let i = 0; i < 4; i += 1) fans.push(await makePilot(server.db, `fan${i}`));
    const [first, second, third, last] = fans as [TestPilot, TestPilot, TestPilot, TestPilot];
    const like = (pilot: TestPilot, { _id: id } = flight) =>
      server.call(calls.likeFlight, { params: { id }, token: pilot.token });
    const gathered = async () => {
      const { items, unread } = await notificationsOf(ana);
      return [...items.map(({ actor, others, target }) => [target.title, actor?.username, others]), unread];
    };
    for (const fan of [first, second]) await like(fan);
    await like(first, spare);
    for (const fan of [third, last]) await like(fan);
    // One's own like is no news, and hides none.
    await like(ana);
    expect(await gathered()).toEqual([['Faro', 'fan3', 3], ['Dique', 'fan0', 0], 2]);

    const [newest] = (await notificationsOf(ana)).items;
    await server.call(calls.readNotifications, { token: ana.token, body: { ids: [newest!._id] } });
    await server.call(calls.unlikeFlight, { params: { id: flight._id }, token: last.token });
    expect(await gathered()).toEqual([['Faro', 'fan2', 2], ['Dique', 'fan0', 0], 1]);
    await makeBlock(server.db, ana, third);
    expect(await gathered()).toContainEqual(['Faro', 'fan1', 1]);
    for (const fan of [first, second]) await makeBlock(server.db, fan, ana);
    expect(await gathered()).toEqual([0]);
    await like(last);
    expect(await gathered()).toEqual([['Faro', 'fan3', 0], 1]);
    await server.db.deleteFrom('users').where('id', '=', last.id).execute();
    expect(await gathered()).toEqual([0]);
  });
});
