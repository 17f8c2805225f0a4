import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { insertSample } from './insert-sample.ts';

describe('sample data', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('fills an empty database once', async () => {
    expect((await insertSample(server.db, { onlyIfEmpty: true })).added).toBe(true);
    expect(await insertSample(server.db, { onlyIfEmpty: true })).toMatchObject({
      added: false,
      present: true,
    });
    expect((await insertSample(server.db)).added).toBe(false);
    const { body } = await server.call(calls.getStats);
    expect(body).toEqual({ pilots: 12, flights: 60, spots: 29, countries: 8, drones: 18 });
  });

  it('has two accounts to log in with, one of them verified', async () => {
    const { logins } = await insertSample(server.db);
    const verified: boolean[] = [];
    for (const { email, password } of logins) {
      const { status, body } = await server.call(calls.login, { body: { email, password } });
      expect(status).toBe(200);
      verified.push(body.user.verified);
    }
    expect(verified).toEqual([true, false]);
  });

  it('takes random passwords, told once and never the known ones (A10)', async () => {
    const known = (await insertSample(server.db)).logins;
    await server.db.deleteFrom('users').execute();
    const { logins } = await insertSample(server.db, { randomPasswords: true });
    expect(logins.map(({ email }) => email)).toEqual(known.map(({ email }) => email));
    const logIn = async ({ email, password }: (typeof logins)[number]) =>
      (await server.call(calls.login, { body: { email, password } })).status;
    expect(await Promise.all([...logins, ...known].map(logIn))).toEqual([200, 200, 401, 401]);
    expect((await insertSample(server.db, { randomPasswords: true })).logins).toEqual([]);
  });

  it('gives a guest a feed that goes back a year, newest first', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 50, ...(cursor && { cursor }) };
      const { body } = await server.call(calls.getFeed, { query });
      seen.push(...body.items.map(({ createdAt }) => createdAt));
      cursor = body.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.length).toBeGreaterThan(90);
    expect(seen).toEqual([...seen].sort().reverse());
    expect(Date.now() - Date.parse(seen.at(0) ?? '')).toBeLessThan(86_400_000);
    expect(Date.now() - Date.parse(seen.at(-1) ?? '')).toBeGreaterThan(360 * 86_400_000);
  });

  it('has only members write, and no comment before its topic', async () => {
    const { rows } = await sql<{ wrong: number }>`
      select (select count(*) from topics t where not exists (select 1 from group_members m
          where m.group_id = t.group_id and m.user_id = t.author_id and m.status = 'member'))
        + (select count(*) from comments c join topics t on t.id = c.topic_id where c.created_at < t.created_at
          or c.created_at > now() or not exists (select 1 from group_members m
          where m.group_id = t.group_id and m.user_id = c.author_id and m.status = 'member'))
        + (select count(*) from posts p where not exists (select 1 from group_members m
          where m.group_id = p.group_id and m.user_id = p.author_id and m.status = 'member')) as wrong
    `.execute(server.db);
    expect(rows[0]?.wrong).toBe(0);
  });

  it('has nothing in the future and nothing older than its pilot', async () => {
    const items = await server.db
      .selectFrom('feed_items')
      .innerJoin('users', 'users.id', 'feed_items.owner_id')
      .select(['feed_items.created_at as made', 'users.created_at as joined'])
      .execute();
    for (const { made, joined } of items) {
      expect(made.getTime()).toBeLessThanOrEqual(Date.now());
      expect(made.getTime()).toBeGreaterThanOrEqual(joined.getTime());
    }
  });

  it('counts likes, followers and members as the rows do', async () => {
    const { rows } = await sql<{ wrong: number }>`
        select (select count(*) from feed_items i where likes <> (select count(*) from likes where item_id = i.id))
          + (select count(*) from pilot_stats s where followers <> (select count(*) from follows where followee_id = s.user_id))
          + (select count(*) from groups g where member_count <> (select count(*) from group_members
              where group_id = g.id and status = 'member')
              or topic_count <> (select count(*) from topics where group_id = g.id)
              or post_count <> (select count(*) from posts where group_id = g.id))
          + (select count(*) from topics t where comment_count <> (select count(*) from comments where topic_id = t.id)
              or last_activity < (select max(created_at) from comments where topic_id = t.id))
          + (select count(*) from posts p where comment_count <> (select count(*) from comments where post_id = p.id))
          + (select count(*) from notifications told where kind = 'like' and gathered is not true and exists (
              select 1 from notifications newer where newer.kind = 'like' and newer.item_id = told.item_id
                and newer.created_at > told.created_at)) as wrong
      `.execute(server.db);
    expect(rows[0]?.wrong).toBe(0);
  });

  it('marks every zone as synthetic, and calls no place free by them', async () => {
    const spain = { bbox: '-10,35,5,44' };
    const { body: map } = await server.call(calls.getAirspaceZones, { query: spain });
    const kinds = new Set(map.features.map(({ properties }) => properties.kind));
    expect(kinds).toEqual(new Set(['restricted', 'limited', 'allowed', 'aeronautical', 'activeNotam']));
    expect(map.features.every(({ properties }) => properties.synthetic)).toBe(true);
    const { body } = await server.call(calls.checkAirspace, { query: { lat: 41.5, lng: 2.05 } });
    expect(body).toMatchObject({ verdict: 'unknown', kind: 'allowed', data: { state: 'missing' } });
    expect(body.zones[0]?.message).toBe('Sintética, no volar con esto.');
  });
});
