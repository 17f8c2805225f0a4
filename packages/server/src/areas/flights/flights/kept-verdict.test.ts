import { readNotams } from '@estela/airspace';
import { square } from '@estela/airspace/test-zones';
import { calls } from '@estela/contracts';
import { putZones } from '../../../../test/support/put-zones.ts';
import { makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { replaceDataset } from '../../spots/airspace/index.ts';

const here = { lat: 40.4, lng: -3.7 };
const elsewhere = { lat: 43, lng: -6 };

describe('the airspace of a flight', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
  });
  afterAll(() => server.close());
  beforeEach(() => putZones(server.db, [square('A', 'PROHIBITED')]));

  const spotAt = async (location: object, pilot = ana) =>
    (await makeSpot(server, pilot, { location: { ...here, ...location }, visibility: 'public' }))._id;
  const read = async (id: string) =>
    (await server.call(calls.getFlight, { params: { id }, token: ana.token })).body.airspace;
  const change = (id: string, body: object) =>
    server.call(calls.updateFlight, { params: { id }, token: ana.token, body });

  it('is checked when it is saved, and stays as it was whatever the data says later', async () => {
    const flight = await makeFlight(server, ana, { spot: await spotAt({}) });
    expect(flight.airspace).toMatchObject({
      ...here,
      verdict: 'prohibited',
      maxFreeHeight: 0,
      country: 'ES',
      at: flight.recordedAt,
      zones: [{ identifier: 'A', kind: 'restricted' }],
      data: { state: 'current', sources: [{ name: 'prueba' }] },
    });
    await putZones(server.db, [square('B', 'CONDITIONAL')]);
    await change(flight._id, { title: 'Otro', recordedAt: flight.recordedAt });
    expect(await read(flight._id)).toEqual(flight.airspace);
  });

  it('is told in the language of who reads it, not of that save', async () => {
    const flight = await makeFlight(server, ana, { spot: await spotAt({}) });
    const reads = async (language: string) => {
      const headers = { 'accept-language': language };
      const asked = { params: { id: flight._id }, token: ana.token, headers };
      return (await server.call(calls.getFlight, asked)).body.airspace?.why[0]?.text;
    };
    expect([await reads('es'), await reads('en')]).toEqual([
      'Hay una zona en la que volar está prohibido',
      expect.stringMatching(/^There is a zone/),
    ]);
  });

  it('is kept as it is shown, without the texts of each zone', async () => {
    const message = [{ lang: 'es-ES', text: 'Aviso. '.repeat(20_000) }];
    const zone = square('A', 'PROHIBITED') as { properties: object };
    await putZones(server.db, [{ ...zone, properties: { ...zone.properties, message } }]);
    const flight = await makeFlight(server, ana, { spot: await spotAt({}) });
    const { verdict } = await server.db
      .selectFrom('flight_airspace')
      .select('verdict')
      .where('flight_id', '=', flight._id)
      .executeTakeFirstOrThrow();
    expect(verdict).toEqual(flight.airspace);
    expect(JSON.stringify(verdict).length).toBeLessThan(5_000);
  });

  it('is checked again where the place or the time is another, and goes with the place', async () => {
    const flight = await makeFlight(server, ana, { spot: await spotAt({}) });
    await change(flight._id, { spot: await spotAt(elsewhere) });
    expect(await read(flight._id)).toMatchObject({ ...elsewhere, verdict: 'allowed' });
    await change(flight._id, { recordedAt: '2020-05-01T10:00:00Z' });
    expect(await read(flight._id)).toMatchObject({ verdict: 'unknown', data: { state: 'missing' } });
    await change(flight._id, { spot: null });
    expect(await read(flight._id)).toBeNull();
  });

  it('is that of where the log begins', async () => {
    const track = [
      { ...here, t: 0 },
      { lat: 40.41, lng: -3.7, t: 9 },
    ];
    const flight = await makeFlight(server, ana, { spot: await spotAt(elsewhere), track });
    expect(flight.airspace).toMatchObject({ ...here, verdict: 'prohibited' });
  });

  it('is the same for flights of a file as for each alone, whatever a NOTAM says of one of their days', async () => {
    const notam = `(D0001/26 NOTAMN
Q) LECM/QRPCA/IV/BO/W/000/045/4024N00342W005
A) LECM B) 2603100600 C) 2603102200
E) PROHIBITED AREA)`;
    const day = 86_400_000;
    const { notams } = readNotams(notam);
    const head = {
      name: 'avisos',
      format: 'ICAO',
      content: 'notams',
      title: 'Avisos',
      synthetic: false,
    } as const;
    const dates = { issued: null, validFrom: null, validTo: null, importedAt: new Date() };
    const staleAt = new Date(Date.now() + 30 * day);
    await replaceDataset(
      server.db,
      { ...head, ...dates, staleAt, provider: null, countries: ['ES'] },
      { notams },
    );
    const carla = await makePilot(server.db, 'carla');
    const spots = { Cerca: await spotAt({}, carla), Lejos: await spotAt(elsewhere, carla) };
    const { token } = carla;
    for (const [name, id] of Object.entries(spots))
      await server.call(calls.updateSpot, { params: { id }, token, body: { name } });
    const times = ['2026-03-09T10:00:00.000Z', '2026-03-10T10:00:00.000Z', '2026-03-11T10:00:00.000Z'];
    const rows = times.flatMap((at) =>
      Object.keys(spots).map((spot) => `Vuelo,${at},https://youtu.be/dQw4w9WgXcQ,Sol,${spot}`),
    );
    const csv = ['title,recordedAt,videoUrl,description,spot', ...rows].join('\n');
    const { body } = await server.call(calls.importFlights, { token, body: { csv } });
    expect(body.imported).toBe(6);
    const { body: list } = await server.call(calls.listFlights, { token });
    const verdicts = await Promise.all(
      list.items.map(async ({ _id, recordedAt, spot }) => {
        const own = (await server.call(calls.getFlight, { params: { id: _id }, token })).body.airspace;
        const alone = await makeFlight(server, carla, { spot: spot?._id, recordedAt });
        expect({ ...own, checkedAt: '' }).toEqual({ ...alone.airspace, checkedAt: '' });
        return own?.zones.map(({ identifier }) => identifier).join();
      }),
    );
    expect(verdicts.sort()).toEqual(['', '', '', 'A', 'A', 'D0001/26,A']);
  });

  it('is its owner’s alone, in the flight and in the export', async () => {
    const flight = await makeFlight(server, ana, { spot: await spotAt({}), visibility: 'public' });
    for (const other of [berto, undefined]) {
      const { body } = await server.call(calls.getFlight, {
        params: { id: flight._id },
        ...(other && { token: other.token }),
      });
      expect([body._id, body.airspace]).toEqual([flight._id, null]);
    }
    const { body: list } = await server.call(calls.listFlights, { token: ana.token });
    expect(list.items.every(({ airspace }) => airspace === undefined)).toBe(true);
    const { body: all } = await server.call(calls.exportUser, { params: { id: ana.id }, token: ana.token });
    expect(all.flights.find(({ _id }) => _id === flight._id)?.airspace).toEqual(flight.airspace);
  });

  it('is not given at another’s hidden spot, whose point may be in a zone that its area’s middle is not', async () => {
    const spot = await spotAt({ lat: 40.4123, lng: -3.7123, precision: 'area' }, berto);
    const flight = await makeFlight(server, ana, { spot: await spotAt({}) });
    expect(flight.airspace).not.toBeNull();
    await change(flight._id, { spot });
    expect(await read(flight._id)).toBeNull();
  });
});
