import { square } from '@estela/airspace/test-zones';
import { calls } from '@estela/contracts';
import { putZones } from '../../../../test/support/put-zones.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import type { DatasetHead } from './store.ts';

const day = 86_400_000;

describe('airspace', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  afterEach(() => server.db.deleteFrom('airspace_datasets').execute());

  const madrid = { lat: 40.4, lng: -3.7 };

  const put = (features: object[], head?: Partial<DatasetHead>) => putZones(server.db, features, head);

  async function check(query: Record<string, string | number> = madrid, language = 'es') {
    const { status, body } = await server.call(calls.checkAirspace, {
      query,
      headers: { 'accept-language': language },
    });
    expect(status).toBe(200);
    return body;
  }

  const codes = ({ why }: { why: { code: string }[] }) => why.map(({ code }) => code);

  it('answers for the last night of the calendar, too', async () => {
    const schedule = [{ day: ['ANY'], startTime: '22:00Z', endTime: '06:00Z' }];
    await put([square('N', 'PROHIBITED', { properties: { limitedApplicability: [{ schedule }] } })]);
    const { verdict, zones } = await check({ ...madrid, at: '9999-12-31T23:00:00Z' });
    expect([verdict, zones[0]?.validTo]).toEqual(['prohibited', null]);
  });

  it('gives no verdict where there is no data', async () => {
    expect(await check()).toMatchObject({
      verdict: 'unknown',
      kind: null,
      maxFreeHeight: null,
      zones: [],
      data: { state: 'missing', sources: [] },
    });
  });

  it('allows a flight away from every zone of current data, and says where that comes from', async () => {
    await put([square('A', 'PROHIBITED', { at: [-3, 40] })]);
    const body = await check();
    expect(body).toMatchObject({ verdict: 'allowed', maxFreeHeight: 120, data: { state: 'current' } });
    expect(codes(body)).toEqual(['noZones', 'notamsMissing']);
    expect(body.data.sources).toMatchObject([{ name: 'prueba', state: 'current', synthetic: false }]);
  });

  it('lists the zones at a point, the strictest kind and the reasons, in the reader’s language', async () => {
    const name = [
      { lang: 'es-ES', text: 'Presa' },
      { lang: 'en-GB', text: 'Dam' },
    ];
    await put([
      square('A', 'CONDITIONAL', { properties: { name } }),
      square('B', 'REQ_AUTHORIZATION', { properties: { reason: 'AIR_TRAFFIC' } }),
    ]);
    const body = await check();
    expect(body).toMatchObject({ verdict: 'authorisation', kind: 'aeronautical', maxFreeHeight: 0 });
    expect(codes(body)).toEqual(['authorisationZone', 'conditionalZone', 'notamsMissing']);
    expect(body.zones.map((zone) => [zone.identifier, zone.name, zone.kind])).toEqual([
      ['B', 'B', 'aeronautical'],
      ['A', 'Presa', 'limited'],
    ]);
    const english = await check(madrid, 'en');
    expect(english.zones[1]?.name).toBe('Dam');
    expect(english.why[0]?.text).toBe('There is a zone that requires prior authorisation');
  });

  it('does not know what a zone of unknown class asks for, and puts it before those with conditions', async () => {
    await put([square('A', 'CONDITIONAL'), square('B', 'FORBIDDEN'), square('C', 'CONDITIONAL')]);
    const body = await check();
    expect(body).toMatchObject({ verdict: 'unknown', data: { state: 'current' } });
    expect(codes(body)).toEqual(['conditionalZone', 'unknownClass', 'notamsMissing']);
    expect(body.zones.map((zone) => [zone.identifier, zone.severity])[0]).toEqual(['B', 'unknown']);
    await put([square('B', 'FORBIDDEN'), square('D', 'PROHIBITED')]);
    expect((await check()).verdict).toBe('prohibited');
  });

  it('counts a zone that starts higher only for flights that reach it', async () => {
    await put([square('A', 'PROHIBITED', { lower: 60 })]);
    expect(await check({ ...madrid, altitude: 60 })).toMatchObject({
      verdict: 'allowed',
      maxFreeHeight: 60,
      zones: [{ above: true }],
    });
    expect(await check({ ...madrid, altitude: 61 })).toMatchObject({
      verdict: 'prohibited',
      maxFreeHeight: 60,
    });
  });

  it.each([
    ['old', 'dataOld', { staleAt: new Date(Date.now() - 1000) }],
    ['old', 'dataOld', { validTo: new Date(Date.now() - 1000) }],
    ['missing', 'dataMissing', { validFrom: new Date(Date.now() + day) }],
    ['missing', 'dataMissing', { countries: [] }],
    ['missing', 'dataSynthetic', { synthetic: true }],
  ] as const)('never allows on data that is %s: %s', async (state, code, head) => {
    await put([square('A', 'NO_RESTRICTION')], head as Partial<DatasetHead>);
    const body = await check();
    expect(body).toMatchObject({ verdict: 'unknown', maxFreeHeight: null, data: { state } });
    expect(codes(body)).toContain(code);
  });

  it('names data that holds no country as a whole where it lies, and nowhere else', async () => {
    await put([square('A', 'PROHIBITED')], { countries: [], synthetic: true });
    const here = await check();
    expect(here.data.sources).toMatchObject([{ name: 'prueba', synthetic: true }]);
    expect(codes(here)).toContain('dataSynthetic');
    expect((await check({ lat: 43, lng: -6 })).data.sources).toEqual([]);
    const { body } = await server.call(calls.getAirspaceZones, { query: { bbox: '-4,40,-3,41' } });
    expect(body.sources).toHaveLength(1);
  });

  it('keeps the data of the last good fetch when one fails, and allows nothing by it', async () => {
    await put([square('A', 'PROHIBITED', { at: [-3, 40] })]);
    await server.db.updateTable('airspace_datasets').set({ failed_at: new Date() }).execute();
    expect(await check()).toMatchObject({ verdict: 'unknown', data: { state: 'failed' } });
    expect(await check({ lat: 40, lng: -3 })).toMatchObject({ verdict: 'prohibited' });
  });

  it('returns the zones in a box as GeoJSON, at the time of the question', async () => {
    const limitedApplicability = [{ startDateTime: '2027-01-01T00:00Z', endDateTime: '2027-01-02T00:00Z' }];
    await put([
      square('A', 'PROHIBITED', { properties: { limitedApplicability } }),
      square('B', 'CONDITIONAL'),
      square('C', 'CONDITIONAL', { at: [2, 41] }),
    ]);
    const inBox = async (query: Record<string, string>) => {
      const { body } = await server.call(calls.getAirspaceZones, {
        query: { bbox: '-4,40,-3,41', ...query },
      });
      return body;
    };
    const now = await inBox({});
    expect(now).toMatchObject({ type: 'FeatureCollection', truncated: false });
    expect(now.features.map(({ properties }) => properties.identifier)).toEqual(['B']);
    expect(now.features[0]?.geometry.coordinates[0]?.[0]).toHaveLength(5);
    const then = await inBox({ at: '2027-01-01T12:00:00Z' });
    expect(then.features.map(({ properties }) => properties.kind)).toEqual(['restricted', 'limited']);
    expect(await inBox({ limit: '1', at: '2027-01-01T12:00:00Z' })).toMatchObject({
      truncated: true,
      features: [{ properties: { identifier: 'A' } }],
    });
  });

  it('finds zones across the 180th meridian from both sides', async () => {
    await put([square('A', 'PROHIBITED', { at: [180, -17] })]);
    for (const lng of [179.99, -179.99, 180, -180]) {
      expect((await check({ lat: -17, lng })).verdict).toBe('prohibited');
    }
    expect((await check({ lat: -17, lng: 0 })).verdict).toBe('unknown');
    const { body } = await server.call(calls.getAirspaceZones, { query: { bbox: '170,-20,-170,-10' } });
    expect(body.features).toHaveLength(1);
  });

  it('replaces a dataset as a whole', async () => {
    await put([square('A', 'PROHIBITED'), square('B', 'PROHIBITED')]);
    await put([square('C', 'CONDITIONAL')]);
    expect((await check()).zones.map(({ identifier }) => identifier)).toEqual(['C']);
    const [dataset, ...others] = await server.db.selectFrom('airspace_datasets').select('name').execute();
    expect([dataset?.name, others]).toEqual(['prueba', []]);
  });

  it.each([
    'lat=91&lng=0',
    'lat=1',
    'lat=1&lng=2&at=yesterday',
    'lat=1&lng=2&at=9999-12-31T23:59-23:59',
    'lat=1&lng=2&at=0000-01-01T00:00%2B01:00',
    'lat=1&lng=2&altitude=-1',
  ])('refuses a check of %s', async (query) => {
    const answer = await server.inject({ url: `/api/airspace/check?${query}` });
    expect(answer.statusCode).toBe(400);
  });
});
