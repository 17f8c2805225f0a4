import { calls } from '@estela/contracts';
import { makeDrone, makeFlight } from '../../../../test/support/test-items.ts';
import { makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { newId } from '../../../database/ids.ts';

describe('drones', () => {
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

  async function makeComponent(pilot: TestPilot) {
    const id = newId();
    await server.db
      .insertInto('components')
      .values({ id, owner_id: pilot.id, name: 'Motor', type: 'motor', brand: 'T-Motor', weight_g: 31.5 })
      .execute();
    return id;
  }

  it('returns the whole drone after it was added, with the defaults that the contract names', async () => {
    const drone = await makeDrone(server, ana);
    expect(drone).toMatchObject({
      owner: { _id: ana.id, username: 'ana' },
      name: 'Apex',
      serialNumber: 'SN-1234',
      weight: 640,
      frameSize: 225,
      frame: '',
      description: '',
      notes: '',
      image: null,
      visibility: 'followers',
      components: [],
      parts: [],
      flown: { flights: 0, seconds: 0, last: null },
      originType: null,
      likes: 0,
      likedByMe: false,
    });
  });

  it('keeps every field that a change does not name, in the order that parts were given', async () => {
    const parts = [await makeComponent(ana), await makeComponent(ana), await makeComponent(ana)].reverse();
    const drone = await makeDrone(server, ana, {
      frame: 'Apex Evo',
      description: 'De diario',
      notes: 'Brazo tocado',
      visibility: 'public',
      components: [...parts, parts[0]!],
      originType: 'diy',
      weight: 412.5,
    });
    expect(drone.components).toEqual(parts);
    for (const patch of [{}, { name: 'La Gata' }, { originType: null }, { components: [] }]) {
      const options = { params: { id: drone._id }, token: ana.token, body: patch };
      const { status, body } = await server.call(calls.updateDrone, options);
      expect(status).toBe(200);
      Object.assign(drone, patch, 'components' in patch && { parts: [] }, { updatedAt: body.updatedAt });
      expect(body).toEqual(drone);
    }
  });

  it('shows others what it is and is made of, and nothing that is its owner’s alone', async () => {
    const components = [await makeComponent(ana)];
    const drone = await makeDrone(server, ana, {
      visibility: 'public',
      description: 'Para el bando',
      notes: 'Caja fuerte',
      frame: 'Apex Evo',
      originType: 'diy',
      components,
    });
    await makeFlight(server, ana, { title: 'Secreto', drone: drone._id, visibility: 'private' });
    const part = { name: 'Motor', type: 'motor', brand: 'T-Motor', weight: 31.5, quantity: 1 };
    expect(drone.parts).toEqual([{ _id: components[0], ...part }]);
    const { _id, owner, name, type, brand, model, weight, frameSize, description } = drone;
    const { image, visibility, createdAt, updatedAt, likes, likedByMe } = drone;
    for (const token of [undefined, berto.token]) {
      const { body } = await server.call(calls.getDrone, {
        params: { id: drone._id },
        ...(token && { token }),
      });
      expect(body).toEqual({
        ...{ _id, owner, name, type, brand, model, weight, frameSize, description },
        ...{ image, visibility, createdAt, updatedAt, likes, likedByMe },
        ...{ serialNumber: null, notes: null, originType: null, flown: null },
        ...{ frame: '', components: [], parts: [{ ...part, _id: null, quantity: null }] },
      });
    }
  });

  it('counts what its owner flew with it, and names the last flight', async () => {
    const drone = await makeDrone(server, ana);
    await makeFlight(server, ana, {
      drone: drone._id,
      recordedAt: '2026-01-01T10:00:00Z',
      durationSeconds: 300,
    });
    const last = { title: 'Faro', recordedAt: '2026-02-01T10:00:00.000Z' };
    const { _id } = await makeFlight(server, ana, { drone: drone._id, ...last });
    const { body } = await server.call(calls.getDrone, { params: { id: drone._id }, token: ana.token });
    expect(body.flown).toEqual({ flights: 2, seconds: 300, last: { _id, ...last } });
  });

  it('is listed by style and words, in the order that is asked for', async () => {
    const clara = await makePilot(server.db, 'clara');
    const wasp = await makeDrone(server, clara, { name: 'Ávispa', type: 'whoop', brand: 'Happymodel' });
    const condor = await makeDrone(server, clara, { name: 'Cóndor', type: 'longRange' });
    await makeDrone(server, clara, { name: 'Buitre', type: 'longRange' });
    const flights = { drone: wasp._id, recordedAt: '2026-03-01T10:00:00Z', durationSeconds: 60 };
    await makeFlight(server, clara, flights);
    await makeFlight(server, clara, {
      drone: condor._id,
      recordedAt: '2026-01-01T10:00:00Z',
      durationSeconds: 900,
    });
    const names = async (query: Record<string, string>) => {
      const { body } = await server.call(calls.listDrones, { token: clara.token, query });
      expect(body.total).toBe(body.items.length);
      return body.items.map(({ name }) => name);
    };
    expect(await names({})).toEqual(['Buitre', 'Cóndor', 'Ávispa']);
    expect(await names({ type: 'longRange' })).toEqual(['Buitre', 'Cóndor']);
    expect(await names({ q: 'avispa HAPPY' })).toEqual(['Ávispa']);
    expect(await names({ sort: 'name' })).toEqual(['Ávispa', 'Buitre', 'Cóndor']);
    expect(await names({ sort: 'lastFlown' })).toEqual(['Ávispa', 'Cóndor', 'Buitre']);
    expect(await names({ sort: 'mostFlown' })).toEqual(['Cóndor', 'Ávispa', 'Buitre']);
  });

  it('rejects parts of others', async () => {
    const components = [await makeComponent(berto)];
    const drone = await makeDrone(server, ana);
    const options = { params: { id: drone._id }, token: ana.token, body: { components } };
    const { status, error } = await server.call(calls.updateDrone, options);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['components']]);
  });

  it('returns 403 for a write where the viewer sees the drone, 404 where not', async () => {
    const drone = await makeDrone(server, ana);
    const stranger = await makePilot(server.db);
    const params = { id: drone._id };
    for (const [token, expected] of [
      [berto.token, 403],
      [stranger.token, 404],
    ] as const) {
      expect((await server.call(calls.updateDrone, { params, token, body: { name: 'Mío' } })).status).toBe(
        expected,
      );
      expect((await server.call(calls.deleteDrone, { params, token })).status).toBe(expected);
    }
    expect((await server.call(calls.deleteDrone, { params })).status).toBe(401);
    expect((await server.call(calls.deleteDrone, { params, token: ana.token })).status).toBe(204);
    expect((await server.call(calls.deleteDrone, { params, token: ana.token })).status).toBe(404);
  });

  it('names every field that is missing or out of bounds', async () => {
    const body = { name: ' ', type: 'balloon', weight: -1, frameSize: 'big' };
    const { status, error } = await server.call(calls.createDrone, { token: ana.token, body });
    expect(status).toBe(400);
    expect(error.fields).toEqual({
      name: 'Este campo es obligatorio',
      type: 'El valor no es válido',
      brand: 'Este campo es obligatorio',
      model: 'Este campo es obligatorio',
      serialNumber: 'Este campo es obligatorio',
      weight: 'Debe ser 0 o más',
      frameSize: 'Debe ser un número',
    });
  });
});
