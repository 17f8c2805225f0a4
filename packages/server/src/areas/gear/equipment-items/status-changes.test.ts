import { calls, type EquipmentStatusChangeInput } from '@estela/contracts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('the status of equipment', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;
  let id: string;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('equipment_items').execute();
    const body = { name: 'Gafas', type: 'goggles', condition: 'new', price: 50_000, currency: 'GBP' };
    id = (await server.call(calls.createEquipmentItem, { token: ana.token, body })).body._id;
  });

  const change = (body: EquipmentStatusChangeInput, pilot = ana) =>
    server.call(calls.changeEquipmentStatus, { params: { id }, token: pilot.token, body });
  const undo = (changeId: string, pilot = ana) =>
    server.call(calls.undoEquipmentStatusChange, { params: { id, changeId }, token: pilot.token });
  const history = async (pilot = ana) =>
    server.call(calls.listEquipmentStatusChanges, { params: { id }, token: pilot.token });
  const status = async () =>
    (await server.call(calls.getEquipmentItem, { params: { id }, token: ana.token })).body.status;
  const today = () => new Date().toISOString().slice(0, 10);

  it('changes with a day and, at a sale, a price, and keeps each change', async () => {
    expect((await change({ status: 'archived', on: '2026-01-10', note: 'En el altillo' })).status).toBe(201);
    const sale = await change({ status: 'sold', on: '2026-02-28', price: 30_000 });
    expect(sale.body).toMatchObject({ from: 'archived', status: 'sold', price: 30_000, currency: 'GBP' });
    expect(await status()).toBe('sold');
    const { body } = await history();
    expect(body).toMatchObject({ total: 2, page: 1 });
    expect(body.items.map(({ status: to, on, note }) => [to, on, note])).toEqual([
      ['sold', '2026-02-28', ''],
      ['archived', '2026-01-10', 'En el altillo'],
    ]);
    const statistics = await server.call(calls.getEquipmentStatistics, { token: ana.token });
    expect(statistics.body.sales).toEqual([{ currency: 'GBP', amount: 30_000, items: 1 }]);
  });

  it('is kept too where the item itself is changed, at today’s date', async () => {
    const options = { params: { id }, token: ana.token };
    for (const body of [{ status: 'lost' }, { status: 'lost' }, { name: 'Otras' }])
      await server.call(calls.updateEquipmentItem, { ...options, body });
    expect((await history()).body.items).toMatchObject([{ from: 'active', status: 'lost', on: today() }]);
  });

  it('goes back to what it was when the last change is undone, and no other', async () => {
    const first = (await change({ status: 'archived' })).body._id;
    const last = (await change({ status: 'lost' })).body._id;
    expect((await undo(first)).status).toBe(409);
    expect((await undo(berto.id)).status).toBe(404);
    expect((await undo(last)).status).toBe(204);
    expect(await status()).toBe('archived');
    expect((await undo(first)).status).toBe(204);
    expect([await status(), (await history()).body.total]).toEqual(['active', 0]);
  });

  it('refuses a change that is none, a price without a sale, and days out of order or ahead', async () => {
    await change({ status: 'archived', on: '2026-01-10' });
    const ahead = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    for (const [body, field] of [
      [{ status: 'archived' }, 'status'],
      [{ status: 'lost', price: 5 }, 'price'],
      [{ status: 'active', on: '2026-01-09' }, 'on'],
      [{ status: 'active', on: ahead }, 'on'],
      [{ status: 'active', on: '2026-02-30' }, 'on'],
    ] as const) {
      const { status: code, error } = await change(body);
      expect([code, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    }
    expect(await status()).toBe('archived');
  });

  it('refuses a day before the purchase, also of a sale', async () => {
    const bought = { params: { id }, token: ana.token, body: { purchaseDate: '2026-03-01' } };
    await server.call(calls.updateEquipmentItem, bought);
    const { status: code, error } = await change({ status: 'sold', on: '2026-02-28' });
    expect([code, error.fields]).toEqual([400, { on: 'No puede ser anterior a la compra' }]);
    expect((await change({ status: 'sold', on: '2026-03-01' })).status).toBe(201);
  });

  it('is its owner’s alone', async () => {
    const { body } = await change({ status: 'archived' });
    expect([
      (await change({ status: 'sold' }, berto)).status,
      (await undo(body._id, berto)).status,
      (await history(berto)).status,
      (await server.call(calls.listEquipmentStatusChanges, { params: { id } })).status,
    ]).toEqual([404, 404, 404, 401]);
    expect(await status()).toBe('archived');
  });
});
