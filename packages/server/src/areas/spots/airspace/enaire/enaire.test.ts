import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ringAround } from '@estela/airspace/test-zones';
import { calls } from '@estela/contracts';
import { startTestServer, type TestServer } from '../../../../../test/support/test-server.ts';
import { refreshEnaire } from './refresh.ts';

type Answer = string | object;

const zones = '/NSF_SRV/SRV_UAS_ZG_data_V2/MapServer';
const notams = '/DINAMIC/UAS_NOTAM_SRV_DATA_V1/MapServer/1/query';
const geometry = {
  type: 'Polygon',
  coordinates: [ringAround([-3.7, 40.4], 0.05)],
};
const elsewhere = {
  type: 'Polygon',
  coordinates: [ringAround([-8.5, 43.3], 0.05)],
};
const page = (...features: object[]) => ({
  type: 'FeatureCollection',
  features,
});
const html = '<html><body>Too many requests</body></html>';

/** A row as the layers have it: every field there, most of them empty. */
function row(identifier: string, fields: object = {}, where: object = elsewhere) {
  const empty = {
    limitedApplicability: '',
    day: 'ANY',
    startTime: '',
    endTime: '',
    startDateTime: '',
    endDateTime: '',
  };
  const limits = {
    lower: 0,
    lowerReference: 'AGL',
    upper: 120,
    upperReference: 'AGL',
    uom: 'M',
  };
  const properties = {
    identifier,
    name: '',
    type: 'PROHIBITED',
    reasons: 'SENSITIVE',
    ...empty,
    ...limits,
    ...fields,
  };
  return { type: 'Feature', geometry: where, properties };
}

function notam(fields: object = {}) {
  const itemB = Date.now() - 3_600_000;
  const properties = {
    notamId: 'D1/26',
    itemB,
    itemC: itemB + 86_400_000,
    itemD: '0600-2200',
    itemE: 'TEXT',
    qcode: 'QRTCA',
  };
  return {
    type: 'Feature',
    geometry,
    properties: { ...properties, FLYING_LEVELS_DESC: 'SFC-FL045', ...fields },
  };
}

describe('ENAIRE', () => {
  let server: TestServer;
  let enaire: Server;
  let url: string;
  let answers: Map<string, Answer[]>;
  let asked: string[];
  let open: number;
  let maxOpen: number;

  beforeAll(async () => {
    server = await startTestServer();
    enaire = createServer((request, response) => {
      open += 1;
      maxOpen = Math.max(maxOpen, open);
      const path = request.url ?? '';
      asked.push(path);
      const queue = answers.get(path.split('?')[0] ?? '') ?? [{ error: { code: 404, message: 'none' } }];
      const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? '';
      setImmediate(() => {
        open -= 1;
        if (typeof answer === 'object' && 'redirectTo' in answer)
          response.writeHead(302, { location: String(answer.redirectTo) });
        // Errors and pages of HTML come with 200, as from the real one.
        response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => enaire.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(enaire.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise((resolve) => enaire.close(resolve));
    await server.close();
  });
  beforeEach(async () => {
    await server.db.deleteFrom('airspace_datasets').execute();
    [asked, open, maxOpen] = [[], 0, 0];
    const names = ['ZGUAS_Infraestructuras', 'ZGUAS_Aero', 'ZGUAS_Urbano'];
    answers = new Map<string, Answer[]>([
      [zones, [{ layers: names.map((name, index) => ({ id: index * 2, name })) }]],
      [`${zones}/0/query`, [page(row('I1'))]],
      [`${zones}/2/query`, [page(row('A1'))]],
      [`${zones}/4/query`, [page(row('U1'))]],
      [notams, [page()]],
    ]);
  });

  const refresh = () => refreshEnaire(server.db, { url, pause: 1 });
  async function check(query: object = {}) {
    const { body } = await server.call(calls.checkAirspace, {
      query: { lat: 40.4, lng: -3.7, ...query },
    });
    return body;
  }

  it('gets one request after the other, with a where that is not encoded', async () => {
    expect(await refresh()).toEqual([]);
    expect(maxOpen).toBe(1);
    expect(asked).toHaveLength(5);
    expect(asked[1]).toContain('?where=1=1&outFields=*&');
    expect(await check()).toMatchObject({
      verdict: 'allowed',
      data: { state: 'current' },
    });
  });

  it('leaves the naming of its data to the reader, whatever the language', async () => {
    await refresh();
    const { data } = await check();
    expect(data.sources.map(({ content, title }) => [content, title])).toContainEqual(['zones', '']);
  });

  it('gets another request where it sends a page of HTML', async () => {
    answers.set(`${zones}/2/query`, [html, html, page(row('A1', {}, geometry))]);
    expect(await refresh()).toEqual([]);
    expect((await check()).verdict).toBe('prohibited');
  });

  it.each<[string, string, Answer[]]>([
    ['HTML for ever', `${zones}/4/query`, [html]],
    ['an error inside 200', `${zones}/2/query`, [{ error: { code: 400, message: 'Invalid' } }]],
    ['a layer without rows', `${zones}/4/query`, [page()]],
    ['a layer less', zones, [{ layers: [{ id: 0, name: 'ZGUAS_Infraestructuras' }] }]],
    ['a row that cannot be read', `${zones}/0/query`, [page(row('I1', {}, { type: 'Point' }))]],
    ['NOTAM that fail from the start', notams, [html]],
    ['a redirect, even to what would do', `${zones}/4/query`, [{ redirectTo: `${zones}/2/query` }]],
    ['a NOTAM of no place', notams, [page({ ...notam(), geometry: null })]],
  ])('never makes a place free by a partial answer: %s', async (_, path, broken) => {
    answers.set(path, broken);
    expect(await refresh()).toHaveLength(1);
    expect(await check()).toMatchObject({
      verdict: 'unknown',
      data: { state: expect.stringMatching(/missing|failed/) },
    });
  });

  it('keeps the last good zones when it fails later, and is whole again after the next good fetch', async () => {
    answers.set(`${zones}/0/query`, [page(row('I1', {}, geometry))]);
    await refresh();
    answers.set(`${zones}/4/query`, [html]);
    expect(await refresh()).toHaveLength(1);
    expect(await check()).toMatchObject({
      verdict: 'prohibited',
      data: { state: 'failed' },
    });
    answers.set(`${zones}/4/query`, [page(row('U1'))]);
    expect(await refresh()).toEqual([]);
    expect((await check()).data.state).toBe('current');
  });

  it('keeps the other rows where one cannot be read, names that one, and calls no place free until it can', async () => {
    const bad = row('I9', {}, { type: 'Point' });
    answers.set(`${zones}/0/query`, [page(row('I1', {}, geometry), bad, 'x' as never)]);
    expect(await refresh()).toEqual([
      'enaire: ZGUAS_Infraestructuras, row 2 (I9) is a point without a circle around it',
      'enaire: ZGUAS_Infraestructuras, row 3 is no object',
    ]);
    expect(await check()).toMatchObject({
      verdict: 'prohibited',
      zones: [{ identifier: 'I1' }],
    });
    expect(await check({ lat: 41.5 })).toMatchObject({
      verdict: 'unknown',
      data: { state: 'failed' },
    });
    answers.set(`${zones}/0/query`, [page(row('I1', {}, geometry))]);
    expect(await refresh()).toEqual([]);
    expect(await check({ lat: 41.5 })).toMatchObject({ verdict: 'allowed' });
  });

  it('may nest a zone in the properties of its row', async () => {
    const { properties } = row('A9');
    const { lower, lowerReference, upper, upperReference, uom: UOM, ...UASZone } = properties;
    const verticalLayer = { lower, lowerReference, upper, upperReference, UOM };
    answers.set(`${zones}/2/query`, [
      page({
        type: 'Feature',
        geometry,
        properties: { UASZone, verticalLayer },
      }),
    ]);
    expect(await refresh()).toEqual([]);
    expect(await check()).toMatchObject({
      verdict: 'prohibited',
      zones: [{ identifier: 'A9', lower: { metres: 0 }, upper: { metres: 120 } }],
    });
  });

  it('may leave out the start, the code or the number of a NOTAM, which counts all the same', async () => {
    answers.set(notams, [page(notam({ notamId: '', itemB: 'soon', qcode: null }))]);
    expect(await refresh()).toEqual([]);
    expect(await check()).toMatchObject({
      verdict: 'unknown',
      data: { state: 'current' },
      zones: [{ identifier: '?', severity: 'unknown', validFrom: null }],
    });
  });

  it('reads every page of a layer', async () => {
    const first = {
      ...page(row('A1')),
      properties: { exceededTransferLimit: true },
    };
    answers.set(`${zones}/2/query`, [first, page(row('A2', {}, geometry))]);
    await refresh();
    expect(asked.some((path) => path.includes('resultOffset=1&'))).toBe(true);
    expect((await check()).zones.map(({ identifier }) => identifier)).toEqual(['A2']);
  });

  it('matches fields in any case, and gives times without a zone three hours', async () => {
    const now = Date.now();
    const ended = (hours: number) => new Date(now - hours * 3_600_000).toISOString().slice(0, 19);
    const fields = {
      Identifier: 'A1',
      Type: 'REQ_AUTHORIZATION',
      Lower: 30,
      LowerReference: 'AGL',
      UOM: 'M',
    };
    const feature = (hours: number) => ({
      type: 'Feature',
      geometry,
      properties: { ...fields, EndDateTime: ended(hours) },
    });
    answers.set(`${zones}/2/query`, [page(feature(2))]);
    await refresh();
    expect(await check()).toMatchObject({
      verdict: 'authorisation',
      maxFreeHeight: 30,
    });
    answers.set(`${zones}/2/query`, [page(feature(4))]);
    await refresh();
    expect((await check()).verdict).toBe('allowed');
  });

  it('shows advice for the whole country without counting it', async () => {
    answers.set(`${zones}/4/query`, [page(row('NPLONA', {}, geometry))]);
    await refresh();
    expect(await check()).toMatchObject({
      verdict: 'allowed',
      zones: [{ identifier: 'NPLONA', advice: true }],
    });
  });

  it('lists NOTAM in force and those that begin soon, and leaves their schedule to the reader', async () => {
    const later = Date.now() + 86_400_000;
    answers.set(notams, [page(notam(), notam({ notamId: 'D2/26', itemB: later, itemC: later + 1000 }))]);
    await refresh();
    const body = await check();
    expect(body).toMatchObject({
      verdict: 'authorisation',
      kind: 'activeNotam',
    });
    expect(body.zones).toMatchObject([
      {
        identifier: 'D1/26',
        schedule: '0600-2200',
        message: 'TEXT\nSFC-FL045',
      },
    ]);
    expect(body.upcoming.map(({ identifier }) => identifier)).toEqual(['D2/26']);
    expect(body.why.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['activeNotam', 'notamSchedule', 'upcomingNotam']),
    );
  });

  it('takes the circle of a NOTAM without a polygon from its own text', async () => {
    const icaoFormatText = 'D1/26 NOTAMN\nQ) LECM/QRTCA/IV/BO/W/000/045/4024N00342W003\nA) LECM E) TEXT';
    answers.set(notams, [page({ ...notam({ icaoFormatText }), geometry: null })]);
    expect(await refresh()).toEqual([]);
    expect(await check()).toMatchObject({
      verdict: 'authorisation',
      kind: 'activeNotam',
    });
    expect(await check({ lat: 41.5 })).toMatchObject({ verdict: 'allowed' });
  });
});
