import { calls, limits, type TrackPoint } from '@estela/contracts';
import { makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

const hashOf = (digit: string) => digit.repeat(64);
const series = { t: [0, 1.5, 3], height: [0, 12.5, null], voltage: [25.1, 24.8, 24.6], link: [100, 99, 0] };
const place = { lat: 36.5, lng: -3.7 };
const track: TrackPoint[] = [0, 0.001, 0].map((north, index) => ({
  ...place,
  lat: place.lat + north,
  t: index,
}));

describe('what a log says of a flight', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
    await makeFollow(server.db, berto, ana);
  });
  afterAll(() => server.close());

  const read = async (id: string, token?: string) =>
    (await server.call(calls.getFlight, { params: { id }, token })).body;
  const change = (id: string, body: object) =>
    server.call(calls.updateFlight, { params: { id }, token: ana.token, body });

  it('is kept with the flight, and changes only where it is named', async () => {
    const said = {
      ...{ series, topSpeedMps: 31.25, maxHeightM: 118.5, logHash: hashOf('a') },
      sources: { topSpeedMps: 'edgetx', voltage: 'djiGoggles' },
    } as const;
    const { _id: id, ...flight } = await makeFlight(server, ana, said);
    expect(flight).toMatchObject(said);
    expect((await change(id, { title: 'Otro' })).body).toMatchObject({ ...said, title: 'Otro' });
    expect((await change(id, said)).body).toMatchObject(said);
    const less = { series: { t: [0, 2], speed: [3, 4] }, topSpeedMps: 4, sources: {} };
    expect((await change(id, less)).body).toMatchObject({ ...less, maxHeightM: 118.5, logHash: hashOf('a') });
    const none = { series: null, topSpeedMps: null, maxHeightM: null, logHash: null };
    expect((await change(id, none)).body).toMatchObject(none);
    expect(await makeFlight(server, ana)).toMatchObject({ ...none, sources: {} });
  });

  it('is no longer where a figure is from that the pilot has changed', async () => {
    const from = 'edgetx' as const;
    const sources = { recordedAt: from, durationSeconds: from, topSpeedMps: from };
    const figures = { recordedAt: '2026-05-01T08:00:00.000Z', durationSeconds: 190, topSpeedMps: 31.25 };
    const { _id: id } = await makeFlight(server, ana, { ...figures, sources });
    expect((await change(id, figures)).body.sources).toEqual(sources);
    const { durationSeconds: _, ...others } = sources;
    expect((await change(id, { durationSeconds: 240 })).body.sources).toEqual(others);
    expect((await change(id, { topSpeedMps: null })).body.sources).toEqual({ recordedAt: from });
    expect((await change(id, { durationSeconds: 190, sources })).body.sources).toEqual(sources);
  });

  it('shows in lists by its two figures alone', async () => {
    await makeFlight(server, ana, { series, topSpeedMps: 20, maxHeightM: 40, logHash: hashOf('b') });
    const { body } = await server.call(calls.listFlights, { token: ana.token, query: { limit: 1 } });
    expect(body.items[0]).toMatchObject({ topSpeedMps: 20, maxHeightM: 40 });
    for (const kept of ['series', 'sources', 'logHash']) expect(body.items[0]).not.toHaveProperty(kept);
  });

  it('is logged once by a pilot, and the refusal names the flight that has it', async () => {
    const logHash = hashOf('c');
    const { _id: item } = await makeFlight(server, ana, { logHash });
    const body = { title: 'x', videoUrl: 'https://youtu.be/abcdefghijk', description: 'x', logHash };
    const again = await server.call(calls.createFlight, { token: ana.token, body });
    expect([again.status, again.error.code, again.error.item]).toEqual([409, 'CONFLICT', item]);
    expect(Object.keys(again.error.fields ?? {})).toEqual(['logHash']);
    const { _id: other } = await makeFlight(server, ana);
    expect((await change(other, { logHash })).error.item).toBe(item);
    expect((await makeFlight(server, berto, { logHash })).logHash).toBe(logHash);
    await server.call(calls.deleteFlight, { params: { id: item }, token: ana.token });
    expect((await change(other, { logHash })).status).toBe(200);
  });

  it('is not logged twice by two calls at the same moment', async () => {
    const body = {
      ...{ title: 'x', videoUrl: 'https://youtu.be/abcdefghijk', description: 'x', logHash: hashOf('d') },
    };
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.call(calls.createFlight, { token: ana.token, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const made = answers.find(({ status }) => status === 201)?.body._id;
    for (const { status, error } of answers) if (status === 409) expect(error.item).toBe(made);
  });

  it('is found by its time and place, too, from whatever log the flight was made', async () => {
    const track = [0, 30, 60].map((t) => ({ lat: 40.4 + t * 1e-5, lng: -3.7, t }));
    const recordedAt = '2026-05-01T10:00:00.000Z';
    const { _id: flight } = await makeFlight(server, ana, { recordedAt, durationSeconds: 90, track });
    const start = Date.parse(recordedAt) / 1000;
    const [a, b, c, d, e] = ['1', '2', '3', '4', '5'].map(hashOf);
    const query = {
      hashes: [a, b, c, d, e].join(','),
      flown: [
        ...[`${start + 11}~78~40.40011~-3.7`, `${start + 80}~78~40.4~-3.7`, `${start}~90~40.5~-3.7`, '-'],
        `${start - 600}~1800~40.4~-3.7`,
      ].join(','),
    };
    const ask = async (token?: string) => (await server.call(calls.findLogs, { token, query })).body;
    const alike = [a, e].map((logHash) => ({ logHash, flight }));
    expect(await ask(ana.token)).toEqual({ items: [], alike });
    expect(await ask(berto.token)).toEqual({ items: [], alike: [] });
    const wrong = { ...query, flown: 'now' };
    expect((await server.call(calls.findLogs, { token: ana.token, query: wrong })).status).toBe(400);
  });

  it('is known to its owner before a flight is made', async () => {
    const logHash = hashOf('e');
    const { _id: flight } = await makeFlight(server, ana, { logHash });
    const query = { hashes: [logHash, hashOf('f'), logHash].join(',') };
    const ask = async (token?: string) => await server.call(calls.findLogs, { token, query });
    expect((await ask(ana.token)).body).toEqual({ items: [{ logHash, flight }] });
    expect((await ask(berto.token)).body).toEqual({ items: [] });
    expect((await ask()).status).toBe(401);
    const many = {
      hashes: Array(limits.logHashes.max + 1)
        .fill(logHash)
        .join(','),
    };
    for (const wrong of [many, { hashes: '' }, { hashes: 'A'.repeat(64) }])
      expect((await server.call(calls.findLogs, { token: ana.token, query: wrong })).status).toBe(400);
  });

  it('hides its charts wherever the track is hidden, and its hash from all others', async () => {
    const { _id: open } = await makeSpot(server, ana, { location: place, visibility: 'public' });
    const given = { visibility: 'public', series, track, topSpeedMps: 9 } as const;
    const { _id: id } = await makeFlight(server, ana, { ...given, spot: open, logHash: hashOf('0') });
    const seen = async (token?: string) => {
      const { track: points, series: lines, logHash, topSpeedMps } = await read(id, token);
      return [points !== null, lines !== null, logHash !== null, topSpeedMps];
    };
    expect(await seen()).toEqual([true, true, false, 9]);
    const spotTo = (visibility: string) =>
      server.call(calls.updateSpot, { params: { id: open }, token: ana.token, body: { visibility } });
    await spotTo('followers');
    expect(await seen()).toEqual([false, false, false, 9]);
    expect(await seen(berto.token)).toEqual([true, true, false, 9]);
    await spotTo('private');
    expect(await seen(berto.token)).toEqual([false, false, false, 9]);
    expect(await seen(ana.token)).toEqual([true, true, true, 9]);
  });

  it('shows the charts of a log without places to whoever sees the flight', async () => {
    const { _id: id } = await makeFlight(server, ana, { visibility: 'followers', series });
    expect((await read(id, berto.token)).series).toEqual(series);
    expect((await server.call(calls.getFlight, { params: { id } })).status).toBe(404);
  });

  it('refuses readings that no drone has, lines of another length, and time that does not rise', async () => {
    const { _id: id } = await makeFlight(server, ana);
    const wrong: [object, string][] = [
      [{ series: { t: [] } }, 'series.t'],
      [{ series: { t: Array.from({ length: limits.series.points + 1 }, (_, t) => t) } }, 'series.t'],
      [{ series: { t: [0, 1], height: [1] } }, 'series.height'],
      [{ series: { t: [0, 0] } }, 'series.t.1'],
      [{ series: { t: [0], link: [101] } }, 'series.link.0'],
      [{ sources: { topSpeedMps: 'guess' } }, 'sources.topSpeedMps'],
      [{ topSpeedMps: 201 }, 'topSpeedMps'],
      [{ maxHeightM: -1 }, 'maxHeightM'],
      [{ logHash: 'x' }, 'logHash'],
    ];
    for (const [body, field] of wrong) {
      const { status, error } = await change(id, body);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    }
  });
});
