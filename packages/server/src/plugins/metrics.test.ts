import { makePilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';

describe('/metrics', () => {
  let server: TestServer;

  afterEach(() => server.close());

  async function read(headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
    const { statusCode, body } = await server.inject({ url: '/metrics', headers, remoteAddress });
    return { statusCode, body };
  }

  it('shows durations by route, event loop, memory and the pool', async () => {
    server = await startTestServer();
    const ana = await makePilot(server.db);
    await server.inject({ url: `/api/users/${ana.id}` });
    await server.inject({ url: '/api/health/live' });
    const { statusCode, body } = await read();
    expect(statusCode).toBe(200);
    expect(body).toContain(
      'estela_http_request_duration_seconds_count{method="GET",route="/api/users/:id",status="2xx"} 1',
    );
    expect(body).toMatch(/estela_event_loop_lag_seconds\{quantile="0.99"\} [\d.e-]+/);
    expect(body).toMatch(/estela_database_connections\{state="idle"\} \d/);
    expect(body).toMatch(/process_resident_memory_bytes \d{7,}/);
    expect(body).not.toContain(ana.id);
  });

  it('has as many series as routes, however many addresses and methods are tried', async () => {
    server = await startTestServer();
    for (let i = 0; i < 30; i += 1) {
      await server.inject({ url: `/api/nothing-${i}?a=${i}`, method: i % 2 ? 'GET' : 'OPTIONS' });
      await server.inject({ url: `/other-${i}` });
    }
    const { body } = await read();
    const series = body.split('\n').filter((line) => line.includes('_duration_seconds_count'));
    expect(series.length).toBeLessThanOrEqual(4);
  });

  it('is there for this machine alone, and not for whom a proxy on it speaks', async () => {
    server = await startTestServer({ TRUST_PROXY: 'true' });
    expect((await read({}, '::1')).statusCode).toBe(200);
    expect((await read({}, '::ffff:127.0.0.1')).statusCode).toBe(200);
    expect((await read({}, '192.0.2.7')).statusCode).toBe(404);
    expect((await read({ 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
    expect((await read({ 'x-forwarded-for': '127.0.0.1' }, '192.0.2.7')).statusCode).toBe(404);
  });

  it('needs the token where one is set', async () => {
    const token = 'a-long-enough-token';
    server = await startTestServer({ METRICS_TOKEN: token });
    expect((await read({ authorization: `Bearer ${token}` }, '192.0.2.7')).statusCode).toBe(200);
    expect((await read({ authorization: `Bearer ${token}x` })).statusCode).toBe(404);
    expect((await read()).statusCode).toBe(404);
  });
});
