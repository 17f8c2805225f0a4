import { calls } from '@estela/contracts';
import { makeDrone, makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('flights', () => {
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

  it('returns the whole flight after it was logged, with the defaults that the contract names', async () => {
    const before = Date.now();
    const flight = await makeFlight(server, ana, { title: '  Por la sierra ' });
    expect(flight).toMatchObject({
      owner: { _id: ana.id, username: 'ana', name: 'Ana', profilePicture: null, verified: false },
      title: 'Por la sierra',
      poster: null,
      posterAlt: '',
      tags: [],
      disciplines: [],
      visibility: 'followers',
      spot: null,
      drone: null,
      equipmentItems: [],
      featured: false,
      favorite: false,
      durationSeconds: null,
      weather: null,
      likes: 0,
      likedByMe: false,
    });
    expect(Math.abs(Date.parse(flight.recordedAt) - before)).toBeLessThan(60_000);
    const read = await server.call(calls.getFlight, { params: { id: flight._id }, token: ana.token });
    expect(read.body).toEqual(flight);
  });

  it('keeps every field that a change does not name', async () => {
    const drone = await makeDrone(server, ana);
    const spot = await makeSpot(server, ana);
    const flight = await makeFlight(server, ana, {
      tags: ['bando', 'atardecer'],
      disciplines: ['freestyle', 'acro'],
      recordedAt: '2026-05-01T18:30:00Z',
      visibility: 'unlisted',
      spot: spot._id,
      drone: drone._id,
      featured: true,
      durationSeconds: 312,
      weather: { temperatureC: 21.5, windMps: 3, condition: 'clear' },
    });
    expect(flight).toMatchObject({
      recordedAt: '2026-05-01T18:30:00.000Z',
      spot: { _id: spot._id, name: 'La cantera', country: 'ES' },
      drone: { _id: drone._id, name: 'Apex', type: 'freestyle' },
      weather: { temperatureC: 21.5, windMps: 3, condition: 'clear' },
    });
    const params = { id: flight._id };
    for (const patch of [{}, { title: 'Otro título' }, { weather: null }, { durationSeconds: 400 }]) {
      const { status, body } = await server.call(calls.updateFlight, {
        params,
        token: ana.token,
        body: patch,
      });
      expect(status).toBe(200);
      Object.assign(flight, patch, { updatedAt: body.updatedAt });
      expect(body).toEqual(flight);
    }
  });

  it('rejects references to what is not the pilot’s own, and names them', async () => {
    const drone = await makeDrone(server, berto, { visibility: 'public' });
    const spot = await makeSpot(server, berto, { visibility: 'private' });
    const body = {
      title: 'Prestado',
      description: 'Con lo de otro',
      videoUrl: 'https://vimeo.com/123',
      drone: drone._id,
      spot: spot._id,
      equipmentItems: ['018f2b1c-0000-7000-8000-000000000000'],
    };
    const { status, error } = await server.call(calls.createFlight, { token: ana.token, body });
    expect(status).toBe(400);
    expect(error.code).toBe('VALIDATION');
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(['drone', 'equipmentItems', 'spot']);
  });

  it('happens at any spot that its pilot sees, and names it for as long as they do', async () => {
    const spot = await makeSpot(server, berto, { visibility: 'public' });
    const flight = await makeFlight(server, ana, { spot: spot._id });
    expect(flight.spot).toMatchObject({ _id: spot._id });
    const hide = {
      params: { id: spot._id },
      token: berto.token,
      body: { visibility: 'private' as const },
    };
    await server.call(calls.updateSpot, hide);
    const seen = await server.call(calls.getFlight, {
      params: { id: flight._id },
      token: ana.token,
    });
    expect(seen.body.spot).toBeNull();
  });

  it('takes back what it answered, with its spot and drone as they are shown', async () => {
    const [spot, drone] = [await makeSpot(server, ana), await makeDrone(server, ana)];
    const flight = await makeFlight(server, ana, {
      spot: spot._id,
      drone: drone._id,
    });
    const whole = {
      params: { id: flight._id },
      token: ana.token,
      body: flight,
    };
    const { status, body } = await server.call(calls.updateFlight, whole);
    expect([status, body]).toEqual([200, { ...flight, updatedAt: body.updatedAt }]);
  });

  it('returns 403 for a write where the viewer sees the flight, 404 where not', async () => {
    const seen = await makeFlight(server, ana, { visibility: 'followers' });
    const hidden = await makeFlight(server, ana, { visibility: 'private' });
    const statuses = async (id: string) => {
      const options = { params: { id }, token: berto.token };
      return [
        (await server.call(calls.updateFlight, { ...options, body: { title: 'Mío' } })).status,
        (await server.call(calls.deleteFlight, options)).status,
        (await server.call(calls.favoriteFlight, options)).status,
      ];
    };
    expect(await statuses(seen._id)).toEqual([403, 403, 403]);
    expect(await statuses(hidden._id)).toEqual([404, 404, 404]);
    const { body } = await server.call(calls.getFlight, { params: { id: seen._id }, token: ana.token });
    expect(body).toEqual(seen);
  });

  it('marks favourites for the owner alone', async () => {
    const flight = await makeFlight(server, ana, { visibility: 'public' });
    const options = { params: { id: flight._id }, token: ana.token };
    for (const call of [calls.favoriteFlight, calls.favoriteFlight]) {
      expect((await server.call(call, options)).body).toEqual({ favorite: true });
    }
    expect((await server.call(calls.getFlight, options)).body.favorite).toBe(true);
    const other = await server.call(calls.getFlight, { ...options, token: berto.token });
    expect(other.body.favorite).toBe(false);
    expect((await server.call(calls.unfavoriteFlight, options)).body).toEqual({ favorite: false });
  });

  it('deletes a flight with its likes', async () => {
    const flight = await makeFlight(server, ana);
    const params = { id: flight._id };
    await server.call(calls.likeFlight, { params, token: berto.token });
    expect((await server.call(calls.deleteFlight, { params, token: ana.token })).status).toBe(204);
    expect((await server.call(calls.getFlight, { params, token: ana.token })).status).toBe(404);
    const likes = await server.db.selectFrom('likes').selectAll().where('item_id', '=', flight._id).execute();
    expect(likes).toEqual([]);
  });

  it('keeps a flight whose drone or spot was deleted', async () => {
    const drone = await makeDrone(server, ana);
    const flight = await makeFlight(server, ana, { drone: drone._id });
    await server.call(calls.deleteDrone, { params: { id: drone._id }, token: ana.token });
    const { body } = await server.call(calls.getFlight, { params: { id: flight._id }, token: ana.token });
    expect(body.drone).toBeNull();
  });
});
