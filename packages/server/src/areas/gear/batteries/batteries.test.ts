import { calls, type EquipmentItemInput, type FlightInput } from '@estela/contracts';
import { sql } from 'kysely';
import { makeFlight } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

const nobodys = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('batteries', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await server.db.deleteFrom('flights').execute();
    await server.db.deleteFrom('equipment_items').execute();
  });

  async function addBattery(input: Partial<EquipmentItemInput> = {}, pilot = ana) {
    const body = {
      name: 'Tattu 1',
      type: 'battery' as const,
      condition: 'used' as const,
      ...input,
    };
    const answer = await server.call(calls.createEquipmentItem, {
      token: pilot.token,
      body,
    });
    expect(answer.status).toBe(201);
    return answer.body._id;
  }

  /** Flights a day apart, the last one now, that sank by these volts a cell. */
  async function fly(battery: string, sags: number[]) {
    for (const [index, sag] of sags.entries()) {
      const recordedAt = new Date(Date.now() - (sags.length - 1 - index) * 86_400_000).toISOString();
      const packs = [
        {
          equipmentItem: battery,
          restBefore: 4.2,
          restAfter: 3.7,
          minCell: 3.7 - sag,
        },
      ];
      await makeFlight(server, ana, { recordedAt, packs });
    }
  }

  const health = (id: string, pilot = ana) =>
    server.call(calls.getBatteryHealth, { params: { id }, token: pilot.token });
  const listed = async (query = {}) =>
    (await server.call(calls.listBatteries, { token: ana.token, query })).body.items;

  it('has no advice and no flights at first', async () => {
    const id = await addBattery();
    expect((await health(id)).body).toEqual({
      verdict: 'unknown',
      reasons: [{ reason: 'fewMeasured', count: 5 }],
      cycles: 0,
      statedCycles: null,
      flights: 0,
      measured: 0,
      lastFlownAt: null,
      sticker: null,
      series: [],
    });
  });

  it('tells each flight with the battery, newest first, with its sag', async () => {
    const id = await addBattery();
    await makeFlight(server, ana, {
      title: 'Presa',
      recordedAt: '2026-03-01T10:00:00.000Z',
      packs: [{ equipmentItem: id, restAfter: 3.72, minCell: 3.41, note: 'Caliente' }],
    });
    await makeFlight(server, ana, {
      recordedAt: '2026-03-02T10:00:00.000Z',
      packs: [{ equipmentItem: id, restBefore: 4.2 }],
    });
    const { body } = await health(id);
    const use = await server.call(calls.getEquipmentUse, { params: { id }, token: ana.token });
    expect([use.body.flights, use.body.latest[1]?.title]).toEqual([2, 'Presa']);
    expect(body).toMatchObject({
      flights: 2,
      measured: 1,
      lastFlownAt: '2026-03-02T10:00:00.000Z',
    });
    expect(body.series).toEqual([
      expect.objectContaining({
        restBefore: 4.2,
        restAfter: null,
        minCell: null,
        sag: null,
        note: '',
      }),
      expect.objectContaining({
        title: 'Presa',
        restAfter: 3.72,
        minCell: 3.41,
        sag: 0.31,
        note: 'Caliente',
      }),
    ]);
  });

  it('counts as cycles the stated ones and the flights recorded since they were stated', async () => {
    const id = await addBattery({ battery: { cycles: 40 } });
    const flown = (recordedAt: string) =>
      makeFlight(server, ana, { recordedAt, packs: [{ equipmentItem: id }] });
    await flown('2020-01-01T10:00:00.000Z');
    await flown(new Date(Date.now() + 60_000).toISOString());
    expect((await health(id)).body).toMatchObject({
      cycles: 41,
      statedCycles: 40,
      flights: 2,
    });

    const options = { params: { id }, token: ana.token };
    await server.call(calls.updateEquipmentItem, {
      ...options,
      body: { name: 'Tattu uno' },
    });
    expect((await health(id)).body.cycles).toBe(41);
    await server.call(calls.updateEquipmentItem, {
      ...options,
      body: { battery: { cycles: null } },
    });
    expect((await health(id)).body).toMatchObject({
      cycles: 2,
      statedCycles: null,
    });
  });

  it('lists those that need care first, and only those in use unless asked', async () => {
    const fresh = await addBattery({ name: 'Nueva' });
    const good = await addBattery({ name: 'Buena' });
    const tired = await addBattery({ name: 'Cansada' });
    const sold = await addBattery({ name: 'Vendida', status: 'sold' });
    await addBattery({ name: 'De Berto' }, berto);
    await addBattery({ name: 'Gafas', type: 'goggles' });
    await fly(good, [0.3, 0.3, 0.3, 0.3, 0.3]);
    await fly(tired, [0.2, 0.25, 0.32, 0.38, 0.44]);

    const own = await listed();
    expect(own.map(({ _id, care }) => [_id, care.verdict])).toEqual([
      [tired, 'retire'],
      [good, 'good'],
      [fresh, 'unknown'],
    ]);
    expect(own[0]?.care.reasons).toEqual([{ reason: 'sagDoubled', from: 0.2, to: 0.44 }]);
    expect(own[0]?.item.name).toBe('Cansada');
    expect((await listed({ status: 'sold' })).map(({ _id }) => _id)).toEqual([sold]);
    expect((await listed({ q: 'cansádA' })).map(({ _id }) => _id)).toEqual([tired]);
    const second = await server.call(calls.listBatteries, {
      token: ana.token,
      query: { limit: 1, page: 2 },
    });
    expect([second.body.total, second.body.items.map(({ _id }) => _id)]).toEqual([3, [good]]);
  });

  it('keep their places among those that need the same care, whichever is changed', async () => {
    const [first, second, third] = [await addBattery(), await addBattery(), await addBattery()];
    const order = async () => (await listed()).map(({ _id }) => _id);
    // The planner then knows that it needs no index, whose order would be this one too.
    await sql`analyze equipment_items`.execute(server.db);
    expect(await order()).toEqual([third, second, first]);
    for (const id of [third, second])
      await server.call(calls.updateEquipmentItem, {
        params: { id },
        token: ana.token,
        body: { location: 'Maleta' },
      });
    expect(await order()).toEqual([third, second, first]);
  });

  it('are their pilot’s alone, and only batteries have health', async () => {
    const id = await addBattery();
    const goggles = await addBattery({ type: 'goggles' });
    expect((await health(id, berto)).status).toBe(404);
    expect((await health(goggles)).status).toBe(404);
    expect((await health(nobodys)).status).toBe(404);
    const params = { id };
    expect((await server.call(calls.removeSticker, { params, token: berto.token })).status).toBe(404);
  });

  it('get a sticker whose code says nothing, stays, and opens the battery for its pilot alone', async () => {
    const [one, two] = [await addBattery({ name: 'Uno' }), await addBattery({ name: 'Dos' })];
    const make = (ids: string[], pilot = ana) =>
      server.call(calls.makeStickers, { token: pilot.token, body: { ids } });
    const made = await make([two, one]);
    expect(made.status).toBe(201);
    expect(made.body.items.map(({ name }) => name)).toEqual(['Dos', 'Uno']);
    expect((await make([two, one, two])).body).toEqual(made.body);
    const code = made.body.items[1]?.code ?? '';
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);

    const open = (pilot: TestPilot, typed = code) =>
      server.call(calls.getStickerItem, {
        params: { code: typed },
        token: pilot.token,
      });
    expect((await health(one)).body.sticker).toBe(code);
    const own = await server.call(calls.exportUser, { params: { id: ana.id }, token: ana.token });
    expect(own.body.batteryStickers.map(({ name }) => name)).toEqual(['Uno', 'Dos']);
    expect((await open(ana)).body._id).toBe(one);
    expect((await open(ana, code.toLowerCase())).body._id).toBe(one);
    expect((await open(berto)).status).toBe(404);
    expect((await open(ana, '000000000000')).status).toBe(404);
    expect((await open(ana, 'nada')).status).toBe(400);

    expect(
      (
        await server.call(calls.removeSticker, {
          params: { id: one },
          token: ana.token,
        })
      ).status,
    ).toBe(204);
    expect((await open(ana)).status).toBe(404);
    expect((await make([one])).body.items[0]?.code).not.toBe(code);

    const refused = await make([one], berto);
    expect([refused.status, refused.error.fields]).toEqual([400, { ids: 'No existe o no es tuyo' }]);
  });

  describe('in a flight', () => {
    const edit = (id: string, body: Partial<FlightInput>) =>
      server.call(calls.updateFlight, {
        params: { id },
        token: ana.token,
        body,
      });

    it('stay in the order given, keep what was stated and are nobody else’s to see', async () => {
      const [one, two] = [await addBattery(), await addBattery()];
      const packs = [
        {
          equipmentItem: two,
          restBefore: 4.2,
          restAfter: 3.7,
          minCell: 3.3,
          note: 'Fría',
        },
        { equipmentItem: one },
      ];
      const flight = await makeFlight(server, ana, {
        visibility: 'public',
        packs,
      });
      expect(flight.packs).toEqual(packs);
      const params = { id: flight._id };
      expect((await server.call(calls.getFlight, { params, token: berto.token })).body.packs).toEqual([]);
      expect((await server.call(calls.getFlight, { params })).body.packs).toEqual([]);
      const own = await server.call(calls.exportUser, {
        params: { id: ana.id },
        token: ana.token,
      });
      expect(own.body.flights.map((one) => one.packs)).toEqual([packs]);

      expect((await edit(flight._id, { title: 'Otra' })).body.packs).toEqual(packs);
      expect((await edit(flight._id, { packs: [{ equipmentItem: one }] })).body.packs).toHaveLength(1);
      await server.call(calls.deleteEquipmentItem, {
        params: { id: one },
        token: ana.token,
      });
      expect((await server.call(calls.getFlight, { params, token: ana.token })).body.packs).toEqual([]);
    });

    it('are own batteries, each once, in volts a cell', async () => {
      const mine = await addBattery();
      const { _id } = await makeFlight(server, ana);
      const refused = async (packs: FlightInput['packs']) => (await edit(_id, { packs })).error.fields;
      const foreign = { packs: 'No existe o no es tuyo' };
      expect(await refused([{ equipmentItem: await addBattery({}, berto) }])).toEqual(foreign);
      expect(await refused([{ equipmentItem: await addBattery({ type: 'charger' }) }])).toEqual(foreign);
      expect(await refused([{ equipmentItem: nobodys }])).toEqual(foreign);
      expect(await refused([{ equipmentItem: mine }, { equipmentItem: mine }])).toEqual({
        'packs.1.equipmentItem': 'Está dos veces',
      });
      expect(await refused([{ equipmentItem: mine, restBefore: 25.2 }])).toEqual({
        'packs.0.restBefore': 'Debe ser 5 o menos',
      });
      expect((await edit(_id, { packs: [{ equipmentItem: mine, minCell: 3.3 }] })).status).toBe(200);
    });
  });
});
