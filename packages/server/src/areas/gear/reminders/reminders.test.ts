import { calls, limits, type ReminderRuleInput } from '@estela/contracts';
import { sql } from 'kysely';
import { makeDrone, makeFlight } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

const monthAgo = () => new Date(Date.now() - 30 * 86_400_000).toISOString();

describe('reminders', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;
  let drone: string;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
    drone = (await makeDrone(server, ana, { name: 'Apex', visibility: 'public' }))._id;
  });

  const aRule = (more: Partial<ReminderRuleInput> = {}): ReminderRuleInput => ({
    subject: { kind: 'drone', _id: drone },
    every: { flights: 2 },
    text: 'Cambiar hélices',
    ...more,
  });
  async function make(input: Partial<ReminderRuleInput> = {}) {
    const { status, body } = await server.call(calls.createReminderRule, {
      token: ana.token,
      body: aRule(input),
    });
    expect(status).toBe(201);
    return body;
  }
  const get = async (id: string) =>
    (await server.call(calls.getReminderRule, { params: { id }, token: ana.token })).body;
  const due = async () => (await server.call(calls.listReminders, { token: ana.token })).body.items;
  async function makeItem(more: object = {}) {
    const body = { name: 'Pack 6S', type: 'battery', condition: 'new', ...more };
    return (await server.call(calls.createEquipmentItem, { token: ana.token, body })).body._id;
  }
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('count the flights and minutes of a drone since it was last done', async () => {
    const byFlights = await make({ since: monthAgo() });
    const byMinutes = await make({ every: { minutes: 10 }, since: monthAgo() });
    expect(byFlights).toMatchObject({ used: 0, left: 2, due: false, dueOn: null });
    expect(byFlights.subject).toEqual({ kind: 'drone', _id: drone, name: 'Apex' });
    await makeFlight(server, ana, { drone, durationSeconds: 290 });
    await makeFlight(server, ana, { drone, durationSeconds: 290, recordedAt: '2026-01-01T10:00:00Z' });
    await makeFlight(server, ana, { durationSeconds: 290 });
    expect(await get(byFlights._id)).toMatchObject({ used: 1, left: 1, due: false });
    expect(await due()).toEqual([]);
    await makeFlight(server, ana, { drone, durationSeconds: 310 });
    expect(await get(byMinutes._id)).toMatchObject({ used: 10, left: 0, due: true });
    expect(await due()).toMatchObject([
      { kind: 'rule', _id: byFlights._id, text: 'Cambiar hélices', subject: { name: 'Apex' }, dueOn: null },
      { kind: 'rule', _id: byMinutes._id },
    ]);
  });

  it('count days, and what was flown with a battery', async () => {
    const battery = await makeItem();
    const subject = { kind: 'equipmentItem' as const, _id: battery };
    const byDays = await make({ every: { days: 30 }, since: monthAgo(), subject });
    expect(byDays).toMatchObject({ used: 30, left: 0, due: true, dueOn: inDays(0), tz: 'UTC' });
    const byFlights = await make({ every: { flights: 1 }, since: monthAgo(), subject });
    await makeFlight(server, ana, { equipmentItems: [battery] });
    expect(await get(byFlights._id)).toMatchObject({ used: 1, due: true });
    const rules = (query: Record<string, string | number>) =>
      server.call(calls.listReminderRules, { token: ana.token, query });
    await make();
    expect((await rules({})).body.total).toBe(3);
    expect((await rules({ subject: battery, limit: 1, page: 2 })).body).toMatchObject({ total: 2 });
  });

  it('count again once they are done, which the log of the drone keeps', async () => {
    const rule = await make({ every: { days: 1 }, since: monthAgo() });
    const done = await server.call(calls.completeReminderRule, {
      params: { id: rule._id },
      token: ana.token,
      body: {},
    });
    expect([done.status, done.body]).toMatchObject([200, { used: 0, left: 1, due: false }]);
    expect(await due()).toEqual([]);
    const { body: log } = await server.call(calls.listUpkeep, { params: { id: drone }, token: ana.token });
    expect(log.items).toMatchObject([{ kind: 'check', text: 'Cambiar hélices', at: done.body.since }]);
  });

  it('are done once by those who say so at one moment, and again by who says so later', async () => {
    const rule = await make({ every: { days: 1 } });
    const done = () =>
      server.call(calls.completeReminderRule, { params: { id: rule._id }, token: ana.token, body: {} });
    const logged = async () =>
      (await server.call(calls.listUpkeep, { params: { id: drone }, token: ana.token })).body.total;
    const before = await logged();
    const answers = [...(await Promise.all([done(), done(), done()])), await done()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.since)).size).toBe(1);
    expect(await logged()).toBe(before + 1);
    await sql`update reminder_rules set since = since - interval '1 minute', updated_at = updated_at - interval '1 minute',
      created_at = created_at - interval '1 minute' where id = ${rule._id}`.execute(server.db);
    expect((await done()).status).toBe(200);
    expect(await logged()).toBe(before + 2);
  });

  it('of a drone come with those of the parts on it', async () => {
    const part = { name: 'XING', type: 'motor' as const };
    const { _id } = (await server.call(calls.createComponent, { token: ana.token, body: part })).body;
    await make();
    await make({ subject: { kind: 'component', _id }, every: { days: 1 }, since: monthAgo() });
    const other = (await makeDrone(server, ana))._id;
    const names = async (subject: string) => {
      const { body } = await server.call(calls.listReminderRules, { token: ana.token, query: { subject } });
      return body.items.map((rule) => rule.subject.name);
    };
    expect(await names(drone)).toEqual(['Apex']);
    const body = { drone, from: monthAgo() };
    await server.call(calls.createInstallation, { params: { id: _id }, token: ana.token, body });
    expect([await names(drone), await names(_id), await names(other)]).toEqual([
      ['XING', 'Apex'],
      ['XING'],
      [],
    ]);
  });

  it('of a part are logged with the drone that it sat on when it was done', async () => {
    const part = { name: 'XING', type: 'motor' as const };
    const { _id } = (await server.call(calls.createComponent, { token: ana.token, body: part })).body;
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const other = (await makeDrone(server, ana, { name: 'Avispa' }))._id;
    const params = { id: _id };
    for (const body of [
      { drone, from: daysAgo(20), to: daysAgo(10) },
      { drone: other, from: daysAgo(5) },
    ])
      await server.call(calls.createInstallation, { params, token: ana.token, body });
    const subject = { kind: 'component' as const, _id };
    const rule = await make({ subject, every: { days: 30 }, since: monthAgo() });
    const done = (at: string) =>
      server.call(calls.completeReminderRule, { params: { id: rule._id }, token: ana.token, body: { at } });
    const logged = async (id: string) =>
      (await server.call(calls.listUpkeep, { params: { id }, token: ana.token })).body.items;
    for (const days of [15, 7, 2]) expect((await done(daysAgo(days))).status).toBe(200);
    // It lay on the bench a week ago.
    expect([(await logged(drone)).length, (await logged(other)).length]).toEqual([1, 1]);
    const earlier = await done(daysAgo(3));
    expect([earlier.status, earlier.error.fields]).toEqual([
      400,
      { at: 'Es anterior a la última vez que se hizo' },
    ]);
    expect((await get(rule._id)).left).toBe(28);
  });

  it('count days where the viewer is', async () => {
    // Between them they have another day at any hour.
    const [east, west] = ['Etc/GMT-14', 'Etc/GMT+12'];
    await make({ every: { days: 30 }, since: monthAgo(), tz: east });
    await makeItem({ warrantyExpiration: inDays(0) });
    const left = async (tz: string) => {
      const query = { tz };
      const rules = await server.call(calls.listReminderRules, { token: ana.token, query });
      const reminders = await server.call(calls.listReminders, { token: ana.token, query });
      return [rules.body.items[0]?.left, reminders.body.items.filter(({ kind }) => kind === 'rule').length];
    };
    expect(await left(east)).toEqual([0, 1]);
    const [days = 0, due] = await left(west);
    expect([days > 0, due]).toEqual([true, 0]);
  });

  it('keep every field that a change does not name, and refuse what cannot be', async () => {
    const rule = await make({ every: { days: 90 }, tz: 'Europe/Madrid' });
    const change = (body: object) =>
      server.call(calls.updateReminderRule, { params: { id: rule._id }, token: ana.token, body });
    for (const body of [{}, rule, { text: 'Revisar tornillos' }]) {
      const patched = await change(body);
      Object.assign(rule, body, { updatedAt: patched.body.updatedAt });
      expect([patched.status, patched.body]).toEqual([200, rule]);
    }
    expect((await change({ every: { flights: 5 } })).body).toMatchObject({ dueOn: null, left: 5 });
    const battery = await makeItem();
    await server.db
      .updateTable('equipment_items')
      .set({ owner_id: berto.id })
      .where('id', '=', battery)
      .execute();
    for (const [wrong, field] of [
      [{ every: { days: 1, flights: 1 } }, 'every'],
      [{ every: { days: 0 } }, 'every'],
      [{ every: {} }, 'every'],
      [{ since: '2999-01-01' }, 'since'],
      [{ since: '1999-12-31' }, 'since'],
      [{ tz: 'Marte/Olympus' }, 'tz'],
      [{ subject: { kind: 'equipmentItem', _id: battery } }, 'subject'],
    ] as const) {
      const { status, error } = await change(wrong);
      expect([wrong, status, Object.keys(error.fields ?? {})[0]?.split('.')[0]]).toEqual([wrong, 400, field]);
    }
  });

  it('go with what they are about, and do not exist for anybody else', async () => {
    const rule = await make();
    const options = { params: { id: rule._id }, token: berto.token };
    const answers = [
      await server.call(calls.getReminderRule, options),
      await server.call(calls.updateReminderRule, { ...options, body: { text: 'Mío' } }),
      await server.call(calls.completeReminderRule, { ...options, body: {} }),
      await server.call(calls.deleteReminderRule, options),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const foreign = { token: berto.token, body: aRule() };
    expect((await server.call(calls.createReminderRule, foreign)).error.fields).toHaveProperty('subject');
    const lists = [
      await server.call(calls.listReminderRules, { token: berto.token, query: { subject: drone } }),
      await server.call(calls.listReminders, { token: berto.token }),
    ];
    expect(lists.map(({ body }) => body.total)).toEqual([0, 0]);
    await server.call(calls.deleteDrone, { params: { id: drone }, token: ana.token });
    const gone = { params: { id: rule._id }, token: ana.token };
    expect((await server.call(calls.getReminderRule, gone)).status).toBe(404);
  });

  it('tell of warranties that end within 30 days or did so a week ago, but not of what was sold', async () => {
    const ends = (days: number, more = {}) =>
      makeItem({ name: `${days}`, warrantyExpiration: inDays(days), ...more });
    for (const days of [31, 30, 0, -7, -8]) await ends(days);
    await ends(1, { status: 'sold' });
    await make({ since: monthAgo(), every: { days: 1 } });
    expect((await due()).map(({ kind, subject }) => [kind, subject.name])).toEqual([
      ['warranty', '-7'],
      ['warranty', '0'],
      ['rule', 'Apex'],
      ['warranty', '30'],
    ]);
  });

  it('are no more than a pilot can need', async () => {
    await sql`insert into reminder_rules (id, owner_id, drone_id, text, every_flights, time_zone)
      select gen_random_uuid(), ${ana.id}, ${drone}, '', 1, 'UTC'
      from generate_series(1, ${limits.reminderRulesPerPilot.max}::int)`.execute(server.db);
    const { status, error } = await server.call(calls.createReminderRule, {
      token: ana.token,
      body: aRule(),
    });
    expect([status, error.code]).toEqual([409, 'CONFLICT']);
  });
});
