import {
  type CsvReport,
  calls,
  disciplines,
  type FlightInput,
  visibilities,
  weatherConditions,
} from '@estela/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { makeDrone, makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { insertFlight } from '../flights/index.ts';

const videoUrl = 'https://youtu.be/dQw4w9WgXcQ';

describe('flights in CSV files', () => {
  let server: TestServer;
  let ana: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of ['flights', 'drones', 'spots', 'equipment_items'] as const)
      await server.db.deleteFrom(table).execute();
  });

  const send = async (csv: string, { dryRun = false, pilot = ana } = {}) =>
    (await server.call(calls.importFlights, { token: pilot.token, body: { csv, dryRun } })).body;
  const exported = async (query: Record<string, string> = {}, pilot = ana) =>
    (await server.call(calls.exportFlights, { token: pilot.token, query })).body;
  const listed = async () => (await server.call(calls.listFlights, { token: ana.token })).body.items;
  const statuses = ({ rows }: CsvReport) => rows.map(({ status }) => status);
  const makeGear = async (name: string) => {
    const body = { name, type: 'goggles', condition: 'new' } as const;
    return (await server.call(calls.createEquipmentItem, { token: ana.token, body })).body._id;
  };

  it('are read in the words of pilots, with the own drone, spot and equipment of a name', async () => {
    const drone = await makeDrone(server, ana, { name: 'Apex' });
    const spot = await makeSpot(server, ana, { name: 'La cantera' });
    const [first, second] = [await makeGear('Gafas'), await makeGear('gafas')];
    const csv =
      'Título;Fecha;Duración (min);Descripción;Vídeo;Etiquetas;Disciplinas;Visibilidad;Dron;Spot;Equipo;Viento;Cielo;Favorito\n' +
      `Tarde;01/05/2026 18:30;4,5;Sol;${videoUrl};mar, bando;larga distancia, freestyle;Público;APEX;la cantera;Gafas, Gafas;3,5;nublado;sí\n`;
    const body = await send(csv);
    expect([body.imported, statuses(body), body.assumed]).toEqual([1, ['new'], []]);
    const [flight] = await listed();
    expect(flight).toMatchObject({
      ...{ title: 'Tarde', recordedAt: '2026-05-01T18:30:00.000Z', durationSeconds: 270, description: 'Sol' },
      ...{ videoUrl, tags: ['mar', 'bando'], disciplines: ['longRange', 'freestyle'], visibility: 'public' },
      ...{ drone: { _id: drone._id }, spot: { _id: spot._id }, equipmentItems: [first, second] },
      ...{ weather: { windMps: 3.5, condition: 'clouds' }, favorite: true },
    });
  });

  it('are refused row by row, and nothing is written in a dry run', async () => {
    const csv =
      'title,recordedAt,videoUrl,description,drone,spot,equipmentItems,duration\n' +
      `Buena,2026-05-01,${videoUrl},Sol,,,,4:30\n` +
      'Sin nada,,,,,,,\n' +
      `De nadie,2026-05-02,${videoUrl},Sol,Apex,Cantera,Gafas,x\n`;
    const body = await send(csv, { dryRun: true });
    expect([body.imported, statuses(body)]).toEqual([0, ['new', 'error', 'error']]);
    expect(body.assumed).toEqual([{ field: 'visibility', value: 'private' }]);
    expect(body.rows.map(({ fields = {} }) => Object.keys(fields).sort())).toEqual([
      [],
      ['description', 'recordedAt', 'videoUrl'],
      ['drone', 'durationSeconds', 'equipmentItems', 'spot'],
    ]);
    expect(body.rows[1]?.fields?.recordedAt).toBe('Este campo es obligatorio');
    expect(body.rows[2]?.fields?.drone).toBe('No tienes ningún dron con ese nombre');
    expect(await listed()).toEqual([]);
    expect((await send(csv)).imported).toBe(1);
    expect(await listed()).toMatchObject([{ visibility: 'private', durationSeconds: 270 }]);
    const { status, error } = await server.call(calls.importFlights, {
      token: ana.token,
      body: { csv: 'fecha\n2026-05-01\n' },
    });
    expect([status, error.fields]).toEqual([400, { csv: 'Falta la columna del título en la primera línea' }]);
  });

  it('are private where a row does not say who sees them, though others do', async () => {
    const csv =
      'title,recordedAt,videoUrl,description,visibility\n' +
      `Abierto,2026-05-02,${videoUrl},Sol,public\n` +
      `Callado,2026-05-01,${videoUrl},Sol,\n`;
    expect((await send(csv)).imported).toBe(2);
    expect((await listed()).map(({ visibility }) => visibility)).toEqual(['public', 'private']);
  });

  it('are read from the summary of Open DroneLog, by serial number, with the time beside the day', async () => {
    const drone = await makeDrone(server, ana, { name: 'Mini', serialNumber: '1ABC' });
    await makeDrone(server, ana, { name: 'Uno', serialNumber: 'N/A' });
    await makeDrone(server, ana, { name: 'Otro', serialNumber: 'n/a' });
    const row = (serial: string, day: string, time: string) =>
      `${serial},4BAT,${day},${time},4m 30s,18:34,812.40,57.30,310.00,14.20,40.1,-3.7,Vuelo,${videoUrl},Sol\n`;
    const csv =
      'Aircraft SN,Battery SN,Date,Takeoff Time,Duration,Landing Time,Travelled Distance (m),Max Altitude (m),' +
      'Max Distance from Home (m),Max Velocity (m/s),Takeoff Lat,Takeoff Lon,Flight Name,Video,Notes\n' +
      row('1ABC', '2026-05-01', '18:30') +
      row('9XYZ', '2026-05-01', '18:30') +
      row('N/A', '2026-05-02', '18:30') +
      row('1ABC', '2026-05-03', 'noche');
    const body = await send(csv);
    expect(statuses(body)).toEqual(['new', 'error', 'error', 'error']);
    expect(body.rows.map(({ fields = {} }) => Object.keys(fields))).toEqual([
      [],
      ['droneSerial'],
      ['droneSerial'],
      ['recordedAt'],
    ]);
    expect(body.columns.filter(({ field }) => field === null).map(({ header }) => header)).toEqual([
      'Battery SN',
      'Landing Time',
      'Travelled Distance (m)',
      'Max Distance from Home (m)',
      'Takeoff Lat',
      'Takeoff Lon',
    ]);
    expect(await listed()).toMatchObject([
      {
        ...{ recordedAt: '2026-05-01T18:30:00.000Z', durationSeconds: 270, drone: { _id: drone._id } },
        ...{ maxHeightM: 57.3, topSpeedMps: 14.2 },
      },
    ]);
  });

  it.each([
    ['max_altitude(feet)', '400', { maxHeightM: 121.92 }],
    ['max_altitude(meters)', '121.9', { maxHeightM: 121.9 }],
    ['max_speed(mph)', '60', { topSpeedMps: 26.82 }],
    ['Velocidad máxima (km/h)', '90', { topSpeedMps: 25 }],
    ['Top speed [kts]', '10', { topSpeedMps: 5.14 }],
    ['Temperature (°F)', '68', { weather: { temperatureC: 20 } }],
    ['Viento (nudos)', '10', { weather: { windMps: 5.14 } }],
    ['Duración (min)', '4.5', { durationSeconds: 270 }],
    ['Duration (h)', '0.5', { durationSeconds: 1800 }],
    ['Duración (min)', '4:30', { durationSeconds: 270 }],
    ['duration_secs', '270', { durationSeconds: 270 }],
    ['duration_secs', '270.4', { durationSeconds: 270 }],
    ['max_altitude_m', '57.3', { maxHeightM: 57.3 }],
  ])('have their figures in our units: %s %s', async (header, cell, expected) => {
    await send(`title,date,video,notes,${header}\nA,2026-05-01,${videoUrl},Sol,${cell}\n`);
    expect(await listed()).toMatchObject([expected]);
  });

  it('have no figure in a unit that nobody can turn into ours, and no time of an unknown zone', async () => {
    const csv = `title,date,video,notes,Max altitude (fathoms),altitude_above_seaLevel(meters)\nA,2026-05-01,${videoUrl},Sol,66,700\n`;
    const body = await send(csv);
    expect(body.columns.map(({ field }) => field)).toEqual([
      ...['title', 'recordedAt', 'videoUrl', 'description', null, null],
    ]);
    expect(await listed()).toMatchObject([{ maxHeightM: null }]);
    const local = await send(`title,datetime(local),video,notes\nB,2026-05-01,${videoUrl},Sol\n`);
    expect(local.rows[0]?.fields).toEqual({ recordedAt: 'Este campo es obligatorio' });
    const utc = await send(`title,datetime(utc),video,notes\nB,2026-05-01 10:00:00,${videoUrl},Sol\n`);
    expect(statuses(utc)).toEqual(['new']);
  });

  it('are those that the list finds, oldest first, and never another pilot’s', async () => {
    const berto = await makePilot(server.db, 'berto');
    await makeFlight(server, berto, { title: 'De Berto', visibility: 'public' });
    await makeFlight(server, ana, { title: 'Ayer', recordedAt: '2026-05-02T10:00:00Z', tags: ['mar'] });
    await makeFlight(server, ana, { title: 'Antes', recordedAt: '2026-05-01T10:00:00Z', favorite: true });
    const titles = async (query: Record<string, string>, pilot: TestPilot = ana) =>
      (await exported(query, pilot))
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(/[,;]/)[0]);
    expect(await titles({})).toEqual(['Antes', 'Ayer']);
    expect(await titles({ tag: 'mar' })).toEqual(['Ayer']);
    expect(await titles({ filter: 'favorites', separator: 'semicolon' })).toEqual(['Antes']);
    expect(await titles({ q: 'nada' })).toEqual([]);
    expect(await titles({}, berto)).toEqual(['De Berto']);
    expect((await server.call(calls.exportFlights, {})).status).toBe(401);
  });

  it('are all there where there are more than are read at once', async () => {
    const flight = { title: 'Igual', description: 'x', videoUrl, recordedAt: '2026-05-01T10:00:00.000Z' };
    await insertFlight(server.db, ana.id, flight);
    await sql`insert into flights (id, owner_id, title, description, video_url, visibility, recorded_at)
      select gen_random_uuid(), owner_id, title, description, video_url, visibility, recorded_at
      from flights cross join generate_series(1, 1200)`.execute(server.db);
    const csv = await exported();
    expect(csv.split('\r\n')).toHaveLength(1_203);
    // As many of the same count as there are.
    const again = await send(csv, { dryRun: true });
    expect(new Set(statuses(again))).toEqual(new Set(['duplicate']));
  });

  it('come back from an export with no change', async () => {
    const drone = (await makeDrone(server, ana, { name: 'Á, "b"; c' }))._id;
    const spot = (await makeSpot(server, ana, { name: "'=1" }))._id;
    const gear = [await makeGear('Gafas, nuevas'), await makeGear('24')];
    const word = fc.oneof(
      fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
      fc.constantFrom(
        '=HYPERLINK("x")',
        "'=1",
        '-5',
        '+34',
        '@a',
        'á, "b"; c',
        'a\nb',
        'a\r\nb',
        '24',
        '\\',
        '🛩',
      ),
    );
    const text = word.filter((one) => one.trim() !== '');
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
    const decimal = (max: number) => maybe(fc.double({ min: 0, max, noNaN: true }));
    const flight = fc.record({
      ...{
        title: text,
        description: text,
        videoUrl: fc.constantFrom(videoUrl, 'https://a.example/v.mp4?a=1,2;3'),
      },
      recordedAt: fc.date({ min: new Date('1990-01-02'), max: new Date('2026-01-01'), noInvalidDate: true }),
      tags: fc.uniqueArray(text, { maxLength: 3, selector: (one) => one.trim() }),
      disciplines: fc.subarray([...disciplines]),
      visibility: fc.constantFrom(...visibilities),
      ...{
        drone: maybe(fc.constant(drone)),
        spot: maybe(fc.constant(spot)),
        equipmentItems: fc.subarray(gear),
      },
      ...{ featured: fc.boolean(), favorite: fc.boolean(), commentsOff: fc.boolean() },
      durationSeconds: maybe(fc.integer({ min: 0, max: 86_400 })),
      ...{ topSpeedMps: decimal(200), maxHeightM: decimal(20_000) },
      weather: fc.record({
        ...{
          temperatureC: decimal(40),
          windMps: decimal(40),
          condition: maybe(fc.constantFrom(...weatherConditions)),
        },
      }),
    });
    for (const made of fc.sample(flight, { numRuns: 40, seed: 7 })) {
      const input = { ...made, recordedAt: made.recordedAt.toISOString() } as FlightInput;
      await makeFlight(server, ana, input);
    }
    const before = await exported();
    expect(new Set(statuses(await send(before)))).toEqual(new Set(['duplicate']));
    for (const separator of ['comma', 'semicolon']) {
      const file = await exported({ separator });
      await server.db.deleteFrom('flights').execute();
      expect(new Set(statuses(await send(file)))).toEqual(new Set(['new']));
      expect(await exported()).toBe(before);
    }
  });
});
