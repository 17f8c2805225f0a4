import { calls } from '@estela/contracts';
import { makePilot, type TestPilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';

describe('bad input', () => {
  let server: TestServer;
  let pilot: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    pilot = await makePilot(server.db);
  });
  afterAll(() => server.close());

  const post = (payload: string, headers: Record<string, string> = {}) =>
    server.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it.each([
    ['broken JSON', '{"email": '],
    ['no JSON at all', 'email=a&password=b'],
    ['an array', '[1, 2]'],
    ['a bare text', '"hello"'],
    ['null', 'null'],
    ['nothing', ''],
    ['a prototype', '{"__proto__": {"role": "admin"}, "email": "a", "password": "b"}'],
    ['a constructor', '{"constructor": {"prototype": {"role": "admin"}}, "email": "a", "password": "b"}'],
    ['very deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['wrong types', '{"email": {}, "password": [1]}'],
    ['a huge number', '{"email": 1e400, "password": 123456789012345678901234567890}'],
  ])('returns 400 in our shape for %s', async (_, payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', error: answer.json().message });
  });

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'garbage'])(
    'returns 415 to a body of type %s',
    async (type) => {
      const answer = await post('<a/>', { 'content-type': type });
      expect(answer.statusCode).toBe(415);
      expect(answer.json().code).toBe('UNSUPPORTED_MEDIA');
    },
  );

  it('returns 413 for a body beyond every limit', async () => {
    const answer = await post(JSON.stringify({ email: 'x'.repeat(200_000), password: 'y' }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'TOO_LARGE', message: 'El envío es demasiado grande' });
  });

  it.each([
    '/api/users/%00',
    '/api/users/%E0%A4%A',
    '/api/users/dashboard/%00',
    '/api/users/public-dashboard/%00',
    '/api/users/1',
    '/api/users?page=0',
    '/api/users?page=1e99',
    '/api/users?limit=101',
    '/api/users?limit=abc',
    '/api/users?q=%00',
    '/api/feed?cursor=%F0%9F%A6%8A',
    '/api/feed?tab=other',
    '/api/spots/map?bbox=1,2,3',
    '/api/spots/map?bbox=NaN,NaN,NaN,NaN',
  ])('returns 4xx for %s', async (url) => {
    const answer = await server.inject({ url, headers: { authorization: `Bearer ${pilot.token}` } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json().code).toBeDefined();
  });

  it('rejects null bytes and lone surrogates in texts', async () => {
    for (const name of ['a\0b', 'a\ud800b']) {
      const { status, error } = await server.call(calls.updateUser, {
        params: { id: pilot.id },
        body: { name },
        token: pilot.token,
      });
      expect(status).toBe(400);
      expect(error.fields).toEqual({ name: 'Contiene caracteres que no se admiten' });
    }
  });

  it.each(['/%', '/dashboard/%E0%A4%A'])('leads the page %s, which cannot be decoded, home', async (url) => {
    const answer = await server.inject({ url });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
  });

  it('returns 404 in our shape where nothing is', async () => {
    const answer = await server.inject({ url: '/api/nothing', headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'Not found', message: 'Not found', code: 'NOT_FOUND' });
  });

  it('sends security headers and a request id with every response', async () => {
    for (const url of ['/api/health/live', '/api/nothing']) {
      const { headers } = await server.inject({ url });
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      });
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
  });
});
