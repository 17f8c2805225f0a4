import { calls } from '@estela/contracts';
import { makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { foldCounters } from '../../../plugins/counters.ts';

describe('follow', () => {
  let server: TestServer;
  let ana: TestPilot;
  let bruno: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    ana = await makePilot(server.db, 'ana');
    bruno = await makePilot(server.db, 'bruno');
  });

  const follow = (who: TestPilot, whom: TestPilot) =>
    server.call(calls.followUser, { params: { id: whom.id }, token: who.token });
  const unfollow = (who: TestPilot, whom: TestPilot) =>
    server.call(calls.unfollowUser, { params: { id: whom.id }, token: who.token });
  const block = (who: TestPilot, whom: TestPilot) =>
    server.call(calls.blockUser, { params: { id: whom.id }, token: who.token });
  const followersOf = (whom: TestPilot, query: Record<string, string | number> = {}, viewer = ana) =>
    server.call(calls.listFollowers, { params: { id: whom.id }, query, token: viewer.token });

  it('counts a follow once however often it is sent', async () => {
    await follow(ana, bruno);
    const again = await follow(ana, bruno);
    expect(again.body).toEqual({ status: 'following', followedByMe: true, followers: 1 });
    await unfollow(ana, bruno);
    const gone = await unfollow(ana, bruno);
    expect(gone.body).toEqual({ followedByMe: false, followers: 0 });
  });

  it('rejects following oneself', async () => {
    expect((await follow(ana, ana)).status).toBe(409);
  });

  it('keeps counters true when many pilots follow each other at once', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => makePilot(server.db)));
    const all = [ana, bruno, ...others];
    const pairs = all.flatMap((one) =>
      all.filter((other) => other !== one).map((other) => [one, other] as const),
    );
    const answers = await Promise.all(pairs.map(([one, other]) => follow(one, other)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { id } of all) {
      const { body } = await server.call(calls.getUser, { params: { id }, token: ana.token });
      expect(body).toMatchObject({ followers: 6, following: 6 });
    }
    await foldCounters(server.db);
    const stats = await server.db.selectFrom('pilot_stats').select(['followers', 'following']).execute();
    expect(stats).toEqual(all.map(() => ({ followers: 6, following: 6 })));
  });

  it('lists followers newest first and pages without repeating or skipping', async () => {
    const fans: TestPilot[] = [];
    for (let i = 0; i < 5; i += 1) fans.push(await makePilot(server.db));
    for (const fan of fans) await follow(fan, bruno);
    const first = await followersOf(bruno, { limit: 2 });
    const second = await followersOf(bruno, { limit: 2, cursor: first.body.nextCursor ?? '' });
    const third = await followersOf(bruno, { limit: 2, cursor: second.body.nextCursor ?? '' });
    const seen = [first, second, third].flatMap(({ body }) => body.items.map(({ _id }) => _id));
    expect(seen).toEqual(fans.map(({ id }) => id).reverse());
    expect(third.body.nextCursor).toBeNull();
  });

  it('finds those of a list by name, without the last name of a closed profile', async () => {
    const [nora, noel] = [
      await makePilot(server.db, 'nora'),
      await makePilot(server.db, 'noel', { profileVisibility: 'private' }),
    ];
    for (const fan of [nora, noel, ana]) await follow(fan, bruno);
    const named = async (q: string) =>
      (await followersOf(bruno, { q })).body.items.map((one) => one.username);
    expect(await named('NÓ')).toEqual(['noel', 'nora']);
    expect(await named('nora piloto')).toEqual(['nora']);
    expect(await named('noel piloto')).toEqual([]);
    const { body } = await server.call(calls.listFollowing, {
      params: { id: nora.id },
      query: { q: 'bru' },
      token: ana.token,
    });
    expect(body.items).toMatchObject([{ username: 'bruno' }]);
  });

  it('lists whom one has blocked, to nobody else', async () => {
    for (const one of [bruno, await makePilot(server.db, 'cleo')]) await block(ana, one);
    const blocked = (viewer: TestPilot) =>
      server.call(calls.listBlocked, { token: viewer.token, query: { limit: 1 } });
    const first = (await blocked(ana)).body;
    expect(first.items).toMatchObject([{ username: 'cleo' }]);
    const rest = await server.call(calls.listBlocked, {
      token: ana.token,
      query: { cursor: first.nextCursor ?? '' },
    });
    expect(rest.body).toMatchObject({ items: [{ username: 'bruno' }], nextCursor: null });
    expect((await blocked(bruno)).body.items).toEqual([]);
    expect((await server.call(calls.listBlocked, {})).status).toBe(401);
  });

  it('rejects a cursor that it did not write', async () => {
    const { status, error } = await followersOf(bruno, { cursor: 'MTIz' });
    expect(status).toBe(400);
    expect(error.code).toBe('VALIDATION');
  });

  it('removes only one’s own followers', async () => {
    await follow(ana, bruno);
    const remove = (owner: TestPilot, viewer: TestPilot) =>
      server.call(calls.removeFollower, {
        params: { id: owner.id, followerId: ana.id },
        token: viewer.token,
      });
    expect((await remove(bruno, ana)).status).toBe(403);
    expect((await remove(bruno, bruno)).status).toBe(204);
    expect((await followersOf(bruno)).body.items).toEqual([]);
  });

  it('ends follows both ways at a block, hides the blocker and lets the block be lifted', async () => {
    await follow(ana, bruno);
    await follow(bruno, ana);
    expect((await block(ana, bruno)).status).toBe(204);
    const { rows } = await server.db
      .selectFrom('follows')
      .selectAll()
      .execute()
      .then((all) => ({ rows: all }));
    expect(rows).toEqual([]);

    const hidden = await server.call(calls.getUser, { params: { id: ana.id }, token: bruno.token });
    expect(hidden.status).toBe(404);
    expect((await follow(bruno, ana)).status).toBe(404);
    expect((await follow(ana, bruno)).status).toBe(403);
    const card = await server.call(calls.getUser, { params: { id: bruno.id }, token: ana.token });
    expect(card.body).toMatchObject({ blockedByMe: true, restricted: true });

    await server.call(calls.unblockUser, { params: { id: bruno.id }, token: ana.token });
    expect((await follow(bruno, ana)).status).toBe(200);
  });

  it('leaves no follow behind when it races with a block', async () => {
    await Promise.all([follow(bruno, ana), block(ana, bruno), follow(bruno, ana)]);
    const left = await server.db.selectFrom('follows').selectAll().execute();
    expect(left).toEqual([]);
  });

  it('shows the lists of a closed profile to its owner alone', async () => {
    const dora = await makePilot(server.db, 'dora', { profileVisibility: 'followers' });
    expect((await followersOf(dora)).status).toBe(404);
    await makeFollow(server.db, ana, dora);
    expect((await followersOf(dora)).body.items).toHaveLength(1);
    const guest = await server.call(calls.listFollowers, { params: { id: dora.id } });
    expect(guest.status).toBe(404);
  });
});
