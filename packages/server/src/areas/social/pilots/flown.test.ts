import { calls, type FlightInput } from '@estela/contracts';
import { makeDrone, makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

/** Degrees of latitude. */
const metres = 1 / 111_195;

/** Straight up and then north, on average at `speed` metres per second; the sea is 600 m below. */
function logOf({ lat = 40.4168, height = 0, speed = 0 }): FlightInput['track'] {
  const lng = -3.7038;
  return [
    { lat, lng, altitude: 600, t: 0 },
    { lat, lng, altitude: 600 + height, t: 10 },
    // Half a second in which a receiver jumps 40 m.
    { lat: lat + 40 * metres, lng, t: 10.5 },
    { lat: lat + (40 + 9.5 * speed) * metres, lng, altitude: 600, t: 20 },
  ];
}

describe('what a pilot flew', () => {
  let server: TestServer;
  let ana: TestPilot;
  let spot: string;
  let ids: Record<string, string>;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    spot = (await makeSpot(server, ana, { visibility: 'public' }))._id;
    const home = { visibility: 'private', name: 'Casa', location: { lat: 41, lng: -3.7038 } } as const;
    const hidden = await makeSpot(server, ana, home);
    const item = { name: 'Pack', type: 'battery', condition: 'new' } as const;
    const pack = await server.call(calls.createEquipmentItem, { token: ana.token, body: item });
    const flights: (Partial<FlightInput> & { title: string })[] = [
      {
        title: 'Largo',
        recordedAt: '2026-03-28T23:30:00Z',
        durationSeconds: 900,
        disciplines: ['longRange'],
      },
      {
        title: 'Corto',
        recordedAt: '2026-03-29T22:30:00Z',
        durationSeconds: 60,
        disciplines: ['longRange', 'racing'],
      },
      { title: 'Alto', recordedAt: '2026-03-29T10:00:00Z', spot, track: logOf({ height: 80, speed: 12 }) },
      {
        title: 'En casa',
        recordedAt: '2026-03-30T09:00:00Z',
        spot: hidden._id,
        track: logOf({ lat: 41, height: 300, speed: 30 }),
      },
    ];
    ids = {};
    for (const flight of flights)
      ids[flight.title] = (await makeFlight(server, ana, { visibility: 'public', ...flight }))._id;
    const secret = { title: 'Secreto', visibility: 'private', durationSeconds: 5000 } as const;
    const packs = [{ equipmentItem: pack.body._id }];
    await makeFlight(server, ana, { ...secret, recordedAt: '2026-03-30T11:00:00Z', packs });
  });
  afterAll(() => server.close());

  const ask = (as: { token?: string; query?: Record<string, string> } = {}) => {
    const { token, query = { from: '2026-03-01', to: '2026-03-31', tz: 'Europe/Madrid' } } = as;
    return server.call(calls.getPilotSeries, { params: { id: ana.id }, token, query });
  };
  const bests = async (token?: string) =>
    (
      await server.call(calls.getPilotBests, {
        params: { id: ana.id },
        token,
        query: { tz: 'Europe/Madrid' },
      })
    ).body;

  it('is counted by the days of the viewer’s own calendar, also where the clocks change', async () => {
    const { body } = await ask();
    // Midnight of the 29th is at 23:00, the next at 22:00.
    expect(body.days).toEqual([
      { day: '2026-03-29', flights: 2, seconds: 900, packs: null },
      { day: '2026-03-30', flights: 2, seconds: 60, packs: null },
    ]);
    const utc = await ask({ query: { from: '2026-03-29', to: '2026-03-29' } });
    expect(utc.body.days).toEqual([{ day: '2026-03-29', flights: 2, seconds: 60, packs: null }]);
  });

  it('is summed by discipline, and by the spots that the viewer may see', async () => {
    const { body } = await ask();
    expect(body.disciplines).toEqual([
      { discipline: 'longRange', flights: 2, seconds: 960 },
      { discipline: 'racing', flights: 1, seconds: 60 },
    ]);
    expect(body.spots).toMatchObject([{ spot: { _id: spot, name: 'La cantera' }, flights: 1 }]);
  });

  it('tells the owner of private flights and packs too', async () => {
    const { body } = await ask({ token: ana.token });
    expect(body.days.at(-1)).toEqual({ day: '2026-03-30', flights: 3, seconds: 5060, packs: 1 });
    expect(body.spots).toHaveLength(2);
  });

  it('is a year of one’s own by day, drone and discipline, from the first midnight to the last', async () => {
    const berto = await makePilot(server.db, 'berto');
    const drone = await makeDrone(server, berto, { name: 'Apex' });
    const fly = (recordedAt: string, input: Partial<FlightInput> = {}) =>
      makeFlight(server, berto, { visibility: 'private', recordedAt, ...input });
    // No flight may be more than a day ahead.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-01-01T00:00:00Z'));
    await fly('2025-12-31T22:59:59Z', { durationSeconds: 30 });
    await fly('2025-12-31T23:00:00Z', { durationSeconds: 60, drone: drone._id, disciplines: ['acro'] });
    await fly('2026-12-31T22:59:59Z', { durationSeconds: 90, drone: drone._id });
    await fly('2026-07-01T10:00:00Z', { disciplines: ['acro', 'racing'] });
    clock.mockRestore();
    const asked = { year: 2026, tz: 'Europe/Madrid' };
    const year = (query: Record<string, string | number>, token: string | undefined = berto.token) =>
      server.call(calls.getFlightYear, { token, query });
    const { status, body } = await year(asked);
    expect([status, body]).toEqual([
      200,
      {
        year: 2026,
        days: [
          { day: '2026-01-01', flights: 1, seconds: 60, packs: 0 },
          { day: '2026-07-01', flights: 1, seconds: 0, packs: 0 },
          { day: '2026-12-31', flights: 1, seconds: 90, packs: 0 },
        ],
        disciplines: [
          { discipline: 'acro', flights: 2, seconds: 60 },
          { discipline: 'racing', flights: 1, seconds: 0 },
        ],
        drones: [
          { drone: { _id: drone._id, name: 'Apex', type: 'freestyle' }, flights: 2, seconds: 150 },
          { drone: null, flights: 1, seconds: 0 },
        ],
      },
    ]);
    expect((await year({ year: 2025 })).body.days).toHaveLength(1);
    expect((await year({})).body.year).toBe(new Date().getUTCFullYear());
    expect((await year({ year: 9999 })).body.days).toEqual([]);
    const wrong: Record<string, string>[] = [
      { year: '999' },
      { year: '10000' },
      { year: 'x' },
      { tz: 'Marte' },
    ];
    for (const query of wrong) expect([query, (await year(query)).status]).toEqual([query, 400]);
    expect((await year(asked, ana.token)).body.days).not.toEqual(body.days);
    expect((await server.call(calls.getFlightYear)).status).toBe(401);
  });

  it('has bests of the flights that the viewer may see, by logs whose track they may see', async () => {
    const open = await bests();
    expect(open.longest).toMatchObject({ flight: { _id: ids.Largo, title: 'Largo' }, value: 900 });
    expect(open.highest).toMatchObject({ flight: { _id: ids.Alto }, value: 80 });
    expect(open.fastest?.flight._id).toBe(ids.Alto);
    expect(open.fastest?.value).toBeCloseTo(12, 1);
    expect(open).toMatchObject({ firstDay: '2026-03-29', packsInDay: null });
    expect(open.flightsInDay).toEqual({ day: '2026-03-30', value: 2 });
    const own = await bests(ana.token);
    expect(own.longest?.value).toBe(5000);
    expect(own.highest).toMatchObject({ flight: { _id: ids['En casa'] }, value: 300 });
    expect([own.packsInDay?.value, own.flightsInDay?.value]).toEqual([1, 3]);
  });

  it('takes the figures that a log gave the flight before those of its track', async () => {
    const params = { id: ids.Corto ?? '' };
    const body = { maxHeightM: 95, topSpeedMps: 33 };
    await server.call(calls.updateFlight, { params, token: ana.token, body });
    const { highest, fastest } = await bests();
    expect([highest, fastest]).toMatchObject([
      { flight: { title: 'Corto' }, value: 95 },
      { flight: { title: 'Corto' }, value: 33 },
    ]);
    expect((await bests(ana.token)).highest?.value).toBe(300);
  });

  it('is a year until today unless days are named, and never more', async () => {
    const { status, body } = await ask({ query: {} });
    expect([status, Date.parse(body.to) - Date.parse(body.from)]).toEqual([200, 365 * 86_400_000]);
    const wrong: Record<string, string>[] = [
      { from: '2026-01-01', to: '2027-01-02' },
      { from: '2026-01-02', to: '2026-01-01' },
      { from: '0000-01-01', to: '0000-02-01' },
      { from: '9999-12-31' },
      { tz: 'Marte' },
    ];
    for (const query of wrong) expect([query, (await ask({ query })).status]).toEqual([query, 400]);
  });

  it('puts featured flights first on the dashboard', async () => {
    const params = { id: ids.Largo ?? '' };
    await server.call(calls.updateFlight, { params, token: ana.token, body: { featured: true } });
    const { body } = await server.call(calls.getPublicDashboard, { params: { username: 'ana' } });
    expect(body.flights.map(({ title }) => title)).toEqual(['Largo', 'En casa', 'Corto', 'Alto']);
  });

  it('goes through all flights of a pilot page by page', async () => {
    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 3, cursor };
      const { body } = await server.call(calls.listPilotFlights, { params: { id: ana.id }, query });
      titles.push(...body.items.map(({ title }) => title));
      cursor = body.nextCursor ?? undefined;
    } while (cursor);
    expect(titles).toEqual(['En casa', 'Corto', 'Alto', 'Largo']);
  });

  it('puts an old featured flight before six newer ones', async () => {
    for (const title of ['1', '2', '3', '4'])
      await makeFlight(server, ana, {
        visibility: 'public',
        title,
        recordedAt: `2026-04-0${title}T09:00:00Z`,
      });
    const { body } = await server.call(calls.getPublicDashboard, { params: { username: 'ana' } });
    expect(body.flights.map(({ title }) => title)).toEqual(['Largo', '4', '3', '2', '1', 'En casa']);
  });
});
