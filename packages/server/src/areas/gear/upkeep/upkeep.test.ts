import { calls, type UpkeepEntryInput } from '@estela/contracts';
import { makeDrone } from '../../../../test/support/test-items.ts';
import { makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

const crash: UpkeepEntryInput = {
  kind: 'crash',
  at: '2026-05-01T18:30:00.000Z',
  text: 'Contra un pino: brazo y antena',
};

describe('upkeep', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;
  let drone: string;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
    await makeFollow(server.db, berto, ana);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    drone = (await makeDrone(server, ana, { visibility: 'public' }))._id;
  });

  const log = (body: object, token = ana.token) =>
    server.call(calls.createUpkeepEntry, { params: { id: drone }, token, body });
  const list = (query = {}) =>
    server.call(calls.listUpkeep, { params: { id: drone }, token: ana.token, query });
  const one = (entryId: string) => ({ params: { id: drone, entryId }, token: ana.token });
  async function makePart(pilot: TestPilot, name: string) {
    const body = { name, type: 'motor' as const };
    return (await server.call(calls.createComponent, { token: pilot.token, body })).body._id;
  }

  it('is logged newest first, with what all of it cost in each currency', async () => {
    await log({ ...crash, cost: 1_500 });
    await log({ ...crash, kind: 'repair', at: '2026-05-03', cost: 3_499, currency: 'EUR' });
    await log({ ...crash, kind: 'replacement', at: '2026-05-02', cost: 2_000, currency: 'usd' });
    await log({ ...crash, kind: 'check', at: '2026-04-01' });
    const { status, body } = await list({ limit: 2 });
    expect([status, body.total, body.items.map(({ kind }) => kind)]).toEqual([
      200,
      4,
      ['repair', 'replacement'],
    ]);
    expect(body.costs).toEqual([
      { currency: 'EUR', amount: 4_999 },
      { currency: 'USD', amount: 2_000 },
    ]);
    expect((await list({ limit: 2, page: 2 })).body.items.map(({ kind }) => kind)).toEqual([
      'crash',
      'check',
    ]);
  });

  it('keeps every field that a change does not name', async () => {
    const component = await makePart(ana, 'XING 2207');
    const made = await log({ ...crash, kind: 'replacement', cost: 2_500, currency: 'USD', component });
    expect(made).toMatchObject({ status: 201, body: { drone, cost: 2_500, currency: 'USD' } });
    expect(made.body.component).toEqual({ _id: component, name: 'XING 2207' });
    const entry = made.body;
    for (const [patch, change] of [
      [{}, {}],
      [entry, {}],
      [{ text: 'Motor trasero' }, { text: 'Motor trasero' }],
      [{ cost: 3_000 }, { cost: 3_000 }],
      [{ currency: 'EUR' }, { currency: 'EUR' }],
      [{ cost: null }, { cost: null, currency: null }],
      [{ cost: 100 }, { cost: 100, currency: 'EUR' }],
      [{ component: null }, { component: null }],
    ] as const) {
      const { status, body } = await server.call(calls.updateUpkeepEntry, { ...one(entry._id), body: patch });
      Object.assign(entry, change, { updatedAt: body.updatedAt });
      expect([status, body]).toEqual([200, entry]);
    }
    expect((await server.call(calls.getUpkeepEntry, one(entry._id))).body).toEqual(entry);
    expect((await server.call(calls.deleteUpkeepEntry, one(entry._id))).status).toBe(204);
    expect((await server.call(calls.deleteUpkeepEntry, one(entry._id))).status).toBe(404);
  });

  it('names a part that is gone from the hangar, and goes with its drone', async () => {
    const component = await makePart(ana, 'XING 2207');
    const { body: entry } = await log({ ...crash, component });
    await server.call(calls.deleteComponent, { params: { id: component }, token: ana.token });
    const kept = await server.call(calls.getUpkeepEntry, one(entry._id));
    expect(kept.body).toEqual({ ...entry, component: { _id: null, name: 'XING 2207' } });
    await server.call(calls.deleteDrone, { params: { id: drone }, token: ana.token });
    expect((await list()).status).toBe(404);
  });

  it('names every field that is missing or wrong', async () => {
    const foreign = await makePart(berto, 'Ajeno');
    const fields = async (body: object) => {
      const { status, error } = await log(body);
      expect(status).toBe(400);
      return Object.keys(error.fields ?? {});
    };
    expect(await fields({})).toEqual(['kind', 'at', 'text']);
    expect(await fields({ ...crash, text: ' ', cost: -1, currency: 'DUROS' })).toEqual([
      'text',
      'cost',
      'currency',
    ]);
    expect(await fields({ ...crash, component: foreign })).toEqual(['component']);
  });

  it('is of what was: a day to come anywhere on earth is refused, unless it was stored before', async () => {
    const ahead = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const refused = [400, { at: 'No puede ser una fecha futura' }];
    const made = await log({ ...crash, at: ahead });
    expect([made.status, made.error.fields]).toEqual(refused);
    const { body: entry } = await log({ ...crash, at: new Date().toISOString().slice(0, 10) });
    const patch = async (body: object) => {
      const { status, error } = await server.call(calls.updateUpkeepEntry, { ...one(entry._id), body });
      return [status, error.fields];
    };
    expect(await patch({ at: ahead })).toEqual(refused);
    await server.db.updateTable('upkeep_entries').set({ at: ahead }).where('id', '=', entry._id).execute();
    expect(await patch({ text: 'Contra otro pino', at: ahead })).toEqual([200, undefined]);
  });

  it('does not exist for anybody else, though they see the drone', async () => {
    const { body: entry } = await log(crash);
    const options = { ...one(entry._id), token: berto.token };
    expect((await server.call(calls.getDrone, options)).status).toBe(200);
    const answers = [
      await server.call(calls.listUpkeep, options),
      await server.call(calls.getUpkeepEntry, options),
      await server.call(calls.updateUpkeepEntry, { ...options, body: { text: 'Mío' } }),
      await server.call(calls.deleteUpkeepEntry, options),
      await log(crash, berto.token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const other = await makeDrone(server, ana);
    const misplaced = { params: { id: other._id, entryId: entry._id }, token: ana.token };
    expect((await server.call(calls.getUpkeepEntry, misplaced)).status).toBe(404);
  });
});
