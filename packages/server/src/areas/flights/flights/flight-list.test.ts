import { calls, type FlightInput, flightFilters } from '@estela/contracts';
import { makeDrone, makeFlight } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('list of own flights', () => {
  let server: TestServer;
  let ana: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    const other = await makePilot(server.db, 'otro');
    await makeFlight(server, other, { title: 'De otro', visibility: 'public' });
  });
  afterAll(() => server.close());
  afterEach(async () => {
    jest.restoreAllMocks();
    await server.db.deleteFrom('flights').where('owner_id', '=', ana.id).execute();
  });

  async function titles(query: Record<string, string | number>, pilot = ana) {
    const { status, body } = await server.call(calls.listFlights, { token: pilot.token, query });
    expect(status).toBe(200);
    expect(body.total).toBe(body.items.length);
    return body.items.map(({ title }) => title);
  }

  async function log(title: string, recordedAt: string, input: Partial<FlightInput> = {}) {
    return makeFlight(server, ana, { title, recordedAt, ...input });
  }

  it('takes today, this week and this month from the calendar of the viewer’s time zone', async () => {
    // Wednesday 2026-07-01, 00:30 in Madrid; Tuesday 2026-06-30, 22:30 in UTC; 15:30 in Los Angeles.
    const now = Date.parse('2026-06-30T22:30:00Z');
    // Logged later: no flight may be more than a day ahead.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-06T00:00:00Z'));
    await log('monday midnight in Madrid', '2026-06-28T22:00:00Z');
    await log('sunday in Madrid', '2026-06-28T21:59:59.999Z');
    await log('tuesday', '2026-06-30T12:00:00Z');
    await log('wednesday in Madrid', '2026-06-30T22:00:00Z');
    await log('sunday to come in Madrid', '2026-07-05T21:59:59Z');
    await log('monday to come in Madrid', '2026-07-05T22:00:00Z');
    await log('last of June in Los Angeles', '2026-07-01T06:59:59Z');
    clock.mockReturnValue(now);

    expect(await titles({ filter: 'today', tz: 'Europe/Madrid' })).toEqual([
      'last of June in Los Angeles',
      'wednesday in Madrid',
    ]);
    expect(await titles({ filter: 'today' })).toEqual(['wednesday in Madrid', 'tuesday']);
    expect(await titles({ filter: 'week', tz: 'Europe/Madrid' })).toEqual([
      'sunday to come in Madrid',
      'last of June in Los Angeles',
      'wednesday in Madrid',
      'tuesday',
      'monday midnight in Madrid',
    ]);
    expect(await titles({ filter: 'month', tz: 'Europe/Madrid' })).toEqual([
      'monday to come in Madrid',
      'sunday to come in Madrid',
      'last of June in Los Angeles',
      'wednesday in Madrid',
    ]);
    expect(await titles({ filter: 'month', tz: 'America/Los_Angeles' })).toEqual([
      'last of June in Los Angeles',
      'wednesday in Madrid',
      'tuesday',
      'monday midnight in Madrid',
      'sunday in Madrid',
    ]);
  });

  it('knows each filter by visibility, favourites and video', async () => {
    await log('público', '2026-01-05T10:00:00Z', { visibility: 'public' });
    await log('seguidores', '2026-01-04T10:00:00Z', { visibility: 'followers' });
    await log('privado', '2026-01-03T10:00:00Z', { visibility: 'private' });
    const { _id } = await log('oculto', '2026-01-02T10:00:00Z', { visibility: 'unlisted' });
    await server.call(calls.favoriteFlight, { params: { id: _id }, token: ana.token });
    const all = ['público', 'seguidores', 'privado', 'oculto'];
    expect(await titles({})).toEqual(all);
    expect(await titles({ filter: 'video' })).toEqual(all);
    expect(await titles({ filter: 'public' })).toEqual(['público']);
    expect(await titles({ filter: 'followers' })).toEqual(['seguidores']);
    expect(await titles({ filter: 'private' })).toEqual(['privado']);
    expect(await titles({ filter: 'favorites' })).toEqual(['oculto']);
  });

  it('counts for each filter what it would find, also among the flights that were searched for', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-30T22:30:00Z'));
    await log('today in Madrid', '2026-06-30T22:10:00Z', { visibility: 'public', tags: ['bando'] });
    await log('this week', '2026-06-29T10:00:00Z', { visibility: 'private', tags: ['bando'] });
    await log('long ago', '2020-01-01T10:00:00Z', { favorite: true });
    const asked: Record<string, string>[] = [{ tz: 'Europe/Madrid' }, {}, { tag: 'bando', q: 'week' }];
    for (const query of asked) {
      const { status, body } = await server.call(calls.countFlights, { token: ana.token, query });
      const found: Record<string, number> = {};
      for (const filter of flightFilters) found[filter] = (await titles({ filter, ...query })).length;
      expect([status, body]).toEqual([200, found]);
    }
    const { body } = await server.call(calls.countFlights, { token: ana.token });
    expect(body).toMatchObject({ all: 3, today: 1, week: 2, favorites: 1, followers: 1 });
    expect((await server.call(calls.countFlights)).status).toBe(401);
  });

  it('finds words whatever their case and accents, and takes % and _ as they are', async () => {
    await log('Montaña de Montserrat', '2026-01-03T10:00:00Z', { description: 'Niebla al 100 %' });
    await log('Playa', '2026-01-02T10:00:00Z', { tags: ['Corazón'] });
    expect(await titles({ q: 'MONTAÑA' })).toEqual(['Montaña de Montserrat']);
    expect(await titles({ q: 'montana niebla' })).toEqual(['Montaña de Montserrat']);
    expect(await titles({ q: 'corazon' })).toEqual(['Playa']);
    expect(await titles({ q: '100 %' })).toEqual(['Montaña de Montserrat']);
    expect(await titles({ q: '_' })).toEqual([]);
    expect(await titles({ q: '\\' })).toEqual([]);
    expect(await titles({ q: '   ' })).toHaveLength(2);
  });

  it('narrows by tag, discipline and drone at once', async () => {
    const drone = await makeDrone(server, ana);
    await log('uno', '2026-01-03T10:00:00Z', { tags: ['bando'], disciplines: ['acro'], drone: drone._id });
    await log('dos', '2026-01-02T10:00:00Z', { tags: ['bando'], disciplines: ['racing'] });
    expect(await titles({ tag: 'bando' })).toEqual(['uno', 'dos']);
    expect(await titles({ tag: 'bando', discipline: 'racing' })).toEqual(['dos']);
    expect(await titles({ drone: drone._id })).toEqual(['uno']);
    expect(await titles({ spot: drone._id })).toEqual([]);
  });

  it('pages with the total of all pages', async () => {
    for (const day of ['01', '02', '03', '04', '05']) await log(day, `2026-01-${day}T10:00:00Z`);
    const page = async (number: number) =>
      (await server.call(calls.listFlights, { token: ana.token, query: { page: number, limit: 2 } })).body;
    expect(await page(1)).toMatchObject({
      page: 1,
      limit: 2,
      total: 5,
      items: [{ title: '05' }, { title: '04' }],
    });
    expect(await page(3)).toMatchObject({ page: 3, total: 5, items: [{ title: '01' }] });
    expect(await page(9)).toMatchObject({ page: 9, total: 5, items: [] });
  });

  it('rejects time zones, filters and pages that do not exist', async () => {
    for (const query of [
      { tz: 'Mars/Olympus' },
      { filter: 'mine' },
      { page: 0 },
      { limit: 101 },
      { drone: 'x' },
    ]) {
      const { status, error } = await server.call(calls.listFlights, { token: ana.token, query });
      expect([status, error.code]).toEqual([400, 'VALIDATION']);
    }
    expect((await server.call(calls.listFlights)).status).toBe(401);
  });
});
