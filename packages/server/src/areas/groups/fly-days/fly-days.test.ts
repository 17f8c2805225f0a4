import { calls, type FlyDay, type FlyDayAnswer, type FlyDayInput, type Group } from '@estela/contracts';
import { sql } from 'kysely';
import { makeGroup, putMember } from '../../../../test/support/test-groups.ts';
import { makeSpot } from '../../../../test/support/test-items.ts';
import { makeBlock, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

/** Servers on one database, each with a pool of its own. Embedded there can be one only. */
const serverCount = globalThis.testDatabase.kind === 'server' ? 2 : 1;

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

describe('fly-days', () => {
  let servers: TestServer[];
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;
  let cleo: TestPilot;
  let group: Group;

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
    berto = await makePilot(server.db, 'berto');
    cleo = await makePilot(server.db, 'cleo');
    group = await makeGroup(server, ana);
    for (const pilot of [berto, cleo]) await putMember(server, group._id, pilot);
  });

  const params = () => ({ id: group._id });
  const at = ({ _id }: Pick<FlyDay, '_id'>, { token }: TestPilot) => ({
    params: { id: group._id, flyDayId: _id },
    token,
  });
  async function plan(input: Partial<FlyDayInput> = {}, { token }: TestPilot = ana): Promise<FlyDay> {
    const body = { title: 'Sábado en la cantera', at: inHours(72), ...input };
    const made = await server.call(calls.createFlyDay, { params: params(), token, body });
    expect(made.status).toBe(201);
    return made.body;
  }
  const answer = (day: FlyDay, pilot: TestPilot, said: FlyDayAnswer, on = server) =>
    on.call(calls.answerFlyDay, { ...at(day, pilot), body: { answer: said } });
  const change = (day: FlyDay, pilot: TestPilot, body: object) =>
    server.call(calls.updateFlyDay, { ...at(day, pilot), body });
  const read = async (day: FlyDay, pilot = ana) => (await server.call(calls.getFlyDay, at(day, pilot))).body;
  const guests = async (day: FlyDay, list: string, pilot = ana) =>
    (await server.call(calls.listFlyDayGuests, { ...at(day, pilot), query: { list } })).body.items.map(
      ({ user }) => user.username,
    );
  const told = async ({ token }: TestPilot) =>
    (await server.call(calls.listNotifications, { token })).body.items
      .filter(({ kind }) => kind === 'flyDay')
      .map(({ actor, target, flyDay }) =>
        [flyDay?.event, actor?.username, target.kind, target.title].join(' '),
      );
  const titles = async (query: Record<string, string | number>, pilot = berto) =>
    (await server.call(calls.listFlyDays, { params: params(), token: pilot.token, query })).body.items.map(
      ({ title }) => title,
    );
  /** As if so many hours had passed. */
  const later = (day: FlyDay, hours: number) =>
    sql`update fly_days set at = at - ${hours} * interval '1 hour', until = until - ${hours} * interval '1 hour',
      ends_at = ends_at - ${hours} * interval '1 hour' where id = ${day._id}`.execute(server.db);
  async function runJobs() {
    for (const { app } of servers) await app.jobs.prepare();
    await sql`update jobs set due_at = now()`.execute(server.db);
    await Promise.all([...servers, ...servers].map(({ app }) => app.jobs.runDue()));
  }

  it('are made by members, with the maker coming where they say so, and the others hear of it', async () => {
    const day = await plan({ limit: 4, until: inHours(75), description: 'Traed agua', going: true }, berto);
    expect(day).toMatchObject({
      ...{
        group: { _id: group._id, name: 'FPV Madrid' },
        author: { username: 'berto' },
        limit: 4,
        spot: null,
      },
      ...{ description: 'Traed agua', cancelled: false, over: false, going: 1, waiting: 0, maybe: 0 },
      answer: { answer: 'yes', state: 'going' },
    });
    expect([await told(ana), await told(berto)]).toEqual([['created berto flyDay Sábado en la cantera'], []]);
    expect((await plan({})).answer).toBeNull();
  });

  it('are refused by field', async () => {
    const title = 'Sábado';
    for (const [wrong, fields] of [
      [{}, ['title', 'at']],
      [{ title, at: inHours(-1) }, ['at']],
      [{ title, at: 'mañana' }, ['at']],
      [{ title, at: inHours(24 * 36_526) }, ['at']],
      [{ title, at: '9999-12-31T10:00:00Z' }, ['at']],
      [{ title, at: inHours(5), until: inHours(4) }, ['until']],
      [{ title, at: inHours(5), until: inHours(5 + 24 * 7.1) }, ['until']],
      [{ title, at: inHours(5), limit: 0 }, ['limit']],
      [{ title, at: inHours(5), limit: 1_001 }, ['limit']],
      [{ title: 'x'.repeat(121), at: inHours(5) }, ['title']],
      [{ title, at: inHours(5), spot: crypto.randomUUID() }, ['spot']],
    ] as const) {
      const { status, error } = await server.call(calls.createFlyDay, {
        ...{ params: params(), token: ana.token },
        body: wrong as FlyDayInput,
      });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, fields]);
    }
  });

  it('give places first come, first served, and the next waiting one a place that is left', async () => {
    const day = await plan({ limit: 1 });
    expect((await answer(day, berto, 'yes')).body).toEqual({ answer: 'yes', state: 'going' });
    expect((await answer(day, cleo, 'yes')).body).toEqual({ answer: 'yes', state: 'waiting' });
    expect((await answer(day, ana, 'yes')).body).toEqual({ answer: 'yes', state: 'waiting' });
    expect((await answer(day, berto, 'yes')).body).toEqual({ answer: 'yes', state: 'going' });
    expect([await guests(day, 'going'), await guests(day, 'waiting')]).toEqual([['berto'], ['cleo', 'ana']]);
    expect((await answer(day, berto, 'maybe')).body).toEqual({ answer: 'maybe', state: null });
    expect([await guests(day, 'going'), await guests(day, 'maybe')]).toEqual([['cleo'], ['berto']]);
    expect((await told(cleo))[0]).toBe('movedUp  flyDay Sábado en la cantera');
    await answer(day, berto, 'yes');
    expect(await guests(day, 'waiting')).toEqual(['ana', 'berto']);
    await change(day, ana, { limit: 2 });
    expect([await guests(day, 'going'), await guests(day, 'waiting')]).toEqual([['cleo', 'ana'], ['berto']]);
    await change(day, ana, { limit: 1 });
    expect(await read(day)).toMatchObject({ limit: 1, going: 2, waiting: 1 });
    await answer(day, ana, 'no');
    expect(await read(day)).toMatchObject({ going: 1, waiting: 1, declined: 1 });
    await change(day, ana, { limit: null });
    expect(await read(day)).toMatchObject({ limit: null, going: 2, waiting: 0 });
  });

  it('never give a place twice nor leave one empty while many answer, leave and raise the limit at once', async () => {
    const day = await plan({ limit: 3 });
    const pilots = await Promise.all(Array.from({ length: 12 }, () => makePilot(server.db)));
    for (const pilot of pilots) await putMember(server, group._id, pilot);
    const on = (i: number) => servers[i % servers.length] as TestServer;
    await Promise.all(pilots.map((pilot, i) => answer(day, pilot, 'yes', on(i))));
    expect(await read(day)).toMatchObject({ going: 3, waiting: 9 });
    const left = await Promise.all([
      ...pilots.slice(0, 4).map((pilot, i) => answer(day, pilot, 'no', on(i))),
      ...pilots
        .slice(4, 6)
        .map((pilot, i) => on(i).call(calls.leaveGroup, { params: params(), token: pilot.token })),
      ...pilots.slice(6, 8).map((pilot, i) => answer(day, pilot, 'maybe', on(i))),
      change(day, ana, { limit: 4 }),
      answer(day, berto, 'yes', on(1)),
    ]);
    expect(left.map(({ status }) => status)).toEqual([200, 200, 200, 200, 204, 204, 200, 200, 200, 200]);
    expect(await read(day)).toMatchObject({ going: 4, waiting: 1, maybe: 2, declined: 4 });
  });

  it('lose the answer of whoever leaves, is banned or deletes the account, and give their place on', async () => {
    const day = await plan({ limit: 1 });
    const dani = await makePilot(server.db, 'dani');
    await putMember(server, group._id, dani);
    for (const pilot of [berto, cleo, dani, ana]) await answer(day, pilot, 'yes');
    await server.call(calls.leaveGroup, { params: params(), token: berto.token });
    expect(await guests(day, 'going')).toEqual(['cleo']);
    await server.call(calls.updateGroupMember, {
      ...{ params: { ...params(), userId: cleo.id }, token: ana.token },
      body: { status: 'banned' },
    });
    expect(await guests(day, 'going')).toEqual(['dani']);
    await server.db.deleteFrom('users').where('id', '=', dani.id).execute();
    expect([await guests(day, 'going'), await guests(day, 'waiting')]).toEqual([['ana'], []]);
    expect((await answer(day, berto, 'yes')).status).toBe(403);
  });

  it('stay with the group when their maker deletes the account, and go with the group', async () => {
    const day = await plan({}, berto);
    await answer(day, cleo, 'yes');
    await server.db.deleteFrom('users').where('id', '=', berto.id).execute();
    expect((await read(day)).author.username).toBe('ana');
    await plan({ limit: 1 }).then(async (full) => {
      await answer(full, cleo, 'yes');
      await answer(full, ana, 'yes');
    });
    const deleted = await server.call(calls.deleteGroup, { params: params(), token: ana.token });
    expect([deleted.status, (await server.call(calls.getFlyDay, at(day, cleo))).status]).toEqual([204, 404]);
  });

  it('are changed by their maker and by moderators alone, and who wanted to come hears of what matters', async () => {
    const day = await plan({}, berto);
    for (const pilot of [ana, cleo]) await answer(day, pilot, 'maybe');
    expect((await change(day, cleo, { title: 'No' })).status).toBe(403);
    await change(day, berto, { title: 'Domingo' });
    expect(await told(cleo)).toEqual(['created berto flyDay Domingo']);
    await change(day, ana, { at: inHours(90) });
    await change(day, ana, { at: inHours(92) });
    expect([await told(cleo), await told(ana)]).toEqual([
      ['changed ana flyDay Domingo', 'created berto flyDay Domingo'],
      ['created berto flyDay Domingo'],
    ]);
    await change(day, berto, { cancelled: true });
    expect(await told(cleo)).toEqual(['cancelled berto flyDay Domingo']);
    expect((await answer(day, cleo, 'yes')).error.message).toBe('Esta quedada está cancelada');
    await change(day, berto, { cancelled: false });
    expect((await answer(day, cleo, 'yes')).status).toBe(200);
    expect((await server.call(calls.deleteFlyDay, at(day, cleo))).status).toBe(403);
    expect((await server.call(calls.deleteFlyDay, at(day, berto))).status).toBe(204);
    expect(await told(cleo)).toEqual(['cancelled berto group Domingo']);
    expect((await server.call(calls.deleteFlyDay, at(day, berto))).status).toBe(404);
  });

  it('that are cancelled stay cancelled to who wanted to come, though they are moved or deleted then', async () => {
    const day = await plan({ title: 'Domingo' }, berto);
    await answer(day, cleo, 'yes');
    await change(day, berto, { cancelled: true });
    await change(day, berto, { at: inHours(90) });
    expect(await told(cleo)).toEqual(['cancelled berto flyDay Domingo']);
    await server.call(calls.deleteFlyDay, at(day, berto));
    expect(await told(cleo)).toEqual(['cancelled berto group Domingo']);
  });

  it('are listed apart, to come soonest first and past latest first, in pages', async () => {
    const days: FlyDay[] = [];
    for (const [title, hours] of [
      ['c', 30],
      ['a', 10],
      ['b', 20],
    ] as const) {
      days.push(await plan({ title, at: inHours(hours), until: inHours(hours + 2) }));
    }
    for (const [title, hours] of [
      ['ayer', 26],
      ['antes', 60],
    ] as const)
      await later(await plan({ title, at: inHours(1), until: inHours(2) }), hours);
    await later(await plan({ title: 'ahora', at: inHours(1), until: inHours(4) }), 2);
    expect(await titles({})).toEqual(['ahora', 'a', 'b', 'c']);
    expect(await titles({ when: 'past' })).toEqual(['ayer', 'antes']);
    for (const when of ['upcoming', 'past'] as const) {
      const token = berto.token;
      const first = await server.call(calls.listFlyDays, {
        params: params(),
        token,
        query: { when, limit: 1 },
      });
      const cursor = first.body.nextCursor;
      expect((await titles({ when, limit: 1, cursor: cursor ?? '' }))[0]).toBe(
        when === 'past' ? 'antes' : 'a',
      );
    }
    const past = (
      await server.call(calls.listFlyDays, { params: params(), token: ana.token, query: { when: 'past' } })
    ).body.items[0] as FlyDay;
    expect([past.over, (await answer(past, berto, 'yes')).error.message]).toEqual([
      true,
      'Esta quedada ya ha pasado',
    ]);
    expect((await change(past, ana, { title: 'x' })).status).toBe(409);
  });

  it('of all one’s groups come together, but those one declined and cancelled ones one did not answer', async () => {
    const own = async ({ token }: TestPilot) =>
      (await server.call(calls.listOwnFlyDays, { token })).body.items.map(({ title }) => title);
    const [a, b, c] = [await plan({ title: 'a' }), await plan({ title: 'b' }), await plan({ title: 'c' })];
    await answer(a, berto, 'no');
    await answer(b, berto, 'yes');
    await change(b, ana, { cancelled: true });
    await change(c, ana, { cancelled: true });
    expect([await own(berto), await own(cleo)]).toEqual([['b'], ['a']]);
    await makeBlock(server.db, ana, cleo);
    expect(await own(cleo)).toEqual([]);
    expect((await server.call(calls.getFlyDay, at(a, cleo))).status).toBe(404);
    await server.call(calls.leaveGroup, { params: params(), token: berto.token });
    expect(await own(berto)).toEqual([]);
  });

  it('remind those who come, once, the day before, and again when the day is moved', async () => {
    const day = await plan({ at: inHours(40) });
    const tomorrow = await plan({ title: 'Mañana', at: inHours(20) });
    for (const pilot of [berto, cleo]) await answer(day, pilot, pilot === berto ? 'yes' : 'maybe');
    await answer(tomorrow, berto, 'yes');
    await sql`delete from notifications`.execute(server.db);
    await runJobs();
    expect(await told(berto)).toEqual([]);
    await later(day, 20);
    await runJobs();
    await runJobs();
    expect([await told(berto), await told(cleo)]).toEqual([['reminder  flyDay Sábado en la cantera'], []]);
    await change(day, ana, { at: inHours(60) });
    await later(day, 40);
    await runJobs();
    expect((await told(berto)).filter((line) => line.startsWith('reminder'))).toHaveLength(2);
  });

  it('reach who comes whatever they want to hear of the group, and others not', async () => {
    await server.db.updateTable('group_members').set({ level: 'none' }).execute();
    const day = await plan({ limit: 1 });
    await answer(day, berto, 'yes');
    await answer(day, cleo, 'yes');
    await answer(day, berto, 'maybe');
    await change(day, ana, { cancelled: true });
    expect([await told(berto), await told(cleo)]).toEqual(
      Array(2).fill(['cancelled ana flyDay Sábado en la cantera']),
    );
    await plan({ title: 'Otra' });
    expect(await told(berto)).toHaveLength(1);
  });

  it('of a private group that was opened without its past stay with those who were members then', async () => {
    const dani = await makePilot(server.db, 'dani');
    const seen = async (pilot: TestPilot) => [
      await titles({}, pilot),
      (await server.call(calls.listOwnFlyDays, { token: pilot.token })).body.items.map(({ title }) => title),
    ];
    await server.db.updateTable('groups').set({ private: true }).execute();
    const before = await plan({ title: 'antes' });
    await server.call(calls.updateGroup, {
      ...{ params: params(), token: ana.token },
      body: { private: false, showHistory: false },
    });
    await server.call(calls.joinGroup, { params: params(), token: dani.token });
    await plan({ title: 'después' });
    expect([await seen(dani), await seen(berto)]).toEqual([
      [['después'], ['después']],
      [
        ['antes', 'después'],
        ['antes', 'después'],
      ],
    ]);
    expect((await server.call(calls.getFlyDay, at(before, dani))).status).toBe(404);
  });

  it('show their spot to those who may see it, and a moderator leaves one that they do not see', async () => {
    const { _id: spot } = await makeSpot(server, berto, { visibility: 'private', name: 'Secreto' });
    const day = await plan({ spot }, berto);
    expect([day.spot?.name, (await read(day, cleo)).spot]).toEqual(['Secreto', null]);
    expect((await change(day, ana, { title: 'Otro' })).body.spot).toBeNull();
    expect((await change(day, ana, { spot })).status).toBe(200);
    expect((await read(day, berto)).spot?._id).toBe(spot);
    await server.call(calls.deleteSpot, { params: { id: spot }, token: berto.token });
    expect((await read(day, berto)).spot).toBeNull();
  });

  it('tell members with a page open, by ids alone', async () => {
    await sql`insert into event_watchers (user_id) values (${berto.id})`.execute(server.db);
    const day = await plan();
    await answer(day, cleo, 'yes');
    const { rows } = await sql<{ data: object }>`select data from events where kind = 'flyDay'`.execute(
      server.db,
    );
    expect(rows).toEqual(Array(2).fill({ data: { group: group._id, flyDay: day._id } }));
  });

  it('are iCalendar files with their texts escaped, in UTC, the same event at each change', async () => {
    const { _id: spot } = await makeSpot(server, berto, { visibility: 'private', name: 'Presa; norte' });
    const body = {
      title: 'Cantera, a las 8; ¡venid!\\',
      description: 'Agua\ny sombra',
      until: inHours(80),
      spot,
    };
    const day = await plan(body, berto);
    const ics = async (pilot = berto) => (await server.call(calls.getFlyDayCalendar, at(day, pilot))).body;
    const text = await ics();
    const line = (name: string, from = text) =>
      from
        .replace(/\r\n /g, '')
        .split('\r\n')
        .find((one) => one.startsWith(name));
    const stamp = (iso: string) => `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`;
    expect(text.split('\r\n').every((one) => Buffer.byteLength(one) <= 75)).toBe(true);
    expect(line('SUMMARY')).toBe('SUMMARY:Cantera\\, a las 8\\; ¡venid!\\\\');
    expect(line('DESCRIPTION')).toBe('DESCRIPTION:Agua\\ny sombra');
    expect([line('DTSTART'), line('DTEND')]).toEqual([
      `DTSTART:${stamp(day.at)}`,
      `DTEND:${stamp(day.until ?? '')}`,
    ]);
    expect(line('LOCATION')).toBe('LOCATION:Presa\\; norte');
    expect([line('STATUS'), line('SEQUENCE'), line('METHOD')]).toEqual([
      'STATUS:CONFIRMED',
      'SEQUENCE:0',
      'METHOD:PUBLISH',
    ]);
    expect(await ics(cleo)).not.toMatch(/LOCATION|GEO|Presa/);
    await change(day, berto, { cancelled: true });
    const cancelled = await ics();
    expect([line('STATUS', cancelled), line('SEQUENCE', cancelled), line('METHOD', cancelled)]).toEqual([
      'STATUS:CANCELLED',
      'SEQUENCE:1',
      'METHOD:CANCEL',
    ]);
    expect(line('UID', cancelled)).toBe(line('UID'));
    expect(text).not.toContain(`UID:${day._id}`);
  });
});
