import { calls, type SpotInput } from '@estela/contracts';
import { sql } from 'kysely';
import { makeSpot } from '../../../../test/support/test-items.ts';
import { makeBlock, makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import type { Db } from '../../../database/open.ts';

describe('clusters of spots', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;
  let carla: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
    carla = await makePilot(server.db, 'carla');
    await makeFollow(server.db, berto, ana);
    await makeBlock(server.db, carla, ana);
  });
  afterAll(() => server.close());
  afterEach(() => server.db.deleteFrom('spots').execute());

  const spain = '-10,35,5,45';

  async function ask(query: object, token?: string) {
    const { status, body } = await server.call(calls.getSpotMap, {
      query: { bbox: spain, limit: 1, ...query },
      ...(token && { token }),
    });
    expect(status).toBe(200);
    return body;
  }

  /** How many the clusters and the items of an answer stand for. */
  async function countIn(query: object, token?: string): Promise<number> {
    const { items, clusters } = await ask(query, token);
    return items.length + clusters.reduce((sum, { count }) => sum + count, 0);
  }

  const mark = (pilot: TestPilot, visibility: SpotInput['visibility'], place = {}) =>
    makeSpot(server, pilot, {
      visibility,
      location: { lat: 39.47, lng: -0.37, ...place },
    });

  /** With triggers off: only rows are read. What it writes it must take away again. */
  const quick = (work: (db: Db) => Promise<unknown>) =>
    server.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await work(trx);
    });

  it('groups what lies close in a wide box, and leaves what stands alone', async () => {
    await mark(ana, 'public');
    await mark(ana, 'public', { lat: 39.49 });
    const alone = await mark(ana, 'public', { lat: 43.3, lng: -8.4 });
    const { items, clusters, truncated } = await ask({});
    expect(items.map(({ _id }) => _id)).toEqual([alone._id]);
    expect(clusters).toEqual([
      {
        lat: 39.48,
        lng: -0.37,
        count: 2,
        bbox: [-1.40625, 39.375, 0, 40.78125],
      },
    ]);
    expect(truncated).toBe(true);
  });

  it('gives the spots themselves where they fit, and in a box of a degree', async () => {
    await mark(ana, 'public');
    await mark(ana, 'public', { lat: 39.49 });
    expect(await ask({ limit: 2 })).toMatchObject({
      clusters: [],
      truncated: false,
      items: [{}, {}],
    });
    expect(await ask({ bbox: '-1,39,0,40' })).toMatchObject({
      clusters: [],
      truncated: true,
      items: [{}],
    });
  });

  it('counts for each viewer exactly what that viewer may see', async () => {
    for (const visibility of ['public', 'public', 'followers', 'private'] as const)
      await mark(ana, visibility);
    await mark(berto, 'public');
    await mark(berto, 'public');
    const seen = [
      [undefined, 4],
      [ana.token, 6],
      [berto.token, 5],
      [carla.token, 2],
    ] as const;
    for (const [token, expected] of seen) expect(await countIn({}, token)).toBe(expected);
    const wanted: [object, string | undefined, number][] = [
      [{ filter: 'mine' }, ana.token, 4],
      [{ filter: 'following' }, berto.token, 3],
      [{ filter: 'following' }, carla.token, 0],
      [{ filter: 'public' }, carla.token, 2],
      [{ filter: 'public' }, berto.token, 4],
      [{ filter: 'public' }, undefined, 4],
    ];
    for (const [query, token, expected] of wanted) {
      expect([query, await countIn(query, token)]).toEqual([query, expected]);
      // The same by rows as by cells.
      expect([query, await countIn({ ...query, limit: 500 }, token)]).toEqual([query, expected]);
    }
  });

  it('narrows own spots as their list does, and refuses that for those of others', async () => {
    await makeSpot(server, ana, { name: 'Dique', visibility: 'private', bestMonths: [5] });
    await makeSpot(server, ana, { name: 'Cala', visibility: 'public', bestMonths: [6] });
    const bbox = '-180,-90,180,90';
    for (const [query, names] of [
      [{ visibility: 'private' }, ['Dique']],
      [{ month: 6 }, ['Cala']],
      [{ month: 6, q: 'di' }, []],
      [{ q: 'di' }, ['Dique']],
    ] as const) {
      const { items } = await ask({ bbox, filter: 'mine', limit: 500, ...query }, ana.token);
      expect(items.map(({ name }) => name)).toEqual(names);
    }
    const others = await server.call(calls.getSpotMap, { query: { bbox, month: 6 }, token: ana.token });
    expect([others.status, others.error.fields?.filter]).toEqual([
      400,
      'Solo para tus propios spots: añade filter=mine',
    ]);
  });

  it('leaves out of the short form what only a spot itself shows', async () => {
    const spot = await makeSpot(server, ana, { visibility: 'public', hazards: 'Cables' });
    const [short] = (await ask({ form: 'short' })).items;
    const { description, accessNotes, hazards, bestMonths, photos, flown, ...rest } = spot;
    expect(short).toEqual(rest);
    expect((await ask({})).items).toMatchObject([{ description, accessNotes, hazards, bestMonths, photos }]);
  });

  it('asks for a longer word where two letters would read the spots of everybody', async () => {
    await makeSpot(server, ana, {
      name: 'Dique',
      visibility: 'public',
      location: { lat: 39.47, lng: -0.37 },
    });
    const refused = await server.call(calls.getSpotMap, { query: { bbox: spain, q: 'di q' } });
    expect([refused.status, refused.error.fields?.q]).toEqual([
      400,
      'Escribe una palabra de tres letras o más para buscar en una zona tan grande',
    ]);
    for (const query of [{ q: 'di dique' }, { q: 'di', bbox: '-0.5,39.4,-0.3,39.6' }])
      expect((await ask({ bbox: spain, ...query })).items.map(({ name }) => name)).toEqual(['Dique']);
  });

  it('refuses own and followed spots to a guest', async () => {
    for (const filter of ['mine', 'following'] as const) {
      const { status } = await server.call(calls.getSpotMap, {
        query: { bbox: spain, filter },
      });
      expect(status).toBe(401);
    }
  });

  it('never gives away a kept place, nor by the mean of a cluster', async () => {
    const exact = { lat: 40.41234, lng: -3.70567 };
    for (let n = 0; n < 2; n += 1) await mark(ana, 'public', { ...exact, precision: 'area' });
    const [shown] = (await ask({ limit: 500 })).items;
    const [cluster] = (await ask({})).clusters;
    expect(cluster).toMatchObject({
      lat: shown?.location.lat,
      lng: shown?.location.lng,
    });
    expect(Math.abs((cluster?.lat ?? 0) - exact.lat)).toBeGreaterThan(0.0005);
  });

  it('keeps its counts as spots move, hide and go, and as a pilot hides everything', async () => {
    const moved = await mark(ana, 'public');
    const hidden = await mark(ana, 'public');
    await mark(berto, 'public');
    await mark(berto, 'public');
    const change = async (id: string, body: object) => {
      const options = { params: { id }, token: ana.token, body };
      expect((await server.call(calls.updateSpot, options)).status).toBe(200);
    };
    await change(moved._id, { location: { lat: -33.9, lng: 151.2 } });
    expect(await countIn({})).toBe(3);
    await change(hidden._id, { visibility: 'private' });
    expect(await countIn({})).toBe(2);
    await change(hidden._id, { visibility: 'public' });
    const privacy = async (profileVisibility: 'public' | 'private') =>
      expect(
        (
          await server.call(calls.updateUser, {
            params: { id: ana.id },
            token: ana.token,
            body: {
              privacy: {
                profileVisibility,
                allowFollowersToSeeFlights: true,
                allowFollowersToSeeDrones: true,
              },
            },
          })
        ).status,
      ).toBe(200);
    await privacy('private');
    expect(await countIn({ bbox: '-180,-90,180,90' })).toBe(2);
    await privacy('public');
    expect(await countIn({ bbox: '-180,-90,180,90' })).toBe(4);
    const sums = await server.db
      .deleteFrom('spots')
      .execute()
      .then(() => countIn({ bbox: '-180,-90,180,90' }));
    expect(sums).toBe(0);
    // Not even empty cells: a restore wants an empty database, and moved spots would fill the table.
    expect((await sql`select from spot_cells`.execute(server.db)).rows).toEqual([]);
  });

  it('counts on both sides of the 180th meridian and at the edges of the world', async () => {
    for (const lng of [178, 178.01, -172, -172.01, 180, -180]) await mark(ana, 'public', { lat: -15, lng });
    await mark(ana, 'public', { lat: 90, lng: 0 });
    expect(await countIn({ bbox: '170,-30,-160,0' })).toBe(6);
    expect(await countIn({ bbox: '-150,-30,150,0' })).toBe(0);
    expect(await countIn({ bbox: '-180,-90,180,90' })).toBe(7);
  });

  it('searches name and description, whatever their case and accents, among what one may see', async () => {
    const marked = (pilot: TestPilot, name: string, visibility: SpotInput['visibility']) =>
      makeSpot(server, pilot, {
        name,
        visibility,
        location: { lat: 39.47, lng: -0.37 },
      });
    await marked(ana, 'Cantera del Ángel', 'public');
    await marked(ana, 'Cantera secreta', 'private');
    await marked(berto, 'Playa', 'public');
    const names = async (query: object, token?: string) =>
      (await ask({ limit: 500, ...query }, token)).items.map(({ name }) => name).sort();
    expect(await names({ q: 'ANGEL cantera' })).toEqual(['Cantera del Ángel']);
    expect(await names({ q: 'cántera' }, ana.token)).toEqual(['Cantera del Ángel', 'Cantera secreta']);
    expect(await names({ q: 'cantera', filter: 'mine' }, berto.token)).toEqual([]);
    expect(await names({ q: 'cantera', filter: 'following' }, berto.token)).toEqual(['Cantera del Ángel']);
    expect(await countIn({ q: 'cantera' }, ana.token)).toBe(2);
    expect(await names({ q: '%%%' })).toEqual([]);
  });

  it('reads what a search found once, however many cells hold one of it', async () => {
    const place = (count: number, lat: string, lng: string) => sql`
      insert into spots (id, owner_id, name, lat, lng, shown_lat, shown_lng, visibility, audience, link_audience)
      select gen_random_uuid(), ${ana.id}, 'Cantera', lat, lng, lat, lng, 'public', 'public', 'public'
      from (select ${sql.raw(lat)} as lat, ${sql.raw(lng)} as lng from generate_series(0, ${count - 1}) as n) as place`;
    await place(70, '-80 + n / 10 * 23.0', '-176.0 + n % 10 * 36').execute(server.db);
    await quick((db) => place(10_000, '40.4 + n * 1e-6', '-3.7').execute(db));
    const begun = Date.now();
    const { items, clusters } = await ask({ q: 'cantera', bbox: '-180,-90,180,90', limit: 500 });
    const took = Date.now() - begun;
    await quick((db) => db.deleteFrom('spots').where('lng', '=', -3.7).execute());
    expect(items.length + clusters.reduce((sum, { count }) => sum + count, 0)).toBe(10_070);
    expect(items.length).toBeGreaterThan(60);
    expect(took).toBeLessThan(1_500);
  });

  it('does not count what a common word finds, and says that there is more', async () => {
    await quick((db) =>
      sql`insert into spots (id, owner_id, name, lat, lng, shown_lat, shown_lng, visibility, audience, link_audience)
        select gen_random_uuid(), ${ana.id}, 'Cantera', 40, -3, 40, -3, 'public', 'public', 'public'
        from generate_series(0, 20000)`.execute(db),
    );
    const { clusters, truncated } = await ask({ q: 'cantera' });
    await quick((db) => db.deleteFrom('spots').execute());
    expect([clusters, truncated]).toEqual([[], true]);
  });
});
