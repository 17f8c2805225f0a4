import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { type ObjectStore, startObjectStore } from '../../test/support/object-store.ts';
import { makeFlight } from '../../test/support/test-items.ts';
import { fetchPicture, sendPicture, smallPicture, sweepPictures } from '../../test/support/test-pictures.ts';
import { makePilot, type TestPilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';

describe.each(['cut', 'silent'] as const)('pictures while the line to the object storage is %s', (line) => {
  let store: ObjectStore;
  let server: TestServer;
  let ana: TestPilot;
  let flight: string;
  let poster: string;

  beforeAll(async () => {
    store = await startObjectStore();
    server = await startTestServer({ ...store.env, S3_TIMEOUT_MS: '1000' });
    ana = await makePilot(server.db);
    flight = (await makeFlight(server, ana, { visibility: 'public' }))._id;
    const sent = await sendPicture(server, `/flights/${flight}/poster`, await smallPicture(), ana.token);
    poster = sent.json<{ poster: string }>().poster;
  });
  beforeEach(() => store.setLine(line));
  afterEach(() => store.setLine('open'));
  afterAll(async () => {
    await server.close();
    await store.close();
  });

  const unavailable = { statusCode: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } };
  const readPoster = async () =>
    (await server.call(calls.getFlight, { params: { id: flight }, token: ana.token })).body.poster;
  const mediaRows = () => server.db.selectFrom('media').select('id').execute();

  it('return 503, and work again with the connection', async () => {
    expect(await fetchPicture(server, poster)).toMatchObject(unavailable);
    store.setLine('open');
    expect(await fetchPicture(server, poster)).toMatchObject({ statusCode: 200 });
  });

  it('are not stored, the old one stays, and what was noted goes with the sweep', async () => {
    const before = { keys: store.keys(), rows: await mediaRows() };
    const sent = await sendPicture(server, `/flights/${flight}/poster`, await smallPicture(), ana.token);
    expect(sent).toMatchObject(unavailable);
    expect(sent.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect([await readPoster(), await mediaRows()]).toEqual([poster, before.rows]);
    store.setLine('open');
    await sql`update media_removals set due_at = now()`.execute(server.db);
    await sweepPictures(server);
    expect(store.keys()).toEqual(before.keys);
    expect((await sql`select 1 from media_removals`.execute(server.db)).rows).toEqual([]);
  });

  it('are removed later when their flight goes now', async () => {
    const { _id: id } = await makeFlight(server, ana);
    store.setLine('open');
    const before = store.keys();
    await sendPicture(server, `/flights/${id}/poster`, await smallPicture(), ana.token);
    store.setLine(line);
    const { status } = await server.call(calls.deleteFlight, { params: { id }, token: ana.token });
    expect(status).toBe(204);
    // For ten minutes the flight could come back.
    await sql`update media_removals set due_at = now()`.execute(server.db);
    await expect(sweepPictures(server)).rejects.toThrow();
    store.setLine('open');
    await sweepPictures(server);
    expect(store.keys()).toEqual(before);
  });

  it('make the server not ready while everything else works', async () => {
    expect((await server.call(calls.getHealthReady)).status).toBe(503);
    expect((await server.call(calls.getHealthLive)).status).toBe(200);
    expect(await readPoster()).toBe(poster);
    store.setLine('open');
    expect((await server.call(calls.getHealthReady)).status).toBe(200);
  });
});
