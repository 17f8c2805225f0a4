import { calls, type ProfileVisibility } from '@estela/contracts';
import { sql } from 'kysely';
import { makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { carryPrivacy, carryPrivacyOfAll } from './privacy-changes.ts';

/** Numbers are those of the security review. */
describe('a change of privacy of a pilot with many things (C17)', () => {
  let server: TestServer;
  let ana: TestPilot;
  let follower: TestPilot;
  const going = new AbortController().signal;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const things = { drones: 10, flights: 230, spots: 60 };
  const all = 300;
  /** What the transaction of the change does itself. */
  const first = 200;

  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    ana = await makePilot(server.db, 'ana');
    follower = await makePilot(server.db, 'berto');
    await makeFollow(server.db, follower, ana);
  });

  async function fill(visibility: 'public' | 'followers') {
    await sql`insert into drones (id, owner_id, name, type, brand, model, serial_number, weight_g, frame_size_mm, visibility)
      select gen_random_uuid(), ${ana.id}, 'Dron ' || n, 'freestyle', 'X', 'Y', n::text, 600, 225, ${visibility}
      from generate_series(1, ${things.drones}::int) n`.execute(server.db);
    await sql`insert into flights (id, owner_id, title, description, video_url, recorded_at, visibility)
      select gen_random_uuid(), ${ana.id}, 'Vuelo ' || n, '', '', now(), ${visibility}
      from generate_series(1, ${things.flights}::int) n`.execute(server.db);
    await sql`insert into spots (id, owner_id, name, lat, lng, shown_lat, shown_lng, visibility)
      select gen_random_uuid(), ${ana.id}, 'Sitio ' || n, 40.4, -3.7, 40.4, -3.7, ${visibility}
      from generate_series(1, ${things.spots}::int) n`.execute(server.db);
  }

  /** In the database alone: nothing goes on with it but the test. */
  const open = (profileVisibility: ProfileVisibility, followersSeeFlights = true) =>
    server.db
      .updateTable('users')
      .set({ profile_visibility: profileVisibility, allow_followers_flights: followersSeeFlights })
      .where('id', '=', ana.id)
      .execute();

  /** How many things stand there for whom, in the feed's rows; the things' own must say the same. */
  async function standing(): Promise<Record<string, number>> {
    const counted = async (from: string) => {
      const { rows } = await sql<{ audience: string; count: number }>`
        select audience, count(*)::int as count from (${sql.raw(from)}) as things
        where owner_id = ${ana.id} group by audience order by audience`.execute(server.db);
      return Object.fromEntries(rows.map(({ audience, count }) => [audience, count]));
    };
    const own = await counted(
      ['drones', 'flights', 'spots']
        .map((table) => `select owner_id, audience from ${table}`)
        .join(' union all '),
    );
    expect(await counted(`select owner_id, audience from feed_items where kind <> 'pilot'`)).toEqual(own);
    return own;
  }

  /** A flight and a spot that the change has not reached. */
  async function left(audience: string) {
    const idOf = async (table: string) => {
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
        where owner_id = ${ana.id} and audience = ${audience}::audience limit 1`.execute(server.db);
      return rows[0]?.id ?? '';
    };
    return { flight: await idOf('flights'), spot: await idOf('spots') };
  }

  /** What one viewer finds: statuses of a flight and a spot, and numbers in the feed and on the map. */
  async function found(ids: { flight: string; spot: string }, pilot?: TestPilot) {
    const as = pilot ? { token: pilot.token } : {};
    const flight = await server.call(calls.getFlight, { params: { id: ids.flight }, ...as });
    const spot = await server.call(calls.getSpot, { params: { id: ids.spot }, ...as });
    const feed = await server.call(calls.getFeed, { query: { limit: 100 }, ...as });
    const map = await server.call(calls.getSpotMap, { query: { bbox: '-10,35,5,45', limit: 1 }, ...as });
    return {
      statuses: [flight.status, spot.status],
      feed: feed.body.items.filter(({ kind }) => kind !== 'pilot').length,
      map: map.body.items.length + map.body.clusters.reduce((sum, { count }) => sum + count, 0),
    };
  }
  const nothing = { statuses: [404, 404], feed: 0, map: 0 };

  const isUnderWay = async () => (await sql`select from privacy_changes`.execute(server.db)).rows.length > 0;
  const next = async (most: number) => {
    const { rows } = await sql<{ isMore: boolean }>`
      select continue_privacy(${ana.id}, ${most}) as "isMore"`.execute(server.db);
    return rows[0]?.isMore;
  };

  it('hides all of it at once, from others than followers, and goes through it slice by slice', async () => {
    await fill('public');
    await open('followers');
    expect(await standing()).toEqual({ followers: first, public: all - first });
    const ids = await left('public');
    expect(await found(ids)).toEqual(nothing);
    const stranger = await makePilot(server.db, 'carla');
    expect(await found(ids, stranger)).toEqual(nothing);
    expect(await found(ids, follower)).toMatchObject({ statuses: [200, 200], map: things.spots });
    expect(await found(ids, ana)).toMatchObject({ statuses: [200, 200], map: things.spots });
    const query = { tab: 'following' as const, limit: 100 };
    const following = await server.call(calls.getFeed, { query, token: follower.token });
    expect(following.body.items).toHaveLength(100);
    for (const done of [40, 80]) {
      expect(await next(40)).toBe(true);
      expect(await standing()).toEqual({ followers: first + done, public: all - first - done });
    }
    expect(await next(40)).toBe(false);
    expect(await isUnderWay()).toBe(false);
    expect(await standing()).toEqual({ followers: all });
    expect(await found(ids)).toEqual(nothing);
    expect(await found(ids, follower)).toMatchObject({ statuses: [200, 200], map: things.spots });
  });

  it('hides at once from followers what they may see no longer', async () => {
    await fill('followers');
    await open('public', false);
    const ids = await left('followers');
    expect(await found(ids, follower)).toEqual(nothing);
    await carryPrivacyOfAll(server.db, going);
    expect(await standing()).toEqual({ owner: things.flights, followers: things.drones + things.spots });
    expect(await found(ids, follower)).toMatchObject({ statuses: [404, 200] });
  });

  it('shows in slices what opens, and takes up what a server left', async () => {
    await open('private');
    await fill('public');
    const ids = await left('owner');
    await open('public');
    expect(await standing()).toEqual({ owner: all - first, public: first });
    const stopped = new AbortController();
    stopped.abort();
    await carryPrivacy(server.db, ana.id, stopped.signal);
    expect(await isUnderWay()).toBe(true);
    await carryPrivacyOfAll(server.db, going);
    expect(await standing()).toEqual({ public: all });
    expect(await isUnderWay()).toBe(false);
    expect(await found(ids)).toEqual({ statuses: [200, 200], feed: 100, map: things.spots });
  });

  it('ends as the last of several changes says, whichever were under way', async () => {
    await fill('public');
    for (const [visibility, feed] of [
      ['private', 0],
      ['followers', 0],
      ['public', 100],
      ['private', 0],
    ] as const) {
      await open(visibility);
      expect(await next(20)).toBe(true);
      const query = { limit: 100 };
      const seen = (await server.call(calls.getFeed, { query })).body.items;
      expect([visibility, seen.filter(({ kind }) => kind !== 'pilot').length]).toEqual([visibility, feed]);
    }
    await carryPrivacyOfAll(server.db, going);
    expect(await standing()).toEqual({ owner: all });
  });

  it('goes on behind the answer, and leaves alone what an administrator has hidden', async () => {
    await fill('public');
    await sql`update flights set hidden = true, visibility = visibility
      where id in (select id from flights order by id limit 20)`.execute(server.db);
    const { status } = await server.call(calls.updateUser, {
      params: { id: ana.id },
      token: ana.token,
      body: { privacy: { profileVisibility: 'followers' } },
    });
    expect(status).toBe(200);
    await server.app.background.settled();
    expect(await isUnderWay()).toBe(false);
    expect(await standing()).toEqual({ owner: 20, followers: all - 20 });
  });
});
