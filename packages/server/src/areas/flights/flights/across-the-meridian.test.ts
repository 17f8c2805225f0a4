import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

const metresOfDegree = 111_195;

/** Eastwards along the equator by `metres` each second; on the 180th meridian after `before` seconds. */
function eastwards(metres: number, { before, seconds }: { before: number; seconds: number }) {
  return Array.from({ length: seconds + 1 }, (_, t) => {
    const lng = 180 + ((t - before) * metres) / metresOfDegree;
    return { lat: 0, lng: lng > 180 ? lng - 360 : lng, t };
  });
}

describe('a flight across the 180th meridian', () => {
  let server: TestServer;
  let ana: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db);
  });
  afterAll(() => server.close());

  const spotAt = async (lng: number) =>
    (await makeSpot(server, ana, { location: { lat: 0, lng, precision: 'exact' }, visibility: 'public' }))
      ._id;
  const boxOf = (id: string) =>
    server.db
      .selectFrom('flight_tracks')
      .select(['west', 'east', 'speed'])
      .where('flight_id', '=', id)
      .executeTakeFirstOrThrow();

  it.each([
    [0, -179.99, 179.99, 2_223.9],
    [0, 179.99, -179.99, 2_223.9],
    [60, -179.99, 179.99, 1_111.95],
    [0, 180, -180, 0],
    [0, 179.9, 179.91, 1_111.95],
    [0, 0, 180, 20_015_100],
    [0, -90, 90, 20_015_100],
  ])('is measured at %d° from %d to %d degrees by the shorter way', async (lat, from, to, metres) => {
    const { rows } = await sql<{ metres: number }>`
      select metres_between(${lat}, ${from}, ${lat}, ${to}) as metres`.execute(server.db);
    expect(rows[0]?.metres).toBeCloseTo(metres, 3);
  });

  it('shows its track to others where it began and ended within a kilometre of its spot, beyond the meridian too', async () => {
    const track = eastwards(10, { before: 20, seconds: 60 });
    const seen = async (spot: string) => {
      const { _id: id } = await makeFlight(server, ana, { spot, track, visibility: 'public' });
      return (await server.call(calls.getFlight, { params: { id } })).body.track !== null;
    };
    expect(await seen(await spotAt(-179.999))).toBe(true);
    expect(await seen(await spotAt(179.999))).toBe(true);
    expect(await seen(await spotAt(-179.98))).toBe(false);
  });

  it('has a top speed of what was flown while it crossed', async () => {
    const slow = eastwards(5, { before: 30, seconds: 20 });
    const fast = eastwards(25, { before: 2, seconds: 5 }).map((point) => ({ ...point, t: point.t + 30 }));
    const berto = await makePilot(server.db);
    await makeFlight(server, berto, { spot: await spotAt(179.999), track: [...slow, ...fast] });
    const { body } = await server.call(calls.getPilotBests, {
      params: { id: berto.id },
      token: berto.token,
      query: { tz: 'Pacific/Fiji' },
    });
    expect(body.fastest?.value).toBeCloseTo(25, 3);
  });

  it('gets its speed, and a box that does not go around the globe, from the migration where it was stored before', async () => {
    const track = eastwards(20, { before: 10, seconds: 20 });
    const [crossing, elsewhere] = [
      await makeFlight(server, ana, { track }),
      await makeFlight(server, ana, { track: track.map((point) => ({ ...point, lng: point.lng / 2 })) }),
    ];
    const asItWas = await boxOf(elsewhere._id);
    await sql`
      create or replace function metres_between(lat1 float8, lng1 float8, lat2 float8, lng2 float8) returns float8
        language sql immutable strict parallel safe
        return 111195 * sqrt((lat1 - lat2) ^ 2 + ((lng1 - lng2) * cos(radians(lat1))) ^ 2)`.execute(
      server.db,
    );
    await sql`
      update flight_tracks set points = jsonb_build_array(points -> 9, points -> 12), west = -179.99, east = 179.99
      where flight_id = ${crossing._id}`.execute(server.db);
    expect((await boxOf(crossing._id)).speed).toBeNull();
    const file = '../../../../migrations/084-metres-across-the-180th-meridian.sql';
    await sql.raw(await readFile(join(__dirname, file), 'utf8')).execute(server.db);
    const now = await boxOf(crossing._id);
    expect(now.west).toBeCloseTo(180 - 20 / metresOfDegree, 9);
    expect(now.east).toBeCloseTo(180 + 40 / metresOfDegree, 9);
    expect(now.speed).toBeCloseTo(20, 3);
    expect(await boxOf(elsewhere._id)).toEqual(asItWas);
  });
});
