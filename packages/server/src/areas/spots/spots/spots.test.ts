import { calls, limits } from '@estela/contracts';
import { sql } from 'kysely';
import { makeSpot } from '../../../../test/support/test-items.ts';
import { makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('spots', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
    await makeFollow(server.db, berto, ana);
  });
  afterAll(() => server.close());
  afterEach(() => server.db.deleteFrom('spots').execute());

  const at = (lat: number, lng: number) => ({ location: { lat, lng }, visibility: 'public' as const });

  async function namesIn(bbox: string, token?: string, limit?: number) {
    const query = { bbox, ...(limit && { limit }) };
    const { status, body } = await server.call(calls.getSpotMap, { query, ...(token && { token }) });
    expect(status).toBe(200);
    return body.items.map(({ name }) => name);
  }

  it('knows the country of a point, and none at sea', async () => {
    const places = [
      [36.137, -5.846, 'ES'],
      [27.926, -15.67, 'ES'],
      [42.5063, 1.5218, 'AD'],
      [38.72, -9.14, 'PT'],
      [30, -40, null],
    ] as const;
    for (const [lat, lng, country] of places) {
      const spot = await makeSpot(server, ana, at(lat, lng));
      expect(spot.location).toEqual({ lat, lng, address: null, country, precision: 'exact' });
    }
  });

  it('keeps every field that a change does not name, and moves the country with the point', async () => {
    const spot = await makeSpot(server, ana, {
      description: 'Junto al río',
      visibility: 'private',
      location: { lat: 40.4, lng: -3.7, address: 'Madrid', precision: 'area' },
    });
    const options = { params: { id: spot._id }, token: ana.token };
    const renamed = await server.call(calls.updateSpot, { ...options, body: { name: 'Otro' } });
    expect(renamed.body).toEqual({ ...spot, name: 'Otro', updatedAt: renamed.body.updatedAt });
    const moved = await server.call(calls.updateSpot, {
      ...options,
      body: { location: { lat: 38.72, lng: -9.14 } },
    });
    expect(moved.body.location).toEqual({
      lat: 38.72,
      lng: -9.14,
      address: 'Madrid',
      country: 'PT',
      precision: 'area',
    });
    expect(moved.body).toMatchObject({ description: 'Junto al río', visibility: 'private' });
  });

  it('shows others one and the same cell of a spot whose pilot keeps the exact place', async () => {
    const spot = await makeSpot(server, ana, {
      visibility: 'public',
      location: { lat: 40.41234, lng: -3.70567, address: 'Calle Mayor 1', precision: 'area' },
    });
    const params = { id: spot._id };
    const own = await server.call(calls.getSpot, { params, token: ana.token });
    expect(own.body.location).toMatchObject({ lat: 40.41234, lng: -3.70567, address: 'Calle Mayor 1' });
    const shown = new Set<string>();
    for (const token of [undefined, berto.token]) {
      const detail = await server.call(calls.getSpot, { params, ...(token && { token }) });
      const map = await server.call(calls.getSpotMap, {
        query: { bbox: '-4,40,-3,41' },
        ...(token && { token }),
      });
      const near = await server.call(calls.getSpotsNear, {
        query: { lat: 40.4, lng: -3.7 },
        ...(token && { token }),
      });
      for (const found of [detail.body, map.body.items[0], near.body.items[0]]) {
        shown.add(JSON.stringify(found?.location));
      }
    }
    expect(shown.size).toBe(1);
    const [place = ''] = shown;
    expect(place).not.toMatch(/40\.41234|3\.70567|Mayor/);
    expect(JSON.parse(place)).toMatchObject({ country: 'ES', precision: 'area', address: null });
  });

  it('does not tell by the country on which side of a border a kept place is', async () => {
    const spain = { lat: 40.2, lng: -7.013 };
    const exact = await makeSpot(server, ana, { location: spain });
    expect(exact.location.country).toBe('ES');
    const kept = await makeSpot(server, ana, {
      visibility: 'public',
      location: { ...spain, precision: 'area' },
    });
    const { body } = await server.call(calls.getSpot, { params: { id: kept._id } });
    expect(body.location).toMatchObject({ lat: 40.203, lng: -7.023241, country: 'PT' });
  });

  it('finds others’ hidden places by their cell, not by the point: a shrinking box reveals nothing', async () => {
    const spot = await makeSpot(server, ana, {
      visibility: 'public',
      location: { lat: 40.41234, lng: -3.70567, precision: 'area' },
    });
    const exact = '-3.7057,40.4123,-3.7056,40.4124';
    expect(await namesIn(exact)).toEqual([]);
    expect(await namesIn(exact, berto.token)).toEqual([]);
    expect(await namesIn(exact, ana.token)).toEqual([spot.name]);
  });

  it('finds what lies in a box, also across the 180th meridian and at its edges', async () => {
    await makeSpot(server, ana, { name: 'Fiyi', ...at(-17, 178) });
    await makeSpot(server, ana, { name: 'Samoa', ...at(-14, -172) });
    await makeSpot(server, ana, { name: 'Madrid', ...at(40, -3) });
    await makeSpot(server, ana, { name: 'Borde', ...at(10, 180) });
    expect((await namesIn('170,-30,-160,0')).sort()).toEqual(['Fiyi', 'Samoa']);
    expect(await namesIn('-160,-30,170,0')).toEqual([]);
    expect(await namesIn('179,5,180,15')).toEqual(['Borde']);
    expect((await namesIn('-180,-90,180,90')).sort()).toEqual(['Borde', 'Fiyi', 'Madrid', 'Samoa']);
    expect(await namesIn('-3,40,-3,40')).toEqual(['Madrid']);
  });

  it('says when a box holds more than it returns', async () => {
    for (const name of ['a', 'b', 'c']) await makeSpot(server, ana, { name, ...at(40, -3) });
    const cut = await server.call(calls.getSpotMap, { query: { bbox: '-3.5,39.5,-2.5,40.5', limit: 2 } });
    expect([cut.body.items.length, cut.body.truncated]).toEqual([2, true]);
    const whole = await server.call(calls.getSpotMap, { query: { bbox: '-3.5,39.5,-2.5,40.5', limit: 3 } });
    expect([whole.body.items.length, whole.body.truncated]).toEqual([3, false]);
  });

  it('of more spots than it returns in a small box gives those nearest to its middle, own ones among them', async () => {
    for (const [name, lat] of [
      ['borde', 39.6],
      ['medio', 40.02],
      ['cerca', 40.1],
    ] as const)
      await makeSpot(server, ana, { name, ...at(lat, -3) });
    await makeSpot(server, berto, { name: 'propio', location: { lat: 40, lng: -3 }, visibility: 'private' });
    const box = '-3.5,39.5,-2.5,40.5';
    expect((await namesIn(box, undefined, 2)).sort()).toEqual(['cerca', 'medio']);
    expect((await namesIn(box, berto.token, 2)).sort()).toEqual(['medio', 'propio']);
  });

  it('finds what is near, nearest first, over the meridian and at the pole', async () => {
    await makeSpot(server, ana, { name: 'lejos', ...at(40.05, -3) });
    await makeSpot(server, ana, { name: 'cerca', ...at(40.01, -3) });
    await makeSpot(server, ana, { name: 'este', ...at(0, 179.999) });
    await makeSpot(server, ana, { name: 'oeste', ...at(0, -179.998) });
    await makeSpot(server, ana, { name: 'polo', ...at(89.99, 170) });
    const near = async (lat: number, lng: number, radius: number) => {
      const { body } = await server.call(calls.getSpotsNear, { query: { lat, lng, radius } });
      return body.items.map(({ name }) => name);
    };
    expect(await near(40, -3, 2_000)).toEqual(['cerca']);
    expect(await near(40, -3, 6_000)).toEqual(['cerca', 'lejos']);
    expect(await near(0, 180, 1_000)).toEqual(['este', 'oeste']);
    expect(await near(90, 0, 5_000)).toEqual(['polo']);
    // Nearer in degrees is not nearer in metres: at 60 degrees one to the east is half of one to the north.
    for (const [name, lat, lng] of [
      ['norte', 60.03, 10],
      ['sur', 59.968, 10],
      ['oriente', 60, 10.05],
      ['poniente', 60, 9.945],
    ] as const)
      await makeSpot(server, ana, { name, ...at(lat, lng) });
    const nearest = async (lng: number, limit: number, token?: string) => {
      const query = { lat: 60, lng, radius: 50_000, limit };
      const { body } = await server.call(calls.getSpotsNear, { query, ...(token && { token }) });
      return body.items.map(({ name }) => name);
    };
    expect(await nearest(10, 1)).toEqual(['oriente']);
    expect(await nearest(10, 2)).toEqual(['oriente', 'poniente']);
    expect(await nearest(10, 3, ana.token)).toEqual(['oriente', 'poniente', 'norte']);
    expect(await nearest(10, 5)).toEqual(['oriente', 'poniente', 'norte', 'sur']);
  });

  it('rejects malformed boxes and points', async () => {
    for (const bbox of [
      '',
      '1,2,3',
      'a,b,c,d',
      '0,10,5,5',
      '-181,0,0,0',
      '0,0,0,91',
      '1,,2,3',
      'NaN,0,1,1',
    ]) {
      const { status, error } = await server.call(calls.getSpotMap, { query: { bbox } });
      expect([bbox, status, error.code]).toEqual([bbox, 400, 'VALIDATION']);
    }
    expect((await server.call(calls.getSpotsNear, { query: { lat: 91, lng: 0 } })).status).toBe(400);
    expect((await server.call(calls.getSpotsNear, { query: { lat: 0, lng: 0, radius: 0 } })).status).toBe(
      400,
    );
  });

  it('returns 403 for a write where the viewer sees the spot, 404 where not', async () => {
    const seen = await makeSpot(server, ana, { visibility: 'followers' });
    const hidden = await makeSpot(server, ana, { visibility: 'private' });
    for (const [id, expected] of [
      [seen._id, 403],
      [hidden._id, 404],
    ] as const) {
      const options = { params: { id }, token: berto.token };
      expect((await server.call(calls.updateSpot, { ...options, body: { name: 'Mío' } })).status).toBe(
        expected,
      );
      expect((await server.call(calls.deleteSpot, options)).status).toBe(expected);
    }
    const own = { params: { id: hidden._id }, token: ana.token };
    expect((await server.call(calls.deleteSpot, own)).status).toBe(204);
    expect((await server.call(calls.getSpot, own)).status).toBe(404);
  });

  it('lists own spots alone, newest first', async () => {
    await makeSpot(server, berto, { name: 'de Berto', visibility: 'public' });
    await makeSpot(server, ana, { name: 'uno', visibility: 'private' });
    await makeSpot(server, ana, { name: 'dos' });
    const { body } = await server.call(calls.listSpots, { token: ana.token });
    expect(body).toMatchObject({ page: 1, limit: 20, total: 2, items: [{ name: 'dos' }, { name: 'uno' }] });
  });

  it('takes so many of one pilot and no more', async () => {
    const { max } = limits.spotsPerPilot;
    await server.db.transaction().execute(async (trx) => {
      // Triggers off: what they keep of these is of no matter here.
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`insert into spots (id, owner_id, name, lat, lng, shown_lat, shown_lng, visibility, audience, link_audience)
        select gen_random_uuid(), ${ana.id}, 'Cala', 0, 0, 0, 0, 'private', 'owner', 'owner'
        from generate_series(1, ${max}::int)`.execute(trx);
    });
    const options = {
      token: ana.token,
      body: { name: 'Otra', location: { lat: 1, lng: 1 } },
    };
    const { status, error } = await server.call(calls.createSpot, options);
    expect([status, error.code, error.message]).toEqual([
      409,
      'CONFLICT',
      'Has llegado al límite de 2000 spots. Elimina alguno para añadir más',
    ]);
  });
});
