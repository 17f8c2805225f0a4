import { type ComponentInput, calls, type Installation } from '@estela/contracts';
import { makeDrone, makeFlight } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

const may = (day: number, hour = 0) => new Date(Date.UTC(2025, 4, day, hour)).toISOString();

describe('where a part sits', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
  });
  afterAll(() => server.close());

  async function makePart(input: Partial<ComponentInput> = {}, { token } = ana) {
    const body = { name: 'Cámara', type: 'camera' as const, ...input };
    return (await server.call(calls.createComponent, { token, body })).body._id;
  }

  const droneId = async (components?: string[]) =>
    (await makeDrone(server, ana, components && { components }))._id;

  const read = async (id: string) =>
    (await server.call(calls.getComponent, { params: { id }, token: ana.token })).body;

  const history = async (id: string) =>
    (await server.call(calls.listInstallations, { params: { id }, token: ana.token })).body.items;

  const ask = (id: string, body: object, { token } = ana) =>
    server.call(calls.createInstallation, { params: { id }, token, body: body as never });

  async function install(id: string, body: object): Promise<Installation> {
    const { status, body: made } = await ask(id, body);
    expect(status).toBe(201);
    return made;
  }

  const change = (id: string, installationId: string, body: object, { token } = ana) =>
    server.call(calls.updateInstallation, { params: { id, installationId }, token, body });

  const fly = (drone: string, recordedAt: string, minutes: number) =>
    makeFlight(server, ana, { drone, recordedAt, durationSeconds: minutes * 60 });

  it('shows on the part, in its history and among the parts of the drone', async () => {
    const [part, drone] = [await makePart(), await droneId()];
    const made = await install(part, { drone, from: may(1) });
    expect(made).toMatchObject({
      component: part,
      drone: { _id: drone, name: 'Apex' },
      from: may(1),
      to: null,
      quantity: 1,
      flown: { flights: 0, seconds: 0 },
    });
    const { _id, drone: on, from, quantity } = made;
    expect((await read(part)).installations).toEqual([{ _id, drone: on, from, quantity }]);
    expect(await history(part)).toEqual([made]);
    const seen = await server.call(calls.getDrone, { params: { id: drone }, token: ana.token });
    expect(seen.body.components).toEqual([part]);
    const ended = await change(part, _id, { to: may(9) });
    expect(ended.body).toEqual({ ...made, to: may(9), updatedAt: ended.body.updatedAt });
    expect((await read(part)).installations).toEqual([]);
  });

  it('chosen for a drone takes the usual number of units, as far as they are free', async () => {
    const motors = await makePart({ type: 'motor', quantity: 6 });
    const cameras = await makePart({ quantity: 3 });
    const apex = await droneId([motors, cameras]);
    const nazgul = await droneId([motors]);
    const units = async (id: string) =>
      (await read(id)).installations.map(({ drone, quantity }) => [drone?._id, quantity]);
    expect(await units(cameras)).toEqual([[apex, 1]]);
    expect(new Map((await units(motors)) as [string, number][])).toEqual(
      new Map([
        [apex, 4],
        [nazgul, 2],
      ]),
    );
    // None is free any more: what is on board stays as it is.
    const options = { params: { id: nazgul }, token: ana.token, body: { components: [cameras, motors] } };
    expect((await server.call(calls.updateDrone, options)).body.components).toEqual([cameras, motors]);
    expect(await units(motors)).toContainEqual([nazgul, 2]);
  });

  it('counts the flights of the drone while the part was on it, from its first moment and up to its last', async () => {
    const [part, apex, nazgul] = [await makePart(), await droneId(), await droneId()];
    for (const [day, minutes] of [
      [1, 1],
      [5, 2],
      [9, 4],
    ] as const)
      await fly(apex, may(day), minutes);
    await fly(nazgul, may(6), 8);
    await fly(nazgul, may(9), 16);
    const first = await install(part, { drone: apex, from: may(5) });
    expect((await read(part)).flown).toEqual({ flights: 2, seconds: 360 });
    // Moved at the very moment that both were flown: the flight belongs to the drone that the part came to.
    const second = await install(part, { drone: nazgul, from: may(9), movedFrom: first._id });
    expect(second.flown).toEqual({ flights: 1, seconds: 960 });
    expect(await history(part)).toMatchObject([
      { _id: second._id, to: null },
      { _id: first._id, to: may(9), flown: { flights: 1, seconds: 120 } },
    ]);
    expect((await read(part)).flown).toEqual({ flights: 2, seconds: 1080 });
  });

  it('leaves on its drone what of several units is not moved', async () => {
    const [part, apex, nazgul] = [await makePart({ quantity: 5 }), await droneId(), await droneId()];
    const four = await install(part, { drone: apex, from: may(1), quantity: 4 });
    await install(part, { drone: nazgul, from: may(3), quantity: 1, movedFrom: four._id });
    const open = new Map(
      (await read(part)).installations.map(({ drone, quantity }) => [drone._id, quantity]),
    );
    expect(open).toEqual(
      new Map([
        [apex, 3],
        [nazgul, 1],
      ]),
    );
    await fly(apex, may(2), 10);
    await fly(apex, may(4), 10);
    expect(
      (await history(part)).map(({ drone, from, to, flown }) => [drone._id, from, to, flown.flights]),
    ).toEqual(
      expect.arrayContaining([
        [apex, may(1), may(3), 1],
        [apex, may(3), null, 1],
        [nazgul, may(3), null, 0],
      ]),
    );
    // All three that stayed, and the one that is free.
    const [three] = (await read(part)).installations.filter(({ drone }) => drone._id === apex);
    await install(part, { drone: await droneId(), from: may(5), quantity: 4, movedFrom: three?._id });
    expect((await read(part)).installations.map(({ quantity }) => quantity).sort()).toEqual([1, 4]);
    expect((await ask(part, { drone: apex, quantity: 1 })).status).toBe(409);
  });

  it('keeps moves on one day apart, and a flight counts once for several units on board', async () => {
    const [part, apex, nazgul] = [await makePart({ quantity: 4 }), await droneId(), await droneId()];
    const first = await install(part, { drone: apex, from: may(2, 9), quantity: 4 });
    const second = await install(part, {
      drone: nazgul,
      from: may(2, 12),
      quantity: 4,
      movedFrom: first._id,
    });
    await install(part, { drone: apex, from: may(2, 18), quantity: 4, movedFrom: second._id });
    await fly(apex, may(2, 10), 10);
    await fly(nazgul, may(2, 10), 10);
    await fly(nazgul, may(2, 13), 10);
    await fly(apex, may(2, 13), 10);
    await fly(apex, may(3), 10);
    expect((await history(part)).map(({ flown }) => flown.flights)).toEqual([1, 1, 1]);
    expect((await read(part)).flown).toEqual({ flights: 3, seconds: 1800 });
  });

  it('can be corrected of a time at which there were more of it', async () => {
    const [part, drone] = [await makePart({ quantity: 4 }), await droneId()];
    const { _id } = await install(part, { drone, from: may(1), to: may(5), quantity: 4 });
    const fewer = { params: { id: part }, token: ana.token, body: { quantity: 1 } };
    expect((await server.call(calls.updateComponent, fewer)).status).toBe(200);
    expect((await change(part, _id, { from: may(2) })).body).toMatchObject({ from: may(2), quantity: 4 });
    expect((await change(part, _id, { quantity: 5 })).status).toBe(409);
    expect((await change(part, _id, { to: null })).status).toBe(409);
  });

  it('sits on one drone at a time, and with a quantity on as many', async () => {
    const part = await makePart();
    const [one, two, three] = [await droneId(), await droneId(), await droneId()];
    await install(part, { drone: one, from: may(5), to: may(9) });
    const taken = await ask(part, { drone: two, from: may(8) });
    expect([taken.status, taken.error.code, Object.keys(taken.error.fields ?? {})]).toEqual([
      409,
      'CONFLICT',
      ['quantity'],
    ]);
    expect((await ask(part, { drone: one, from: may(8) })).error.fields).toEqual({
      drone: 'Ya está en ese dron en esas fechas: elige otro dron u otras fechas',
    });
    expect((await ask(part, { drone: two, from: may(1) })).status).toBe(409);
    await install(part, { drone: two, from: may(1), to: may(5) });
    await install(part, { drone: two, from: may(9) });
    const more = { params: { id: part }, token: ana.token, body: { quantity: 2 } };
    expect((await server.call(calls.updateComponent, more)).status).toBe(200);
    await install(part, { drone: three, from: may(9) });
    expect((await ask(part, { drone: one, from: may(9) })).status).toBe(409);
    const fewer = await server.call(calls.updateComponent, { ...more, body: { quantity: 1 } });
    expect([fewer.status, Object.keys(fewer.error.fields ?? {})]).toEqual([409, ['quantity']]);
    expect((await read(part)).quantity).toBe(2);
  });

  it('is set by the parts of a drone: what is new is put on, what is left out is taken off', async () => {
    const [kept, gone, added] = [await makePart(), await makePart(), await makePart()];
    const drone = await droneId([gone, kept]);
    const [before] = await history(kept);
    const options = { params: { id: drone }, token: ana.token, body: { components: [added, kept] } };
    expect((await server.call(calls.updateDrone, options)).body.components).toEqual([added, kept]);
    expect(await history(kept)).toEqual([before]);
    expect(await history(gone)).toMatchObject([{ drone: { _id: drone }, to: expect.any(String) }]);
    const other = { name: 'Otro', components: [kept] };
    const body = { ...other, type: 'racing', brand: 'x', model: 'y', serialNumber: 'z' };
    const refused = await server.call(calls.createDrone, {
      token: ana.token,
      body: { ...body, weight: 1, frameSize: 1 },
    });
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([409, ['components']]);
    await droneId([gone]);
    expect(await history(gone)).toHaveLength(2);
  });

  it('keeps what was flown with a drone that is deleted', async () => {
    const [part, drone] = [await makePart(), await droneId()];
    const { _id } = await install(part, { drone, from: may(1) });
    await fly(drone, may(2), 5);
    await server.call(calls.deleteDrone, { params: { id: drone }, token: ana.token });
    const flown = { flights: 1, seconds: 300 };
    expect(await history(part)).toMatchObject([
      { _id, drone: { _id: null, name: 'Apex' }, to: expect.any(String), flown },
    ]);
    expect(await read(part)).toMatchObject({ flown, installations: [] });
    expect((await change(part, _id, { to: null })).status).toBe(409);
    const params = { id: part, installationId: _id };
    expect((await server.call(calls.deleteInstallation, { params, token: ana.token })).status).toBe(204);
    expect((await read(part)).flown).toEqual({ flights: 0, seconds: 0 });
  });

  it('names the field of a time that cannot be', async () => {
    const [part, drone] = [await makePart(), await droneId()];
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const refusals: [object, string][] = [
      [{ drone, from: tomorrow }, 'from'],
      [{ drone, from: may(5), to: may(4) }, 'to'],
      [{ drone, quantity: 0 }, 'quantity'],
      [{ drone, from: 'ayer' }, 'from'],
      [{ from: may(5) }, 'drone'],
      [{ drone: (await makeDrone(server, berto, {}))._id }, 'drone'],
      [{ drone, movedFrom: part }, 'movedFrom'],
    ];
    for (const [body, field] of refusals) {
      const { status, error } = await ask(part, body);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    }
    const { _id } = await install(part, { drone, from: may(5) });
    const early = await ask(part, { drone: await droneId(), from: may(4), movedFrom: _id });
    expect(early.error.fields).toEqual({ from: 'Es anterior a la fecha en que se puso' });
    expect(await history(part)).toMatchObject([{ _id, to: null }]);
  });

  it('is its owner’s alone', async () => {
    const [part, drone] = [await makePart(), await droneId()];
    const { _id } = await install(part, { drone });
    const params = { id: part, installationId: _id };
    expect((await ask(part, { drone }, berto)).status).toBe(404);
    expect((await change(part, _id, { to: may(9) }, berto)).status).toBe(404);
    expect((await server.call(calls.deleteInstallation, { params, token: berto.token })).status).toBe(404);
    const listed = { params: { id: part }, token: berto.token };
    expect((await server.call(calls.listInstallations, listed)).status).toBe(404);
    // Not by way of one's own part either.
    const own = await makePart({}, berto);
    expect((await change(own, _id, { to: may(9) }, berto)).status).toBe(404);
    const through = { params: { id: own, installationId: _id }, token: berto.token };
    expect((await server.call(calls.deleteInstallation, through)).status).toBe(404);
    expect(await history(part)).toHaveLength(1);
  });

  it('gives the last free unit to one of two that want it at once', async () => {
    const part = await makePart();
    const drones = [await droneId(), await droneId(), await droneId(), await droneId()];
    const answers = await Promise.all(drones.map((drone) => ask(part, { drone })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });
});
