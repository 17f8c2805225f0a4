import { calls, type EquipmentItemInput } from '@estela/contracts';
import { makeFlight } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('equipment items', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
  });
  afterAll(() => server.close());
  afterEach(() => server.db.deleteFrom('equipment_items').execute());

  async function add(input: Partial<EquipmentItemInput> = {}, pilot = ana) {
    const body = { name: 'Gafas', type: 'goggles' as const, condition: 'new' as const, ...input };
    const answer = await server.call(calls.createEquipmentItem, { token: pilot.token, body });
    expect(answer.status).toBe(201);
    return answer.body;
  }

  it('returns the whole item, and keeps what a change does not name', async () => {
    const item = await add();
    expect(item).toMatchObject({
      status: 'active',
      price: null,
      currency: null,
      warranty: '',
      warrantyEnds: null,
    });
    const full = {
      brand: 'DJI',
      model: 'Goggles 3',
      price: 64_900,
      currency: 'EUR',
      purchaseDate: '2025-02-28',
      serialNumber: 'G3-77',
      warranty: 'Dos años en tienda',
      location: 'Armario',
      sourceUrl: 'https://tienda.example/gafas',
      description: 'Con lentes propias',
      notes: 'Caja guardada',
    };
    const options = { params: { id: item._id }, token: ana.token };
    for (const patch of [
      full,
      {},
      { status: 'sold' },
      { price: null },
      { warrantyExpiration: '2027-02-28' },
    ]) {
      const { status, body } = await server.call(calls.updateEquipmentItem, { ...options, body: patch });
      expect(status).toBe(200);
      Object.assign(item, patch, { updatedAt: body.updatedAt, warrantyEnds: body.warrantyExpiration });
      expect(body).toEqual(item);
    }
  });

  it('reckons the end of a warranty in months, to the last day of a shorter month', async () => {
    const item = await add({ purchaseDate: '2024-02-29', warranty: 24 });
    expect(item).toMatchObject({ warranty: 24, warrantyExpiration: null, warrantyEnds: '2026-02-28' });
    expect(await add({ warranty: 24 })).toMatchObject({ warrantyEnds: null });
    expect(await add({ purchaseDate: '2025-01-01', warranty: '24' })).toMatchObject({
      warranty: '24',
      warrantyEnds: null,
    });
    const stated = await add({ purchaseDate: '2024-01-31', warranty: 1, warrantyExpiration: '2030-01-01' });
    expect(stated.warrantyEnds).toBe('2030-01-01');
  });

  it('refuses a warranty that ends before the purchase, whichever of them comes later (2.2.3)', async () => {
    const refused = [400, { warrantyExpiration: 'La garantía no puede terminar antes de la compra' }];
    const dates = { purchaseDate: '2026-02-01', warrantyExpiration: '2026-01-31' };
    const body = { name: 'Gafas', type: 'goggles', condition: 'new', ...dates } as const;
    const made = await server.call(calls.createEquipmentItem, { token: ana.token, body });
    expect([made.status, made.error.fields]).toEqual(refused);
    const { _id: id } = await add({ ...dates, warrantyExpiration: '2026-02-01' });
    const patch = async (change: object) => {
      const options = { params: { id }, token: ana.token, body: change };
      const { status, error } = await server.call(calls.updateEquipmentItem, options);
      return [status, error.fields];
    };
    expect(await patch({ warrantyExpiration: '2026-01-31' })).toEqual(refused);
    expect(await patch({ purchaseDate: '2026-02-02' })).toEqual(refused);
    expect(await patch({ purchaseDate: null, warrantyExpiration: '2026-01-31' })).toEqual([200, undefined]);
  });

  it('refuses a purchase to come anywhere on earth, but keeps one that was stored before', async () => {
    const ahead = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const refused = [400, { purchaseDate: 'No puede ser una fecha futura' }];
    const body = { name: 'Gafas', type: 'goggles', condition: 'new', purchaseDate: ahead } as const;
    const made = await server.call(calls.createEquipmentItem, { token: ana.token, body });
    expect([made.status, made.error.fields]).toEqual(refused);
    const { _id: id } = await add({ purchaseDate: new Date().toISOString().slice(0, 10) });
    const patch = async (change: object) => {
      const options = { params: { id }, token: ana.token, body: change };
      const { status, error } = await server.call(calls.updateEquipmentItem, options);
      return [status, error.fields];
    };
    expect(await patch({ purchaseDate: ahead })).toEqual(refused);
    await server.db
      .updateTable('equipment_items')
      .set({ purchase_date: ahead })
      .where('id', '=', id)
      .execute();
    expect(await patch({ brand: 'DJI' })).toEqual([200, undefined]);
    expect(await patch({ brand: 'HDZero', purchaseDate: ahead })).toEqual([200, undefined]);
  });

  it('takes a price without a currency as euros, and keeps a currency that is there', async () => {
    const item = await add({ price: 1000 });
    expect(item).toMatchObject({ price: 1000, currency: 'EUR' });
    const dollars = await add({ price: 1000, currency: 'USD' });
    const options = { params: { id: dollars._id }, token: ana.token, body: { price: 2000 } };
    expect((await server.call(calls.updateEquipmentItem, options)).body).toMatchObject({
      price: 2000,
      currency: 'USD',
    });
  });

  it('never leaves a price without a currency, and adds up one that was stored so', async () => {
    const item = await add({ price: 1000, currency: 'USD' });
    const options = { params: { id: item._id }, token: ana.token };
    for (const [body, price, currency] of [
      [{ currency: null }, 1000, 'USD'],
      [{ price: 2000, currency: null }, 2000, 'USD'],
      [{ price: null, currency: null }, null, null],
      [{ currency: null }, null, null],
      [{ price: 500 }, 500, 'EUR'],
    ] as const) {
      const answer = await server.call(calls.updateEquipmentItem, { ...options, body });
      expect([answer.status, answer.body.price, answer.body.currency]).toEqual([200, price, currency]);
    }
    await server.db.updateTable('equipment_items').set({ currency: null }).execute();
    const { body } = await server.call(calls.getEquipmentStatistics, { token: ana.token });
    expect(body.values).toEqual([{ currency: 'EUR', amount: 500, activeAmount: 500, items: 1 }]);
  });

  it('exists for its owner alone', async () => {
    const { _id: id } = await add();
    const options = { params: { id }, token: berto.token };
    expect((await server.call(calls.getEquipmentItem, options)).status).toBe(404);
    expect((await server.call(calls.updateEquipmentItem, { ...options, body: { name: 'x' } })).status).toBe(
      404,
    );
    expect((await server.call(calls.unfavoriteEquipmentItem, options)).status).toBe(404);
    expect((await server.call(calls.deleteEquipmentItem, options)).status).toBe(404);
    expect((await server.call(calls.getEquipmentUse, options)).status).toBe(404);
    const body = { title: 'a', description: 'b', videoUrl: 'https://vimeo.com/1', equipmentItems: [id] };
    const flight = await server.call(calls.createFlight, { token: berto.token, body });
    expect([flight.status, Object.keys(flight.error.fields ?? {})]).toEqual([400, ['equipmentItems']]);
  });

  it('goes with a flight, in order, for its pilot’s eyes', async () => {
    const items = [(await add())._id, (await add())._id].reverse();
    const flight = await makeFlight(server, ana, { equipmentItems: items, visibility: 'public' });
    expect(flight.equipmentItems).toEqual(items);
    const params = { id: flight._id };
    expect((await server.call(calls.getFlight, { params, token: berto.token })).body.equipmentItems).toEqual(
      [],
    );
    await server.call(calls.deleteEquipmentItem, { params: { id: items[0]! }, token: ana.token });
    const after = await server.call(calls.getFlight, { params, token: ana.token });
    expect(after.body.equipmentItems).toEqual([items[1]]);
  });

  it('is listed by type, status, condition, favourite and words', async () => {
    const { _id: id } = await add({
      name: 'Emisora',
      type: 'radio',
      condition: 'good',
      status: 'archived',
      brand: 'RadioMaster',
    });
    await add({ serialNumber: 'ÑU-1' });
    await server.call(calls.favoriteEquipmentItem, { params: { id }, token: ana.token });
    const names = async (query: Record<string, string>) => {
      const { body } = await server.call(calls.listEquipmentItems, { token: ana.token, query });
      expect(body.total).toBe(body.items.length);
      return body.items.map(({ name }) => name);
    };
    expect(await names({})).toEqual(['Gafas', 'Emisora']);
    const each: Record<string, string>[] = [
      { type: 'radio' },
      { status: 'archived' },
      { condition: 'good' },
      { favorite: 'true' },
      { q: 'radiomaster' },
      { exceptType: 'goggles' },
    ];
    for (const query of each) {
      expect(await names(query)).toEqual(['Emisora']);
    }
    expect(await names({ q: 'ñu-1' })).toEqual(['Gafas']);
    expect(await names({ type: 'radio', condition: 'new' })).toEqual([]);
  });

  it('is listed in the order that is asked for', async () => {
    const clara = await makePilot(server.db, 'clara');
    const none = { purchaseDate: null, warrantyExpiration: null };
    await add({ ...none, name: 'Ávida' }, clara);
    await add({ name: 'Bolsa', purchaseDate: '2025-05-01', warrantyExpiration: '2090-01-02' }, clara);
    await add({ name: 'Cuna', purchaseDate: '2025-06-01', warrantyExpiration: '2025-06-02' }, clara);
    const sold = { status: 'sold' as const, warrantyExpiration: '2080-01-01' };
    await add({ ...none, ...sold, name: 'Dos' }, clara);
    await add({ ...none, name: 'Eco', warrantyExpiration: '2090-01-01' }, clara);
    const names = async (sort?: string) => {
      const { body } = await server.call(calls.listEquipmentItems, { token: clara.token, query: { sort } });
      return body.items.map(({ name }) => name).join(' ');
    };
    expect(await names()).toBe('Eco Dos Cuna Bolsa Ávida');
    expect(await names('name')).toBe('Ávida Bolsa Cuna Dos Eco');
    expect(await names('purchase')).toBe('Cuna Bolsa Eco Dos Ávida');
    expect(await names('warranty')).toBe('Eco Bolsa Cuna Dos Ávida');
  });

  it('adds up values per currency, and counts kinds and warranties', async () => {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    await add({ price: 10_050, currency: 'EUR', warrantyExpiration: day(31) });
    await add({ price: 4_950, currency: 'EUR', status: 'sold', warrantyExpiration: day(30) });
    await add({ price: 2_000_000_00, currency: 'JPY', type: 'radio', warrantyExpiration: day(0) });
    await add({ type: 'radio', condition: 'used', warrantyExpiration: day(-1), favorite: true });
    await add({ type: 'charger', warrantyExpiration: day(30) });
    await add({ price: 999_999_999, currency: 'EUR' }, berto);
    const { body } = await server.call(calls.getEquipmentStatistics, { token: ana.token });
    expect(body).toEqual({
      total: 5,
      favorites: 1,
      byType: [
        { type: 'goggles', count: 2 },
        { type: 'radio', count: 2 },
        { type: 'charger', count: 1 },
      ],
      byStatus: [
        { status: 'active', count: 4 },
        { status: 'sold', count: 1 },
      ],
      byCondition: [
        { condition: 'new', count: 4 },
        { condition: 'used', count: 1 },
      ],
      values: [
        { currency: 'JPY', amount: 200_000_000, activeAmount: 200_000_000, items: 1 },
        { currency: 'EUR', amount: 15_000, activeAmount: 10_050, items: 2 },
      ],
      sales: [],
      // That of the sold one is no longer its seller's concern.
      warranty: { valid: 1, expiringSoon: 2, expired: 1 },
    });
    const found = async (warranty: string) =>
      (await server.call(calls.listEquipmentItems, { token: ana.token, query: { warranty } })).body.total;
    expect([await found('valid'), await found('expiringSoon'), await found('expired')]).toEqual([1, 2, 1]);
  });

  it('has empty statistics before the first item', async () => {
    const { body } = await server.call(calls.getEquipmentStatistics, { token: berto.token });
    expect(body).toMatchObject({
      total: 0,
      byType: [],
      values: [],
      warranty: { valid: 0, expiringSoon: 0, expired: 0 },
    });
  });

  it('keeps what a battery is, and nothing of it where it is none', async () => {
    const none = { cells: null, capacityMah: null, connector: '', cycles: null };
    const battery = { cells: 6, capacityMah: 1300, connector: 'XT60', cycles: 42 };
    expect(await add()).toMatchObject({ battery: null });
    expect(await add({ type: 'battery' })).toMatchObject({ battery: none });
    const { _id: id } = await add({ type: 'battery', battery });
    const change = async (body: object) =>
      (await server.call(calls.updateEquipmentItem, { params: { id }, token: ana.token, body })).body.battery;
    expect(await change({ battery: { cycles: 43 } })).toEqual({ ...battery, cycles: 43 });
    expect(await change({ battery: null, name: 'Otra' })).toEqual(none);
    expect(await change({ battery })).toEqual(battery);
    expect(await change({ type: 'others' })).toBeNull();
    expect(await change({ type: 'battery' })).toEqual(none);
    for (const [body, field] of [
      [{ type: 'radio', battery }, 'battery'],
      [{ type: 'battery', battery: { cells: 0 } }, 'battery.cells'],
    ] as const) {
      const { error } = await server.call(calls.updateEquipmentItem, {
        params: { id },
        token: ana.token,
        body,
      });
      expect(Object.keys(error.fields ?? {})).toEqual([field]);
    }
  });

  it('stays a battery while a flight or a sticker names it', async () => {
    const { _id: id } = await add({ type: 'battery' });
    const options = { params: { id }, token: ana.token };
    const change = async (type: string) => {
      const answer = await server.call(calls.updateEquipmentItem, { ...options, body: { type } });
      return [answer.status, Object.keys(answer.error.fields ?? {})];
    };
    const flight = await makeFlight(server, ana, { packs: [{ equipmentItem: id }] });
    expect(await change('others')).toEqual([409, ['type']]);
    expect(await change('battery')).toEqual([200, []]);
    const ofFlight = { params: { id: flight._id }, token: ana.token };
    await server.call(calls.updateFlight, { ...ofFlight, body: { packs: [] } });
    await server.call(calls.makeStickers, { token: ana.token, body: { ids: [id] } });
    expect(await change('others')).toEqual([409, ['type']]);
    await server.call(calls.removeSticker, options);
    expect(await change('others')).toEqual([200, []]);
  });

  it('tells the flights that it was on', async () => {
    const { _id: id } = await add();
    const options = { params: { id }, token: ana.token };
    const read = async () => (await server.call(calls.getEquipmentUse, options)).body;
    expect(await read()).toEqual({ flights: 0, durationSeconds: 0, latest: [] });
    const days = ['01', '02', '03', '04', '05', '06'].map((day) => `2026-05-${day}T10:00:00.000Z`);
    for (const recordedAt of days)
      await makeFlight(server, ana, { equipmentItems: [id], recordedAt, durationSeconds: 90 });
    const use = await read();
    expect(use).toMatchObject({ flights: 6, durationSeconds: 540 });
    expect(use.latest.map(({ recordedAt }) => recordedAt)).toEqual(days.slice(1).reverse());
  });

  it('names every field that is wrong', async () => {
    const body = {
      name: '',
      type: 'boat',
      price: 10.5,
      currency: 'XYZ',
      purchaseDate: '2025-02-30',
      warranty: -1,
      sourceUrl: 'tienda',
    };
    const { status, error } = await server.call(calls.createEquipmentItem, { token: ana.token, body });
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(
      ['condition', 'currency', 'name', 'price', 'purchaseDate', 'sourceUrl', 'type', 'warranty'].sort(),
    );
  });
});
