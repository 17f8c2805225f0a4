import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { calls, type ErrorBody, limits } from '@estela/contracts';
import { sql } from 'kysely';
import { filesBelow, sendPicture, smallPicture } from '../support/test-pictures.ts';
import { makePilot } from '../support/test-pilots.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/** Numbers are those of the security review. */
describe('a server under load and faults', () => {
  let server: TestServer;
  let port: number;
  const lines: { level: number; msg: string }[] = [];
  const loud = () => lines.filter(({ level }) => level > 30);

  beforeAll(async () => {
    server = await startTestServer(
      { LOG_LEVEL: 'info' },
      { logStream: { write: (line) => lines.push(JSON.parse(line)) } },
    );
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
  });
  beforeEach(() => void lines.splice(0));
  afterAll(() => server.close());

  const head = (line: string, ...headers: string[]) =>
    `${[`${line} HTTP/1.1`, 'Host: estela.test', ...headers].join('\r\n')}\r\n\r\n`;

  /** Sends bytes and resets the connection: at once, or this many milliseconds later. */
  function reset(bytes: string, wait: number): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.on('error', () => socket.destroy());
      socket.on('close', () => resolve());
      socket.write(bytes, 'latin1', () => {
        if (wait === 0) socket.resetAndDestroy();
        else setTimeout(() => socket.resetAndDestroy(), wait);
      });
    });
  }

  it('C15: survives reset connections, before, during and after a request', async () => {
    const ana = await makePilot(server.db);
    const own = `Authorization: Bearer ${ana.token}`;
    const json = 'Content-Type: application/json';
    const form = 'Content-Type: multipart/form-data; boundary=x';
    const file = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n\xff\xd8\xff';
    const requests = [
      'GET /api/stats HTTP/1.1\r\nHo',
      head('GET /api/feed', own).repeat(10),
      head('GET /api/openapi.json').repeat(20),
      head('GET /map/world/3/4/2.mvt').repeat(10),
      `${head('POST /api/auth/login', json, 'Content-Length: 100')}{"email":`,
      `${head('POST /api/auth/login', json, 'Transfer-Encoding: chunked')}9\r\n{"email":\r\n`,
      `${head(`POST /api/users/${ana.id}/image-profile`, own, form, 'Content-Length: 5000')}${file}`,
    ];
    for (const wait of [0, 0, 1, 5, 25])
      await Promise.all(requests.flatMap((bytes) => [reset(bytes, wait), reset(bytes, wait)]));
    const { body } = await server.inject({ url: '/metrics' });
    expect(body).not.toContain('status="5xx"');
    expect(loud()).toEqual([]);
  });

  it('C16: refuses pictures beyond its queue, leaves no file of them, and accepts the next', async () => {
    const ana = await makePilot(server.db);
    const picture = await smallPicture();
    const send = () => sendPicture(server, `/users/${ana.id}/image-profile`, picture, ana.token);
    const answers = await Promise.all(Array.from({ length: 30 }, send));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    // Sixteen of one pilot may arrive at once.
    expect(refused.length).toBeLessThanOrEqual(30 - 16);
    for (const { statusCode, headers, body } of refused)
      expect([statusCode, headers['retry-after'], JSON.parse(body).message]).toEqual([
        503,
        '5',
        'Hay demasiada gente a la vez. Inténtalo de nuevo en unos segundos',
      ]);
    expect((await send()).statusCode).toBe(200);
    expect(filesBelow(join(server.config.dataDir, 'uploads'))).toEqual([]);
    expect(loud()).toEqual([]);
  });

  it('C16: refuses logins beyond its queue, and does not count them as failures of the account', async () => {
    const body = { email: 'nadie@estela.test', password: 'no es esta' };
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, i) =>
        server.call(calls.login, { body: { ...body, email: `${i}@estela.test` } }),
      ),
    );
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect(count(401)).toBeGreaterThanOrEqual(65);
    expect(count(503)).toBeGreaterThan(0);
    expect(count(401) + count(503)).toBe(120);
    expect(answers.find(({ status }) => status === 503)?.headers['retry-after']).toBe('2');
    const counted = await server.db.selectFrom('login_failures').select('failures').execute();
    // Each counts for its name and for its account.
    expect(counted.filter(({ failures }) => failures > 0)).toHaveLength(2 * count(401));
    expect(loud()).toEqual([]);
  });

  it('C17: accepts 20,000 flights of one pilot, and refuses the next one with the limit', async () => {
    const { id, token } = await makePilot(server.db);
    await server.db.transaction().execute(async (trx) => {
      // Triggers off: what they maintain does not matter here.
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`insert into flights (id, owner_id, title, description, video_url, recorded_at, visibility, audience, link_audience)
        select gen_random_uuid(), ${id}, 'Vuelta', '', '', now(), 'private', 'owner', 'owner'
        from generate_series(2, ${limits.flightsPerPilot.max}::int)`.execute(trx);
    });
    const flight = { title: 'Una más', description: 'De propina', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' };
    const last = (await server.call(calls.createFlight, { token, body: flight })).body._id;
    const csv = 'title,date,video,notes\nUna más,2026-05-01,https://youtu.be/dQw4w9WgXcQ,Sol\n';
    const refused = ({ status, error }: { status: number; error: ErrorBody }) =>
      expect([status, error.code, error.message]).toEqual([
        409,
        'CONFLICT',
        'Has llegado al límite de 20.000 vuelos. Elimina alguno para añadir más',
      ]);
    refused(await server.call(calls.createFlight, { token, body: flight }));
    refused(await server.call(calls.importFlights, { token, body: { csv } }));
    const restore = (ids: string[]) => server.call(calls.restoreFlights, { token, body: { ids } });
    // Deleted flights do not count.
    const failed = [{ id, code: 'NOT_FOUND' }];
    expect((await restore([id])).body).toEqual({ done: [], failed });
    await server.call(calls.deleteFlight, { token, params: { id: last } });
    expect((await restore([last, last, id])).body).toEqual({ done: [last], failed });
    await server.call(calls.deleteFlight, { token, params: { id: last } });
    const instead = (await server.call(calls.createFlight, { token, body: flight })).body._id;
    refused(await restore([last]));
    await server.call(calls.deleteFlight, { token, params: { id: instead } });
    expect((await restore([last])).body).toEqual({ done: [last], failed: [] });
  });

  it('C22: logs once, as a warning, that a proxy is not trusted, and does not give it the metrics', async () => {
    const through = { 'x-forwarded-for': '192.0.2.7' };
    for (let i = 0; i < 3; i += 1) await server.inject({ url: '/api/health/live', headers: through });
    expect(loud()).toMatchObject([{ level: 40, msg: expect.stringContaining('TRUST_PROXY IS NOT SET') }]);
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'cf-connecting-ip'])
      expect([
        name,
        (await server.inject({ url: '/metrics', headers: { [name]: '127.0.0.1' } })).statusCode,
      ]).toEqual([name, 404]);
  });
});
