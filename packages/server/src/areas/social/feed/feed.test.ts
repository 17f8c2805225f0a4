import { calls, type FeedItem } from '@estela/contracts';
import { sql } from 'kysely';
import { makeDrone, makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makeBlock, makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { PreparedClient } from '../../../database/prepared-client.ts';

describe('feed', () => {
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

  interface Asked {
    tab?: 'global' | 'following';
    limit?: number;
    cursor?: string | undefined;
  }

  async function page(query: Asked = {}, pilot?: TestPilot) {
    const { status, body } = await server.call(calls.getFeed, {
      query: { ...query },
      ...(pilot && { token: pilot.token }),
    });
    expect(status).toBe(200);
    return body;
  }

  async function whole(query: Asked = {}, pilot?: TestPilot): Promise<FeedItem[]> {
    const items: FeedItem[] = [];
    let cursor: string | undefined;
    do {
      const { items: more, nextCursor } = await page({ ...query, cursor }, pilot);
      items.push(...more);
      cursor = nextCursor ?? undefined;
    } while (cursor);
    return items;
  }

  const names = (items: FeedItem[]) => items.map((item) => (item.kind === 'flight' ? item.title : item.name));

  it('shows a guest what is public, newest first, each kind with its own fields', async () => {
    await makeDrone(server, ana, { visibility: 'public', notes: 'secreto' });
    await makeSpot(server, ana, { visibility: 'public' });
    const flight = await makeFlight(server, ana, { visibility: 'public' });
    await makeFlight(server, ana, { visibility: 'unlisted' });
    await makeFlight(server, ana, { visibility: 'followers' });
    await server.call(calls.likeFlight, { params: { id: flight._id }, token: berto.token });
    const { items, nextCursor } = await page();
    expect(nextCursor).toBeNull();
    expect(items.map(({ kind }) => kind)).toEqual(['flight', 'spot', 'drone', 'pilot', 'pilot']);
    expect(items[0]).toMatchObject({ kind: 'flight', _id: flight._id, likes: 1, likedByMe: false });
    expect(items[2]).toMatchObject({ kind: 'drone', owner: { _id: ana.id }, notes: null, weight: 640 });
    expect(items[4]).toMatchObject({
      kind: 'pilot',
      _id: ana.id,
      owner: { _id: ana.id },
      likes: 0,
      likedByMe: false,
    });
    const seen = await page({}, berto);
    expect(seen.items[0]).toMatchObject({ likes: 1, likedByMe: true });
  });

  it('gives a follower what is for followers, and nothing of others', async () => {
    const cleo = await makePilot(server.db, 'cleo');
    await makeFollow(server.db, berto, ana);
    await makeFlight(server, ana, { title: 'para seguidores', visibility: 'followers' });
    await makeFlight(server, ana, { title: 'privado', visibility: 'private' });
    await makeFlight(server, ana, { title: 'por enlace', visibility: 'unlisted' });
    await makeFlight(server, cleo, { title: 'de otra', visibility: 'public' });
    await makeFlight(server, berto, { title: 'mío', visibility: 'public' });
    expect(names(await whole({ tab: 'following' }, berto))).toEqual(['para seguidores', 'Ana']);
    expect(names(await whole({ tab: 'following' }, ana))).toEqual([]);
    expect(names(await whole({}, berto))).toEqual(['mío', 'de otra', 'Cleo', 'Berto', 'Ana']);
  });

  it('is empty between two pilots of whom one blocked the other', async () => {
    await makeFlight(server, ana, { title: 'de Ana', visibility: 'public' });
    await makeFlight(server, berto, { title: 'de Berto', visibility: 'public' });
    await makeBlock(server.db, ana, berto);
    expect(names(await whole({}, berto))).toEqual(['de Berto', 'Berto']);
    expect(names(await whole({}, ana))).toEqual(['de Ana', 'Ana']);
  });

  it('has a guest of the following tab log in', async () => {
    const { status, error } = await server.call(calls.getFeed, { query: { tab: 'following' } });
    expect([status, error.code]).toEqual([401, 'UNAUTHORIZED']);
  });

  it('rejects cursors that it did not write', async () => {
    for (const cursor of ['x', 'MQ', "1'; drop table users", '../../etc', 'e30', '%00', 'a'.repeat(500)]) {
      for (const tab of ['global', 'following']) {
        const { status, error } = await server.call(calls.getFeed, {
          query: { cursor, tab },
          token: ana.token,
        });
        expect([cursor, status, error.code]).toEqual([cursor, 400, 'VALIDATION']);
      }
    }
    for (const limit of [0, 101, 'many']) {
      expect((await server.call(calls.getFeed, { query: { limit } })).status).toBe(400);
    }
  });

  it('keeps what has the same instant apart by id, in pages of one', async () => {
    await makeFollow(server.db, berto, ana);
    for (let i = 0; i < 7; i += 1) await makeFlight(server, ana, { title: `${i}`, visibility: 'public' });
    await server.db
      .updateTable('feed_items')
      .set({ created_at: new Date('2026-01-01T00:00:00Z') })
      .execute();
    await server.db
      .updateTable('pilot_stats')
      .set({ following: 1 })
      .where('user_id', '=', berto.id)
      .execute();
    for (const tab of ['global', 'following'] as const) {
      const all = await whole({ tab, limit: 1 }, berto);
      expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
      expect(all.length).toBe(tab === 'global' ? 9 : 8);
    }
  });

  it('gives the same following feed by each way of finding it', async () => {
    const followed: TestPilot[] = [];
    for (let i = 0; i < 12; i += 1) {
      const pilot = await makePilot(server.db, `piloto${i}`);
      followed.push(pilot);
      await makeFollow(server.db, berto, pilot);
    }
    for (let i = 0; i < 40; i += 1) {
      // Some are silent for long, some are busy, and every fourth flight is nobody's business.
      const pilot = followed[(i * i) % 7]!;
      await makeFlight(server, pilot, { title: `${i}`, visibility: i % 4 === 0 ? 'private' : 'followers' });
    }
    const few = await whole({ tab: 'following', limit: 4 }, berto);
    await server.db
      .updateTable('pilot_stats')
      .set({ following: 5_000 })
      .where('user_id', '=', berto.id)
      .execute();
    const many = await whole({ tab: 'following', limit: 4 }, berto);
    expect(few).toHaveLength(42);
    expect(many).toEqual(few);
  });

  it('says of each owner whether the viewer follows them, in a number of queries that does not grow', async () => {
    await makeFollow(server.db, berto, ana);
    const cleo = await makePilot(server.db, 'cleo');
    const query = jest.spyOn(PreparedClient.prototype, 'query');
    const asked = async (limit: number) => {
      query.mockClear();
      const { items } = await page({ limit }, berto);
      return { items, queries: query.mock.calls.length };
    };
    for (const pilot of [ana, cleo]) await makeFlight(server, pilot, { visibility: 'public' });
    const few = await asked(2);
    expect(few.items.map(({ owner }) => owner)).toMatchObject([
      { _id: cleo.id, followedByMe: false },
      { _id: ana.id, followedByMe: true },
    ]);
    for (let i = 0; i < 20; i += 1) await makeFlight(server, cleo, { visibility: 'public' });
    const many = await asked(20);
    expect([many.items.length, many.queries]).toEqual([20, few.queries]);
    // The session, and all of the feed: places, items and pilots (C21).
    expect(few.queries).toBe(2);
    query.mockClear();
    await page({ tab: 'following' }, berto);
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
  });

  it('leaves out what is hidden and fills the page with what is not, in either tab and by each way', async () => {
    const cleo = await makePilot(server.db, 'cleo');
    for (const pilot of [ana, cleo]) await makeFollow(server.db, berto, pilot);
    const hidden: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      const { _id } = await makeFlight(server, ana, { title: `${i}`, visibility: 'public' });
      if (i % 2 === 0) hidden.push(_id);
      await makeFlight(server, cleo, { title: 'de Cleo', visibility: 'public' });
    }
    const { token } = berto;
    for (const id of hidden) await server.call(calls.hideFeedItem, { params: { id }, token });
    await server.call(calls.hideFeedPilot, { params: { id: cleo.id }, token });
    for (const following of [2, 5_000]) {
      await server.db.updateTable('pilot_stats').set({ following }).where('user_id', '=', berto.id).execute();
      expect(names(await whole({ tab: 'following', limit: 2 }, berto))).toEqual(['5', '3', '1', 'Ana']);
    }
    expect(names(await whole({ limit: 2 }, berto))).toEqual(['5', '3', '1', 'Berto', 'Ana']);
    expect(names(await whole({}, ana))).toHaveLength(15);
  });

  it('gives the place of a pilot who is hidden, or whose newest is, to the next one', async () => {
    const pilots = await Promise.all(
      ['cleo', 'dora', 'eva', 'fran'].map((name) => makePilot(server.db, name)),
    );
    const shown: string[] = [];
    const { token } = berto;
    // The newest is the last: what stays is older than all that is hidden.
    for (const [index, pilot] of pilots.entries()) {
      await makeFollow(server.db, berto, pilot);
      shown.unshift((await makeFlight(server, pilot, { title: `${index}`, visibility: 'public' })).title);
    }
    for (const pilot of pilots.slice(1, 3)) {
      const { _id } = await makeFlight(server, pilot, { title: 'oculto', visibility: 'public' });
      await server.call(calls.hideFeedItem, { params: { id: _id }, token });
    }
    const gus = await makePilot(server.db, 'gus');
    await makeFollow(server.db, berto, gus);
    await makeFlight(server, gus, { title: 'de Gus', visibility: 'public' });
    await server.call(calls.hideFeedPilot, { params: { id: gus.id }, token });
    for (const limit of [1, 2, 3]) {
      const found = names(await whole({ tab: 'following', limit }, berto));
      expect(found.filter((name) => /^\d$/.test(name))).toEqual(shown);
    }
  });

  it('counts what others added since the newest that was read, also at the same instant', async () => {
    await makeFollow(server.db, berto, ana);
    for (let i = 0; i < 3; i += 1) await makeFlight(server, ana, { title: `${i}`, visibility: 'public' });
    const at = new Date('2030-01-01T00:00:00Z');
    await server.db.updateTable('feed_items').set({ created_at: at }).where('kind', '=', 'flight').execute();
    await sql`update pilot_stats set last_visible_at = ${at}`.execute(server.db);
    for (const tab of ['global', 'following'] as const) {
      const { items, newest } = await page({ tab, limit: 1 }, berto);
      const all = await whole({ tab }, berto);
      const news = async (since: string | null) =>
        (
          await server.call(calls.countFeedNews, {
            query: { tab, ...(since && { since }) },
            token: berto.token,
          })
        ).body.count;
      expect(items[0]?._id).toBe(all[0]?._id);
      expect(await news(newest)).toBe(0);
      const { newest: third } = await page(
        { tab, cursor: (await page({ tab, limit: 2 }, berto)).nextCursor ?? '' },
        berto,
      );
      expect(await news(third)).toBe(2);
    }
    const { newest } = await page({}, berto);
    await makeFlight(server, berto, { visibility: 'public' });
    const own = await server.call(calls.countFeedNews, {
      query: { since: newest ?? '' },
      token: berto.token,
    });
    expect(own.body.count).toBe(0);
    const wrong = await server.call(calls.countFeedNews, { query: { since: 'ayer' } });
    expect([wrong.status, wrong.body]).toMatchObject([400, { fields: { since: expect.any(String) } }]);
  });

  it('skips and repeats nothing while others write', async () => {
    await makeFollow(server.db, berto, ana);
    const before = new Set<string>();
    for (let i = 0; i < 60; i += 1) before.add((await makeFlight(server, ana, { visibility: 'public' }))._id);
    const sameInstant = new Date(Date.now() - 60_000);
    const half = [...before].slice(0, 30);
    await server.db
      .updateTable('feed_items')
      .set({ created_at: sameInstant })
      .where('id', 'in', half)
      .execute();
    let isReading = true;
    const writers = Array.from({ length: 5 }, async (_writer, writer) => {
      for (let i = 0; isReading && i < 50; i += 1) {
        const { _id } = await makeFlight(server, ana, { visibility: 'public' });
        // Some at the very instant of what is being read.
        if (writer > 0) continue;
        const row = server.db.updateTable('feed_items').where('id', '=', _id);
        await row.set({ created_at: sameInstant }).execute();
      }
    });
    const read = await Promise.all(
      (['global', 'following'] as const).map((tab) => whole({ tab, limit: 3 }, berto)),
    );
    isReading = false;
    await Promise.all(writers);
    for (const items of read) {
      const ids = items.map(({ _id }) => _id);
      expect(new Set(ids).size).toBe(ids.length);
      expect([...before].filter((id) => !ids.includes(id))).toEqual([]);
    }
  });
});
