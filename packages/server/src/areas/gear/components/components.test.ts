import { type ComponentInput, calls } from '@estela/contracts';
import { makeDrone, makeFlight } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('components', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
  });
  afterAll(() => server.close());
  afterEach(() => server.db.deleteFrom('components').execute());

  async function add(input: Partial<ComponentInput> = {}, pilot = ana) {
    const body = { name: 'Motor 2207', type: 'motor' as const, ...input };
    const answer = await server.call(calls.createComponent, { token: pilot.token, body });
    expect(answer.status).toBe(201);
    return answer.body;
  }

  it('returns the whole component, and keeps what a change does not name', async () => {
    const component = await add();
    expect(component).toMatchObject({
      name: 'Motor 2207',
      type: 'motor',
      brand: '',
      weight: null,
      sourceUrl: '',
      description: '',
      favorite: false,
      image: null,
    });
    const options = { params: { id: component._id }, token: ana.token };
    const full = { brand: 'T-Motor', weight: 31.8, sourceUrl: 'https://tienda.example/m', description: 'CW' };
    for (const patch of [full, {}, { weight: null }, { sourceUrl: '' }, { favorite: true }]) {
      const { status, body } = await server.call(calls.updateComponent, { ...options, body: patch });
      expect(status).toBe(200);
      Object.assign(component, patch, { updatedAt: body.updatedAt });
      expect(body).toEqual(component);
    }
  });

  it('exists for its owner alone', async () => {
    const { _id: id } = await add();
    const options = { params: { id }, token: berto.token };
    expect((await server.call(calls.getComponent, options)).status).toBe(404);
    expect((await server.call(calls.updateComponent, { ...options, body: { name: 'x' } })).status).toBe(404);
    expect((await server.call(calls.favoriteComponent, options)).status).toBe(404);
    const { status, error } = await server.call(calls.deleteComponent, options);
    expect([status, error.error]).toEqual([404, 'Componente no encontrado']);
    expect((await server.call(calls.listComponents, { token: berto.token })).body.total).toBe(0);
    expect((await server.call(calls.getComponent, { ...options, token: ana.token })).body.name).toBe(
      'Motor 2207',
    );
  });

  it('is listed by type, favourite and words, in the order that is asked for', async () => {
    const { _id: id } = await add({ name: 'Cámara', type: 'camera', brand: 'Caddx' });
    await add({ name: 'Hélice', type: 'props' });
    await server.call(calls.favoriteComponent, { params: { id }, token: ana.token });
    const names = async (query: Record<string, string>) => {
      const { body } = await server.call(calls.listComponents, { token: ana.token, query });
      expect(body.total).toBe(body.items.length);
      return body.items.map(({ name }) => name);
    };
    expect(await names({})).toEqual(['Hélice', 'Cámara']);
    const { body } = await server.call(calls.countComponents, { token: ana.token });
    const byType = [
      { type: 'camera', count: 1 },
      { type: 'props', count: 1 },
    ];
    expect(body).toEqual({ total: 2, favorites: 1, byType });
    const drone = await makeDrone(server, ana, { components: [id] });
    const recordedAt = new Date(Date.now() + 60_000).toISOString();
    await makeFlight(server, ana, { drone: drone._id, recordedAt, durationSeconds: 90 });
    expect(await names({ sort: 'name' })).toEqual(['Cámara', 'Hélice']);
    expect(await names({ sort: 'mostFlown' })).toEqual(['Cámara', 'Hélice']);
    expect(await names({ installed: 'true' })).toEqual(['Cámara']);
    expect(await names({ installed: 'false' })).toEqual(['Hélice']);
    expect(await names({ type: 'camera' })).toEqual(['Cámara']);
    expect(await names({ favorite: 'true' })).toEqual(['Cámara']);
    expect(await names({ favorite: 'false' })).toEqual(['Hélice']);
    expect(await names({ q: 'camara CADDX' })).toEqual(['Cámara']);
    expect(
      (await server.call(calls.listComponents, { token: ana.token, query: { type: 'wing' } })).status,
    ).toBe(400);
  });

  it('leaves the drones that it was part of when it is deleted', async () => {
    const { _id: id } = await add();
    const drone = await makeDrone(server, ana, { components: [id] });
    expect(drone.components).toEqual([id]);
    expect((await server.call(calls.deleteComponent, { params: { id }, token: ana.token })).status).toBe(204);
    const { body } = await server.call(calls.getDrone, { params: { id: drone._id }, token: ana.token });
    expect(body.components).toEqual([]);
  });

  it('rejects malformed links', async () => {
    for (const sourceUrl of ['javascript:alert(1)', 'tienda', 'ftp://tienda.example']) {
      const body = { name: 'x', type: 'motor', sourceUrl };
      const { status, error } = await server.call(calls.createComponent, { token: ana.token, body });
      expect([status, error.fields]).toEqual([400, { sourceUrl: 'La dirección web no es válida' }]);
    }
  });
});
