import { calls } from '@estela/contracts';
import { makeDrone } from '../../../test/support/test-items.ts';
import { makeFollow, makePilot, type TestPilot } from '../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../database/ids.ts';

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
      .values({ id, owner_id: pilot.id, name: 'Motor', type: 'motor' })
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
      Object.assign(drone, patch, { updatedAt: body.updatedAt });
      expect(body).toEqual(drone);
    }
  });

  it('hides serial number, notes and parts from everyone else', async () => {
    const components = [await makeComponent(ana)];
    const drone = await makeDrone(server, ana, { visibility: 'public', notes: 'Caja fuerte', components });
    const params = { id: drone._id };
    for (const token of [undefined, berto.token]) {
      const { body } = await server.call(calls.getDrone, { params, ...(token && { token }) });
      expect(body).toMatchObject({ name: 'Apex', serialNumber: null, notes: null, components: [] });
      expect(JSON.stringify(body)).not.toMatch(/SN-1234|Caja fuerte/);
    }
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
