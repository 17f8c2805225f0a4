import sharp from 'sharp';
import { anError, type Body, OutsideClient, type OutsidePilot } from './outside-client.ts';

const needed = {
  title: 'Mañana en la costa',
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  description: 'Dos packs',
};

describe('the specification of flights', () => {
  let api: OutsideClient;
  let ana: OutsidePilot;
  let berto: OutsidePilot;

  beforeAll(async () => {
    api = await OutsideClient.start();
    ana = await api.pilot('ana');
    berto = await api.pilot('berto');
  });
  afterAll(() => api.close());

  const log = (fields: object = {}, pilot = ana) =>
    api.make('/flights', { ...needed, ...fields }, pilot.token);
  const owned = async (pilot: OutsidePilot) => ({
    drone: await api.make(
      '/drones',
      {
        name: 'Nazgul',
        type: 'freestyle',
        brand: 'iFlight',
        model: 'F5',
        serialNumber: 'S1',
        weight: 650,
        frameSize: 225,
      },
      pilot.token,
    ),
    spot: await api.make(
      '/spots',
      { name: 'Playa', location: { lat: 39.47, lng: -0.37 }, visibility: 'public' },
      pilot.token,
    ),
    item: await api.make(
      '/equipment-items',
      { name: 'Gafas', type: 'goggles', condition: 'new' },
      pilot.token,
    ),
  });

  it('logs a flight with title, video and description alone, recorded now', async () => {
    const since = Date.now();
    const flight = await log();
    expect(flight).toMatchObject({
      ...{ ...needed, poster: null, tags: [], disciplines: [], equipmentItems: [], spot: null, drone: null },
      ...{ featured: false, favorite: false, likes: 0, likedByMe: false },
      owner: { _id: ana._id, username: 'ana', name: 'Nadia', profilePicture: null, verified: false },
    });
    expect(Math.abs(Date.parse(String(flight.recordedAt)) - since)).toBeLessThan(60_000);
    const { status, body } = await api.post('/flights', {}, ana.token);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['title', 'videoUrl', 'description']]);
    expect((await api.post('/flights', needed)).body).toEqual(anError('UNAUTHORIZED'));
  });

  it('stores every field, and a patch of one or of the whole resets none', async () => {
    const { drone, spot, item } = await owned(ana);
    const fields = {
      ...{ tags: ['mar', 'invierno'], disciplines: ['freestyle', 'cinematic'], visibility: 'public' },
      ...{ recordedAt: '2026-03-01T09:30:00.000Z', featured: true, favorite: true, durationSeconds: 300 },
      weather: { temperatureC: 18.5, windMps: 4, condition: 'clear' },
    };
    const flight = await log({ ...fields, drone: drone._id, spot: spot._id, equipmentItems: [item._id] });
    expect(flight).toMatchObject({
      ...fields,
      ...{ drone: { _id: drone._id }, spot: { _id: spot._id }, equipmentItems: [item._id] },
    });
    const path = `/flights/${flight._id}`;
    for (const body of [{}, { title: 'Otra' }, { ...flight, title: 'Otra' }, { durationSeconds: '301' }]) {
      const patched = await api.patch(path, body, ana.token);
      Object.assign(flight, patched.body.title === 'Otra' && { title: 'Otra' }, {
        updatedAt: patched.body.updatedAt,
      });
      const seconds = patched.body.durationSeconds;
      expect([patched.status, patched.body]).toEqual([200, { ...flight, durationSeconds: seconds }]);
    }
    const cleared = await api.patch(
      path,
      { drone: null, spot: '', weather: null, durationSeconds: null },
      ana.token,
    );
    expect(cleared.body).toMatchObject({
      drone: null,
      spot: null,
      weather: null,
      durationSeconds: null,
      tags: ['mar', 'invierno'],
    });
  });

  it('accepts each named value and rejects others by their field', async () => {
    const text = (length: number) => 'x'.repeat(length);
    const list = (length: number) => Array.from({ length }, (_, i) => `t${i}`);
    const good: object[] = [
      ...['private', 'followers', 'public', 'unlisted'].map((visibility) => ({ visibility })),
      ...['racing', 'cinematic', 'acro', 'freestyle', 'longRange'].map((one) => ({ disciplines: [one] })),
      ...['2026-03-01', '2026-03-01T10:00', '2026-03-01T10:00:00+02:00'].map((recordedAt) => ({
        recordedAt,
      })),
      ...[
        'https://vimeo.com/76979871',
        'https://www.instagram.com/reel/Cxyz/',
        'https://a.example/v.webm',
        'https://www.tiktok.com/@ana/video/1?q=a@b#c@d',
      ].map((videoUrl) => ({ videoUrl })),
      ...[{ title: text(120) }, { description: text(5000) }, { tags: list(10) }, { tags: [text(30)] }],
    ];
    for (const fields of good) expect(await log(fields)).toMatchObject({ _id: expect.any(String) });
    const bad: [object, string][] = [
      [{ visibility: 'amigos' }, 'visibility'],
      [{ disciplines: ['vuelo'] }, 'disciplines.0'],
      [{ recordedAt: 'ayer' }, 'recordedAt'],
      [{ recordedAt: '1989-12-31T23:59:59Z' }, 'recordedAt'],
      [{ recordedAt: new Date(Date.now() + 25 * 3_600_000).toISOString() }, 'recordedAt'],
      [{ videoUrl: 'javascript:alert(1)' }, 'videoUrl'],
      [{ videoUrl: 'https://ana:secreta@youtu.be/dQw4w9WgXcQ' }, 'videoUrl'],
      [{ videoUrl: 'https://youtube.com@evil.example/v.mp4' }, 'videoUrl'],
      [{ title: text(121) }, 'title'],
      [{ description: text(5001) }, 'description'],
      [{ tags: list(11) }, 'tags'],
      [{ tags: [text(31)] }, 'tags.0'],
      [{ durationSeconds: -1 }, 'durationSeconds'],
      [{ drone: crypto.randomUUID() }, 'drone'],
    ];
    for (const [fields, field] of bad) {
      const { status, body } = await api.post('/flights', { ...needed, ...fields }, ana.token);
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'VALIDATION', [field]]);
    }
  });

  it('filters own flights by period, favourite, visibility and video, by text, tag, discipline, drone and spot', async () => {
    const cleo = await api.pilot('cleo');
    const { drone, spot } = await owned(cleo);
    const shown = (visibility: string, fields: object = {}) =>
      log({ title: visibility, visibility, ...fields }, cleo);
    await shown('private', { recordedAt: '2020-05-05T10:00:00Z' });
    await shown('followers', { tags: ['mar'], disciplines: ['racing'] });
    await shown('public', { favorite: true, drone: drone._id, spot: spot._id });
    const titles = async (query: string) => {
      const { status, body } = await api.get(`/flights?${query}`, cleo.token);
      expect([query, status, body.total]).toEqual([query, 200, body.items.length]);
      return body.items.map(({ title }: Body) => title);
    };
    const recent = ['public', 'followers'];
    const expected: Record<string, string[]> = {
      '': [...recent, 'private'],
      'filter=all&q=&tag=&discipline=&drone=&spot=&tz=': [...recent, 'private'],
      'filter=today&tz=Europe/Madrid': recent,
      'filter=week&tz=Europe/Madrid': recent,
      'filter=month': recent,
      'filter=favorites': ['public'],
      ...Object.fromEntries(['public', 'followers', 'private'].map((one) => [`filter=${one}`, [one]])),
      'filter=video': [...recent, 'private'],
      'q=FOLLOW': ['followers'],
      'tag=mar': ['followers'],
      'discipline=racing': ['followers'],
      [`drone=${drone._id}`]: ['public'],
      [`spot=${spot._id}`]: ['public'],
    };
    for (const [query, found] of Object.entries(expected))
      expect([query, await titles(query)]).toEqual([query, found]);
    const counts = { all: 3, today: 2, week: 2, month: 2, favorites: 1, public: 1, followers: 1, private: 1 };
    const counted = await api.get('/flights/counts?tz=UTC', cleo.token);
    expect([counted.status, counted.body]).toEqual([200, { ...counts, video: 3 }]);
    const year = await api.get('/flights/year?year=2020&tz=Europe/Madrid', cleo.token);
    expect(year.body).toMatchObject({ year: 2020, days: [{ day: '2020-05-05', flights: 1 }] });
    expect((await api.get('/flights/year')).status).toBe(401);
    for (const query of ['filter=mine', 'discipline=vuelo', 'tz=Luna/Mar', 'drone=x'])
      expect([query, (await api.get(`/flights?${query}`, cleo.token)).status]).toEqual([query, 400]);
  });

  it('likes and marks as a favourite any number of times', async () => {
    const path = `/flights/${(await log({ visibility: 'public' }))._id}`;
    const states = [
      [api.put, 1],
      [api.put, 1],
      [api.del, 0],
      [api.del, 0],
    ] as const;
    for (const [send, likes] of states)
      expect(await send(`${path}/like`, berto.token)).toMatchObject({
        status: 200,
        body: { likes, likedByMe: likes === 1 },
      });
    for (const [send, marked] of states)
      expect(await send(`${path}/favorite`, ana.token)).toMatchObject({
        status: 200,
        body: { favorite: marked === 1 },
      });
    expect((await api.put(`${path}/favorite`, berto.token)).status).toBe(403);
    expect((await api.put(`${path}/like`)).status).toBe(401);
  });

  it('returns 403 for a write if the viewer sees the flight, else 404, and 404 once it is deleted', async () => {
    const write = async (path: string, token?: string) => [
      (await api.patch(path, { title: 'Mía' }, token)).status,
      (await api.del(path, token)).status,
    ];
    const path = `/flights/${(await log({ visibility: 'unlisted' }))._id}`;
    const hidden = `/flights/${(await log({ visibility: 'private' }))._id}`;
    expect([await write(path, berto.token), await write(path), await write(hidden, berto.token)]).toEqual([
      [403, 403],
      [401, 401],
      [404, 404],
    ]);
    expect([(await api.get(path)).status, (await api.get(hidden)).status]).toEqual([200, 404]);
    expect((await api.del(path, ana.token)).status).toBe(204);
    for (const gone of [path, `/flights/${crypto.randomUUID()}`])
      expect((await api.get(gone, ana.token)).body).toEqual(anError('NOT_FOUND', 'Vuelo no encontrado'));
  });

  it('stores a log’s values, once for each pilot, and names the flight of a log that is sent again', async () => {
    const logHash = '0f'.repeat(32);
    const logged = {
      ...{ logHash, series: { t: [0, 1], speed: [0, 12.5] }, topSpeedMps: 12.5, maxHeightM: 30 },
      sources: { topSpeedMps: 'gpx' },
    };
    const flight = await log(logged);
    expect(flight).toMatchObject(logged);
    const path = `/flights/${flight._id}`;
    expect(await api.patch(path, flight, ana.token)).toMatchObject({ status: 200, body: logged });
    const again = await api.post('/flights', { ...needed, logHash }, ana.token);
    expect(again).toMatchObject({ status: 409, body: { code: 'CONFLICT', item: flight._id } });
    const known = await api.get(`/flights/logs?hashes=${logHash}`, ana.token);
    expect(known).toMatchObject({ status: 200, body: { items: [{ logHash, flight: flight._id }] } });
    expect((await api.get(`/flights/logs?hashes=${logHash}`, berto.token)).body.items).toEqual([]);
  });

  it('returns the track as a GPX file to viewers who may see it', async () => {
    const track = [
      { lat: 39.47, lng: -0.37, altitude: 12.5, t: 0 },
      { lat: 39.4701, lng: -0.37, t: 1.5 },
    ];
    const recordedAt = '2026-03-01T09:30:00.000Z';
    const flight = await log({ title: 'Niebla & <sol>', visibility: 'public', recordedAt, track });
    const path = `/flights/${flight._id}/track.gpx`;
    const { status, body, headers } = await api.get(path, ana.token);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/gpx+xml; charset=utf-8']);
    expect(body).toContain('<gpx version="1.1" ');
    expect(body).toContain('<name>Niebla &amp; &lt;sol&gt;</name>');
    expect(body).toContain(
      '<trkpt lat="39.4700000" lon="-0.3700000"><ele>12.50</ele><time>2026-03-01T09:30:00.000Z</time></trkpt>',
    );
    expect(body).toContain('<time>2026-03-01T09:30:01.500Z</time>');
    // Without a spot the place is stored.
    expect((await api.get(path, berto.token)).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await api.get(path)).status).toBe(404);
  });

  it('imports flights from a CSV file, and exports those that the list finds', async () => {
    const dora = await api.pilot('dora');
    const csv = `title,recordedAt,videoUrl,description\n=Alba,2026-03-01T09:30:00Z,${needed.videoUrl},Sol\nMal,ayer,x,\n`;
    const send = async (body: object) => (await api.post('/flights/import', body, dora.token)).body;
    const rows = [
      { line: 2, status: 'new', name: '=Alba' },
      { line: 3, status: 'error', fields: { recordedAt: expect.any(String), videoUrl: expect.any(String) } },
    ];
    expect(await send({ csv, dryRun: true })).toMatchObject({ imported: 0, rows });
    expect((await api.get('/flights', dora.token)).body.total).toBe(0);
    expect(await send({ csv })).toMatchObject({ imported: 1, rows });
    expect((await send({ csv })).rows).toMatchObject([{ status: 'duplicate' }, { status: 'error' }]);
    const exported = await api.get('/flights/export?format=csv&filter=private', dora.token);
    expect(exported.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(exported.body).toMatch(/^title,recordedAt,.*\r\n"?'=Alba"?,2026-03-01T09:30:00.000Z,/);
    const none = await api.get('/flights/export?filter=public', dora.token);
    expect(String(none.body).split('\r\n')).toHaveLength(2);
    expect((await api.get('/flights/export?format=xls', dora.token)).status).toBe(400);
    expect([
      (await api.get('/flights/export')).status,
      (await api.post('/flights/import', { csv })).status,
    ]).toEqual([401, 401]);
  });

  it('changes and deletes many flights at once, and restores them within ten minutes', async () => {
    const elsa = await api.pilot('elsa');
    const [one, other] = [await log({}, elsa), await log({}, elsa)];
    const theirs = await log({ visibility: 'public' });
    const batch = async (body: object) => (await api.post('/flights/batch', body, elsa.token)).body;
    const ids = [one._id, other._id, theirs._id];
    const failed = [{ id: theirs._id, code: 'FORBIDDEN' }];
    const open = await batch({ ids, action: 'visibility', visibility: 'public' });
    expect(open).toEqual({ done: expect.arrayContaining([one._id, other._id]), failed });
    expect((await api.get(`/flights/${one._id}`)).body.visibility).toBe('public');
    expect((await batch({ ids, action: 'delete' })).failed).toEqual(failed);
    expect((await api.get(`/flights/${one._id}`, elsa.token)).body).toEqual(anError('NOT_FOUND'));
    const back = { ids: [one._id, theirs._id] };
    expect((await api.post('/flights/restore', back, elsa.token)).body).toEqual({
      done: [one._id],
      failed: [{ id: theirs._id, code: 'NOT_FOUND' }],
    });
    expect((await api.get('/flights', elsa.token)).body.total).toBe(1);
    const wrong = { ids: [], action: 'visibility' };
    expect(Object.keys((await batch(wrong)).fields)).toEqual(['ids', 'visibility']);
    expect((await api.post('/flights/batch', { ids, action: 'delete' })).status).toBe(401);
  });

  it('accepts a poster, and a key with which a repeated POST creates nothing twice', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [first, again] = [
      await api.post('/flights', needed, berto.token, key),
      await api.post('/flights', needed, berto.token, key),
    ];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect((await api.get('/flights', berto.token)).body.total).toBe(1);
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#f80' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('poster', new Blob([Uint8Array.from(png)], { type: 'image/png' }), 'portada.png');
    const posted = await api.post(`/flights/${first.body._id}/poster`, form, berto.token);
    expect(posted).toMatchObject({
      status: 200,
      body: { ...needed, poster: expect.stringContaining('/api/media/') },
    });
    const named = await api.patch(
      `/flights/${first.body._id}`,
      { posterAlt: 'Un dron sobre el mar' },
      berto.token,
    );
    expect(named).toMatchObject({ status: 200, body: { ...needed, posterAlt: 'Un dron sobre el mar' } });
    const long = await api.patch(`/flights/${first.body._id}`, { posterAlt: 'x'.repeat(201) }, berto.token);
    expect([long.status, Object.keys(long.body.fields)]).toEqual([400, ['posterAlt']]);
  });
});
