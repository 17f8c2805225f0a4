import { calls, type Privacy } from '@estela/contracts';
import { sql } from 'kysely';
import { makeFlight } from '../../../../test/support/test-items.ts';
import { makeBlock, makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { foldCounters } from '../../../plugins/counters.ts';
import { deleteExpired } from '../../../plugins/housekeeping.ts';

describe('follow requests', () => {
  let server: TestServer;
  let ana: TestPilot;
  let bruno: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    ana = await makePilot(server.db, 'ana', { approveFollowers: true });
    bruno = await makePilot(server.db, 'bruno');
  });

  const follow = (who: TestPilot, whom: TestPilot) =>
    server.call(calls.followUser, { params: { id: whom.id }, token: who.token });
  const unfollow = (who: TestPilot, whom: TestPilot) =>
    server.call(calls.unfollowUser, { params: { id: whom.id }, token: who.token });
  const approve = (who: TestPilot, whom: TestPilot) =>
    server.call(calls.approveFollowRequest, { params: { userId: whom.id }, token: who.token });
  const decline = (who: TestPilot, whom: TestPilot) =>
    server.call(calls.declineFollowRequest, { params: { userId: whom.id }, token: who.token });
  const block = (who: TestPilot, whom: TestPilot) =>
    server.call(calls.blockUser, { params: { id: whom.id }, token: who.token });
  const setPrivacy = (who: TestPilot, privacy: Partial<Privacy>) =>
    server.call(calls.updateUser, { params: { id: who.id }, token: who.token, body: { privacy } });
  const waiting = async (viewer: TestPilot) => {
    const { body } = await server.call(calls.listFollowRequests, { token: viewer.token });
    expect(body.total).toBe(body.items.length);
    return body.items.map(({ username }) => username);
  };
  const told = async (viewer: TestPilot) => {
    const { body } = await server.call(calls.listNotifications, { token: viewer.token });
    return body.items.map(({ kind, actor, read }) => [kind, actor?.username, read]);
  };
  const cardOf = async (pilot: TestPilot, viewer: TestPilot) =>
    (await server.call(calls.getUser, { params: { id: pilot.id }, token: viewer.token })).body;
  /** Counters that are not what the rows say. */
  const wrongCounts = async () => {
    await foldCounters(server.db);
    const { rows } = await sql`select user_id from pilot_stats
      where followers <> (select count(*) from follows where followee_id = user_id)
        or following <> (select count(*) from follows where follower_id = user_id)`.execute(server.db);
    return rows;
  };

  it('wait, showing and counting nothing, until they are approved', async () => {
    for (let i = 0; i < 2; i += 1)
      expect(await follow(bruno, ana)).toMatchObject({
        status: 200,
        body: { status: 'requested', followedByMe: false, followers: 0 },
      });
    expect(await cardOf(ana, bruno)).toMatchObject({
      followedByMe: false,
      requestedByMe: true,
      approvesFollowers: true,
      followers: 0,
    });
    expect(await waiting(ana)).toEqual(['bruno']);
    expect(await waiting(bruno)).toEqual([]);
    expect(await told(ana)).toEqual([['followRequest', 'bruno', false]]);

    expect((await approve(ana, bruno)).status).toBe(204);
    expect(await cardOf(ana, bruno)).toMatchObject({
      followedByMe: true,
      requestedByMe: false,
      followers: 1,
    });
    expect(await waiting(ana)).toEqual([]);
    expect(await told(ana)).toEqual([['follow', 'bruno', true]]);
    expect(await told(bruno)).toEqual([['followAccepted', 'ana', false]]);
    expect((await follow(bruno, ana)).body.status).toBe('following');
    expect((await approve(ana, bruno)).status).toBe(404);

    await unfollow(bruno, ana);
    expect([await told(ana), await told(bruno)]).toEqual([[], []]);
  });

  it.each(['followers', 'private'] as const)('are what a profile for %s takes', async (profileVisibility) => {
    const dora = await makePilot(server.db, 'dora', { profileVisibility });
    await makeFollow(server.db, ana, dora);
    expect((await follow(bruno, dora)).body.status).toBe('requested');
    expect((await follow(ana, dora)).body.status).toBe('following');
    const opened = await server.call(calls.getDashboard, {
      params: { username: 'dora' },
      token: bruno.token,
    });
    expect(opened.body.user).toMatchObject({ restricted: true, requestedByMe: true });
  });

  it('are what it takes to follow somebody again who removed one, though anybody else may', async () => {
    await follow(ana, bruno);
    const removed = { params: { id: bruno.id, followerId: ana.id }, token: bruno.token };
    expect((await server.call(calls.removeFollower, removed)).status).toBe(204);
    expect(await cardOf(bruno, ana)).toMatchObject({ approvesFollowers: true });
    expect((await follow(ana, bruno)).body.status).toBe('requested');
    await setPrivacy(bruno, { approveFollowers: true });
    await setPrivacy(bruno, { approveFollowers: false });
    expect(await waiting(bruno)).toEqual(['ana']);
    await approve(bruno, ana);
    await unfollow(ana, bruno);
    expect((await follow(ana, bruno)).body.status).toBe('following');
  });

  it('are withdrawn by unfollowing, and deleted by a block', async () => {
    await follow(bruno, ana);
    await unfollow(bruno, ana);
    expect([await waiting(ana), await told(ana)]).toEqual([[], []]);
    expect((await approve(ana, bruno)).status).toBe(404);
    await follow(bruno, ana);
    await block(ana, bruno);
    expect(await waiting(ana)).toEqual([]);
    await server.call(calls.unblockUser, { params: { id: bruno.id }, token: ana.token });
    expect([await waiting(ana), (await cardOf(ana, bruno)).requestedByMe]).toEqual([[], false]);
  });

  it('may be made again 30 days after they were declined, not by withdrawing them before', async () => {
    await follow(bruno, ana);
    expect((await decline(ana, bruno)).status).toBe(204);
    expect((await decline(ana, bruno)).status).toBe(404);
    expect([await waiting(ana), await told(ana), await told(bruno)]).toEqual([[], [], []]);
    await unfollow(bruno, ana);
    const again = await follow(bruno, ana);
    expect([again.status, again.error.code]).toEqual([409, 'CONFLICT']);
    expect((await cardOf(ana, bruno)).requestedByMe).toBe(false);
    const age = (days: number) =>
      server.db
        .updateTable('follow_requests')
        .set({ declined_at: new Date(Date.now() - days * 86_400_000) })
        .execute();
    await age(29);
    expect((await follow(bruno, ana)).status).toBe(409);
    await age(31);
    expect((await follow(bruno, ana)).body.status).toBe('requested');
    expect([await waiting(ana), await told(ana)]).toEqual([['bruno'], [['followRequest', 'bruno', false]]]);
    await decline(ana, bruno);
    await age(31);
    await deleteExpired(server.db);
    expect(await server.db.selectFrom('follow_requests').selectAll().execute()).toEqual([]);
  });

  it('wait on where the pilot opens to everybody, and close again without having let anybody in', async () => {
    const { _id: id } = await makeFlight(server, ana, { visibility: 'followers' });
    const sees = async () =>
      (await server.call(calls.getFlight, { params: { id }, token: bruno.token })).status;
    await follow(bruno, ana);
    await setPrivacy(ana, { profileVisibility: 'public', approveFollowers: false });
    expect([await waiting(ana), await told(bruno), await sees()]).toEqual([['bruno'], [], 404]);
    await setPrivacy(ana, { profileVisibility: 'followers' });
    expect([await waiting(ana), await sees()]).toEqual([['bruno'], 404]);
    await setPrivacy(ana, { profileVisibility: 'public' });
    expect((await follow(bruno, ana)).body.status).toBe('following');
    expect([await waiting(ana), await told(ana), await told(bruno), await sees()]).toEqual([
      [],
      [['follow', 'bruno', false]],
      // Nobody has accepted anything.
      [],
      200,
    ]);
    expect(await wrongCounts()).toEqual([]);
  });

  it('are read in pages, newest first, without those of blocked pilots', async () => {
    for (let i = 0; i < 3; i += 1) await follow(await makePilot(server.db, `fan${i}`), ana);
    await follow(bruno, ana);
    await makeBlock(server.db, ana, bruno);
    const page = (query: Record<string, string | number>) =>
      server.call(calls.listFollowRequests, { token: ana.token, query });
    const first = (await page({ limit: 2 })).body;
    expect(first).toMatchObject({ items: [{ username: 'fan2' }, { username: 'fan1' }], total: 3 });
    const second = (await page({ limit: 2, cursor: first.nextCursor ?? '' })).body;
    expect(second).toMatchObject({ items: [{ username: 'fan0', followedByMe: false }], nextCursor: null });
  });

  it('settle to one state whatever happens to them at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      await server.db.deleteFrom('follows').execute();
      await server.db.deleteFrom('blocks').execute();
      await follow(bruno, ana);
      const answers = await Promise.all([
        approve(ana, bruno),
        [approve, decline, approve, approve][round]?.(ana, bruno),
        round === 2 ? block(ana, bruno) : follow(bruno, ana),
        round === 3 ? setPrivacy(ana, { approveFollowers: false }) : approve(ana, bruno),
        round > 0 ? unfollow(bruno, ana) : approve(ana, bruno),
      ]);
      const statuses = answers.map((answer) => answer?.status ?? 0);
      expect(statuses.filter((status) => status >= 500 || status === 0)).toEqual([]);
      expect(await wrongCounts()).toEqual([]);
      const follows = await server.db.selectFrom('follows').selectAll().execute();
      const requests = await server.db
        .selectFrom('follow_requests')
        .selectAll()
        .where('declined_at', 'is', null)
        .execute();
      expect(follows.length + requests.length).toBeLessThanOrEqual(round === 2 ? 0 : 1);
      if (round === 0) expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      await setPrivacy(ana, { approveFollowers: true });
      await server.db.deleteFrom('follow_requests').execute();
      await server.db.deleteFrom('removed_followers').execute();
    }
  });

  it('are approved all at once by pilots who asked each other, and nobody waits for ever', async () => {
    const pilots = await Promise.all(
      Array.from({ length: 5 }, () => makePilot(server.db, undefined, { approveFollowers: true })),
    );
    const pairs = pilots.flatMap((one) =>
      pilots.filter((other) => other !== one).map((other) => [one, other] as const),
    );
    for (const [one, other] of pairs) await follow(one, other);
    const answers = await Promise.all([
      ...pairs.map(([one, other]) => approve(one, other)),
      ...pilots.slice(1).map((pilot) => block(pilot, pilots[0] as TestPilot)),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(await wrongCounts()).toEqual([]);
    const left = await server.db.selectFrom('follows').selectAll().execute();
    expect(left).toHaveLength(4 * 3);
  });
});
