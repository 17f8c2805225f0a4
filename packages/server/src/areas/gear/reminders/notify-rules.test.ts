import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeDrone, makeFlight } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { readWarranties } from './warranties.ts';

/** Servers on one database, each with a pool of its own. Embedded there can be one only. */
const serverCount = globalThis.testDatabase.kind === 'server' ? 2 : 1;

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('telling of reminders', () => {
  let servers: TestServer[];
  let server: TestServer;
  let ana: TestPilot;
  let drone: string;

  beforeAll(async () => {
    servers = [];
    for (let i = 0; i < serverCount; i += 1) servers.push(await startTestServer());
    server = servers[0] as TestServer;
  });
  afterAll(async () => {
    for (const one of servers) await one.close();
  });
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    ana = await makePilot(server.db, 'ana');
    drone = (await makeDrone(server, ana, { name: 'Apex' }))._id;
  });

  /** Has every server do what is due at the same time, as its clock would every few minutes. */
  async function runJobs() {
    for (const { app } of servers) await app.jobs.prepare();
    await sql`update jobs set due_at = now()`.execute(server.db);
    await Promise.all([...servers, ...servers].map(({ app }) => app.jobs.runDue()));
  }
  const told = async () => (await server.call(calls.listNotifications, { token: ana.token })).body;
  async function makeRule(every: object, since = day(-10), subject: object = { kind: 'drone', _id: drone }) {
    const body = { subject, every, since, text: 'Cambiar hélices', tz: 'Europe/Madrid' };
    return (await server.call(calls.createReminderRule, { token: ana.token, body })).body;
  }
  async function makeItem(warrantyExpiration: string) {
    const body = { name: 'Gafas', type: 'goggles', condition: 'new', warrantyExpiration };
    return (await server.call(calls.createEquipmentItem, { token: ana.token, body })).body._id;
  }
  const done = (id: string) =>
    server.call(calls.completeReminderRule, { params: { id }, token: ana.token, body: {} });

  it('tells each once, however many servers there are and however often they look', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 12; i += 1) ids.push((await makeRule({ days: 1 + (i % 10) }))._id);
    await makeRule({ days: 60 });
    await sql`insert into event_watchers (user_id) values (${ana.id})`.execute(server.db);
    await runJobs();
    await runJobs();
    const { items, unread } = await told();
    expect([items.length, unread]).toEqual([12, 12]);
    expect(items[0]).toMatchObject({
      kind: 'reminder',
      actor: null,
      target: { kind: 'drone', _id: drone, title: 'Apex' },
      text: 'Cambiar hélices',
      dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const { rows } = await sql`select 1 from events where kind = 'notification'`.execute(server.db);
    expect(rows).toHaveLength(12);
  });

  it('tells again only once it was done and is due again', async () => {
    const rule = await makeRule({ flights: 1 }, day(-3));
    await runJobs();
    expect((await told()).items).toEqual([]);
    await makeFlight(server, ana, { drone, recordedAt: day(-1) });
    await runJobs();
    expect((await told()).items).toHaveLength(1);
    await done(rule._id);
    expect((await told()).items).toEqual([]);
    await runJobs();
    expect((await told()).items).toEqual([]);
    await makeFlight(server, ana, { drone, recordedAt: day(1 / 24) });
    await runJobs();
    expect((await told()).items).toHaveLength(1);
  });

  it('tells nothing to who has done it already, and nothing of what is gone', async () => {
    const rule = await makeRule({ days: 1 });
    await done(rule._id);
    const other = (await makeDrone(server, ana))._id;
    await makeRule({ days: 1 }, day(-5), { kind: 'drone', _id: other });
    await runJobs();
    expect((await told()).items).toHaveLength(1);
    await server.call(calls.deleteDrone, { params: { id: other }, token: ana.token });
    expect((await told()).items).toEqual([]);
  });

  it('counts for a part what the drone flew while it sat there', async () => {
    const body = { name: 'XING', type: 'motor' as const };
    const { _id: part } = (await server.call(calls.createComponent, { token: ana.token, body })).body;
    const place = { drone, from: day(-5) };
    await server.call(calls.createInstallation, { params: { id: part }, token: ana.token, body: place });
    const rule = await makeRule({ minutes: 10 }, day(-9), { kind: 'component', _id: part });
    await makeFlight(server, ana, { drone, recordedAt: day(-7), durationSeconds: 900 });
    await runJobs();
    expect((await told()).items).toEqual([]);
    await makeFlight(server, ana, { drone, recordedAt: day(-1), durationSeconds: 600 });
    await runJobs();
    expect((await told()).items).toMatchObject([{ target: { kind: 'component', _id: part, title: 'XING' } }]);
    await done(rule._id);
    const log = await server.call(calls.listUpkeep, { params: { id: drone }, token: ana.token });
    expect(log.body.items).toMatchObject([{ kind: 'check', component: { _id: part, name: 'XING' } }]);
  });

  it('tells nothing of equipment that was sold, until it is back', async () => {
    const id = await makeItem(day(400).slice(0, 10));
    const rule = await makeRule({ days: 1 }, day(-5), { kind: 'equipmentItem', _id: id });
    const { token } = ana;
    const due = async () => (await server.call(calls.listReminders, { token })).body.items;
    const link = await server.call(calls.createReminderLink, { token });
    const { pathname } = new URL(link.body.url);
    const calendar = async () => (await server.app.inject(pathname)).body;
    await runJobs();
    expect([(await told()).items, await due()]).toMatchObject([[{ kind: 'reminder' }], [{ _id: rule._id }]]);
    expect(await calendar()).toContain('Cambiar hélices');
    const change = (status: 'sold' | 'active') =>
      server.call(calls.changeEquipmentStatus, { params: { id }, token, body: { status } });
    await change('sold');
    await runJobs();
    expect([(await told()).items, await due()]).toEqual([[], []]);
    const resting = await server.call(calls.getReminderRule, { params: { id: rule._id }, token });
    expect(resting.body).toMatchObject({ _id: rule._id, due: false });
    expect(await calendar()).not.toContain('Cambiar hélices');
    await change('active');
    await runJobs();
    expect([(await told()).items, await due()]).toMatchObject([[{ kind: 'reminder' }], [{ _id: rule._id }]]);
  });

  it('tells of a warranty 30 days before its end, then on its last day in the place of the first', async () => {
    const id = await makeItem(day(30).slice(0, 10));
    await makeItem(day(31).slice(0, 10));
    await makeItem(day(-8).slice(0, 10));
    await runJobs();
    await runJobs();
    const target = { kind: 'equipmentItem', _id: id, title: 'Gafas' };
    expect((await told()).items).toMatchObject([{ kind: 'warranty', target, dueOn: day(30).slice(0, 10) }]);
    const change = { params: { id }, token: ana.token };
    const today = day(0).slice(0, 10);
    await server.call(calls.updateEquipmentItem, { ...change, body: { warrantyExpiration: today } });
    expect((await told()).items).toEqual([]);
    await runJobs();
    await runJobs();
    expect((await told()).items).toMatchObject([{ kind: 'warranty', target, dueOn: today }]);
    await server.call(calls.changeEquipmentStatus, { ...change, body: { status: 'sold' } });
    expect((await told()).items).toEqual([]);
  });

  it('tells again of a warranty whose item was not sold after all', async () => {
    const id = await makeItem(day(20).slice(0, 10));
    await runJobs();
    const change = { params: { id }, token: ana.token };
    const sale = await server.call(calls.changeEquipmentStatus, { ...change, body: { status: 'sold' } });
    await runJobs();
    expect((await told()).items).toEqual([]);
    const params = { id, changeId: sale.body._id };
    await server.call(calls.undoEquipmentStatusChange, { params, token: ana.token });
    await runJobs();
    await runJobs();
    expect((await told()).items).toMatchObject([{ kind: 'warranty', dueOn: day(20).slice(0, 10) }]);
  });

  it('goes by the day in UTC, whatever time zone the database is in', async () => {
    await makeItem(day(-7).slice(0, 10));
    await makeItem(day(30).slice(0, 10));
    // Between them they have another day than UTC at any hour.
    for (const zone of ['Etc/GMT-14', 'Etc/GMT+12'])
      await server.db.transaction().execute(async (trx) => {
        await sql`set local time zone ${sql.lit(zone)}`.execute(trx);
        expect(await readWarranties(trx, ana.id)).toHaveLength(2);
      });
  });
});
