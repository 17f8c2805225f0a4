import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeFlight, makeSpot } from '../../test/support/test-items.ts';
import { makeFollow, makePilot, type TestPilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { foldCounters } from './counters.ts';

describe('counts that many change at once', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;
  let cleo: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
    cleo = await makePilot(server.db, 'cleo');
  });
  afterAll(() => server.close());

  const steps = async () => {
    const { rows } = await sql<{ steps: number }>`
      select (select count(*) from like_steps) + (select count(*) from follow_steps)
        + (select count(*) from site_count_steps) as steps`.execute(server.db);
    return rows[0]?.steps;
  };
  const likesOf = async (id: string, pilot: TestPilot) => {
    const { body } = await server.call(calls.getFlight, { params: { id }, token: pilot.token });
    return [body.likes, body.likedByMe];
  };
  const followersOf = async (pilot: TestPilot, viewer: TestPilot) =>
    (await server.call(calls.getUser, { params: { id: pilot.id }, token: viewer.token })).body.followers;
  const pilotCount = async () =>
    (await server.call(calls.listUsers, { query: { limit: 1 }, token: ana.token })).body.total;

  it('says the same before and after a step is folded into its row, and folds each once (C20)', async () => {
    await foldCounters(server.db);
    const { _id: id } = await makeFlight(server, ana, { visibility: 'public' });
    await server.call(calls.likeFlight, { params: { id }, token: berto.token });
    await makeFollow(server.db, berto, ana);
    const before = await pilotCount();
    await sql`insert into like_steps (item_id, step) values (${id}, 1), (${id}, 1), (${id}, -1)`.execute(
      server.db,
    );
    await sql`insert into follow_steps (user_id, followers) values (${ana.id}, 1), (${ana.id}, 2)`.execute(
      server.db,
    );
    await sql`insert into site_count_steps (what, step) values ('pilots', 2), ('pilots', -1)`.execute(
      server.db,
    );
    const read = async () => [await likesOf(id, berto), await followersOf(ana, berto), await pilotCount()];
    const expected = [[2, true], 4, before + 1];
    expect(await read()).toEqual(expected);
    await Promise.all([foldCounters(server.db), foldCounters(server.db)]);
    expect(await steps()).toBe(0);
    expect(await read()).toEqual(expected);
    await sql`update pilot_stats set followers = 1 where user_id = ${ana.id}`.execute(server.db);
    await sql`update site_counts set count = count - 1 where what = 'pilots'`.execute(server.db);
  });

  it('forgets the steps of what is gone', async () => {
    const { _id: id } = await makeFlight(server, ana, { visibility: 'public' });
    await sql`insert into like_steps (item_id, step) values (${id}, 1)`.execute(server.db);
    await server.db.deleteFrom('flights').where('id', '=', id).execute();
    await foldCounters(server.db);
    expect(await steps()).toBe(0);
  });

  it('keeps the counts of the site through every change of a row (C19)', async () => {
    const countries = async () => {
      const { rows } = await sql<{ what: string; count: number }>`
        select what, sum(count)::int as count from
          (select what, count from site_counts union all select what, step from site_count_steps) as counted
        where what like 'country %' group by what having sum(count) <> 0 order by what`.execute(server.db);
      return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
    };
    const madrid = await makeSpot(server, cleo, { location: { lat: 40.4, lng: -3.7 } });
    await makeSpot(server, cleo, { location: { lat: 41.4, lng: 2.1 } });
    await makeSpot(server, cleo, { location: { lat: 30, lng: -40 } });
    expect(await countries()).toEqual({ 'country ES': 2 });
    const body = { location: { lat: 48.85, lng: 2.35 } };
    await server.call(calls.updateSpot, { params: { id: madrid._id }, token: cleo.token, body });
    expect(await countries()).toEqual({ 'country ES': 1, 'country FR': 1 });
    await server.db.deleteFrom('users').where('id', '=', cleo.id).execute();
    expect(await countries()).toEqual({});
    const { rows } = await sql<{ spots: number }>`
      select coalesce((select count from site_counts where what = 'spots'), 0)
        + coalesce((select sum(step) from site_count_steps where what = 'spots'), 0) as spots`.execute(
      server.db,
    );
    expect(rows[0]?.spots).toBe(0);
  });

  const onServer = globalThis.testDatabase.kind === 'server' ? it : it.skip;
  onServer('has no like, follow or registration wait for the commit of another (C20)', async () => {
    const { _id: id } = await makeFlight(server, ana, { visibility: 'public' });
    const [dora, elsa] = [await makePilot(server.db), await makePilot(server.db)];
    await server.call(calls.likeFlight, { params: { id }, token: berto.token });
    const before = [await pilotCount(), await followersOf(ana, dora)] as [number, number];
    await foldCounters(server.db);
    await server.db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '1s'`.execute(trx);
      await trx.insertInto('likes').values({ user_id: dora.id, item_id: id }).execute();
      await makeFollow(trx, dora, ana);
      await makePilot(trx);
      // All three rows are held now: whoever waited for them would wait for ever.
      const like = await server.call(calls.likeFlight, { params: { id }, token: elsa.token });
      expect([like.body.likes, like.body.likedByMe]).toEqual([2, true]);
      await server.call(calls.followUser, { params: { id: ana.id }, token: elsa.token });
      expect(await followersOf(ana, elsa)).toBe(before[1] + 1);
      await makePilot(server.db);
      expect(await pilotCount()).toBe(before[0] + 1);
      const unlike = await server.call(calls.unlikeFlight, { params: { id }, token: elsa.token });
      expect([unlike.body.likes, unlike.body.likedByMe]).toEqual([1, false]);
      await server.call(calls.likeFlight, { params: { id }, token: elsa.token });
    });
    const read = async () => [await likesOf(id, elsa), await pilotCount(), await followersOf(ana, elsa)];
    const after = [[3, true], before[0] + 2, before[1] + 2];
    expect(await read()).toEqual(after);
    expect(await steps()).toBeGreaterThan(0);
    await foldCounters(server.db);
    expect([await steps(), ...(await read())]).toEqual([0, ...after]);
    const { rows } = await sql`select likes from feed_items where id = ${id}`.execute(server.db);
    expect(rows).toEqual([{ likes: 3 }]);
  });
});
