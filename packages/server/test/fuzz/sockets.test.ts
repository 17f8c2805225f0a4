import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { type RawRequest, rawRequest } from './raw-socket.ts';

const json = 'Content-Type: application/json\r\n';
const post = (headers: string, body = '') =>
  `POST /api/auth/login HTTP/1.1\r\nHost: estela.test\r\n${json}${headers}\r\n${body}`;
const get = (headers = '', path = '/api/health/live') =>
  `GET ${path} HTTP/1.1\r\nHost: estela.test\r\n${headers}\r\n`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const within = get('', '/api/stats');

describe('the server on a real socket', () => {
  let server: TestServer;
  let port: number;

  beforeAll(async () => {
    server = await startTestServer();
    // As in production, only shorter: milliseconds.
    const { server: http } = server.app;
    expect(http.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(http.requestTimeout).toBeLessThanOrEqual(30_000);
    expect(http.timeout).toBeGreaterThan(0);
    Object.assign(http, { connectionsCheckingInterval: 50, requestTimeout: 1_000, headersTimeout: 500 });
    http.keepAliveTimeout = 300;
    http.timeout = 1_500;
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (http.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  /** Headers of every response, also of those that Node sends by itself. */
  const basic = [
    /^x-content-type-options: nosniff\r$/im,
    /^content-security-policy: .*frame-ancestors 'none'\r$/im,
    /^cross-origin-opener-policy: same-origin\r$/im,
  ];
  const send = (request: RawRequest) => rawRequest(port, request);
  const refused: [name: string, request: RawRequest, statuses: number[]][] = [
    ['broken JSON', { send: post('Content-Length: 10\r\n', '{"email": ') }, [400]],
    ['a TLS greeting', { send: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03' }, [400]],
    ['an unknown method', { send: 'BREW /api/stats HTTP/1.1\r\nHost: a\r\n\r\n' }, [400]],
    ['HTTP/2 without asking', { send: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' }, [400]],
    ['an unknown version', { send: 'GET / HTTP/7.3\r\nHost: a\r\n\r\n' }, [400]],
    ['no host', { send: 'GET /api/stats HTTP/1.1\r\n\r\n' }, [400]],
    ['headers that never end', { send: 'GET / HTTP/1.1\r\nHost: a\r\n', trickle: 'X-A: b\r\n' }, [408]],
    ['a request line that never ends', { send: 'GET /', trickle: 'a' }, [408]],
    ['a body that never ends', { send: post('Content-Length: 9999\r\n', '{'), trickle: ' ' }, [408]],
    ['chunks that never end', { send: post('Transfer-Encoding: chunked\r\n'), trickle: chunk(' ') }, [408]],
    ['huge headers', { send: get(`X-A: ${'a'.repeat(20_000)}\r\n`) }, [431]],
    ['very many headers', { send: get('X-A: b\r\n'.repeat(5_000)) }, [431]],
    ['a huge address', { send: get('', `/api/${'a'.repeat(20_000)}`) }, [431]],
    ['a huge body by its own word', { send: post('Content-Length: 200000000\r\n', '{') }, [413]],
    ['a huge chunk', { send: post('Transfer-Encoding: chunked\r\n', chunk('x'.repeat(200_000))) }, [413]],
    ['an expectation we do not know', { send: get('Expect: tea\r\n') }, [417]],
    ['a header with a null byte', { send: get('X-A: a\0b\r\n') }, [400]],
    ['a space before the colon', { send: get('X-A : b\r\n') }, [400]],
    ['a length with a sign', { send: post('Content-Length: +2\r\n', '{}') }, [400]],
    ['a length beyond any number', { send: post(`Content-Length: ${'9'.repeat(30)}\r\n`, '{}') }, [400]],
    ['a chunk of no size', { send: post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n') }, [400]],
    ['a negative chunk', { send: post('Transfer-Encoding: chunked\r\n', '-1\r\n{}\r\n0\r\n\r\n') }, [400]],
    [
      'an address that cannot be decoded',
      { send: get('Connection: close\r\n', '/api/users/%E0%A4%A') },
      [400],
    ],
  ];

  it.each(refused)('rejects %s and closes', async (_, request, statuses) => {
    const answer = await send(request);
    expect(answer.statuses).toEqual(statuses);
    const [head = '', body = ''] = answer.text.split('\r\n\r\n');
    for (const header of basic) expect(`${head}\r\n`).toMatch(header);
    expect(JSON.parse(body)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  it.each<[name: string, bytes: string]>([
    ['length and chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${within}`)],
    ['chunks and length', post('Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', `0\r\n\r\n${within}`)],
    ['two lengths', post('Content-Length: 2\r\nContent-Length: 0\r\n', `{}${within}`)],
    ['a list of lengths', post('Content-Length: 2, 0\r\n', `{}${within}`)],
    [
      'an encoding that only looks like chunks',
      post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${within}`),
    ],
    [
      'chunks that are not the last encoding',
      post('Transfer-Encoding: chunked, gzip\r\n', `0\r\n\r\n${within}`),
    ],
    ['two encodings', post('Transfer-Encoding: gzip\r\nTransfer-Encoding: x\r\n', `0\r\n\r\n${within}`)],
    ['a folded header', get('X-A: b\r\n Transfer-Encoding: chunked\r\nX : y\r\n') + within],
    ['a bare carriage return', `GET /api/stats HTTP/1.1\rHost: a\r\r${within}`],
    [
      'an old version with chunks',
      `POST /api/auth/login HTTP/1.0\r\nTransfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n${within}`,
    ],
  ])('does not let a second request in behind %s', async (_, bytes) => {
    const { statuses } = await send({ send: bytes });
    expect(statuses).toEqual([400]);
  });

  it('uses the common error shape also if no request could be parsed', async () => {
    for (const [bytes, code] of [
      ['\0\0\0\r\n\r\n', 'VALIDATION'],
      [get(`X-A: ${'a'.repeat(20_000)}\r\n`), 'TOO_LARGE'],
    ] as const) {
      const { text } = await send({ send: bytes });
      const body = JSON.parse(text.slice(text.indexOf('\r\n\r\n'))) as Record<string, string>;
      expect(body).toEqual({ error: body.message, message: expect.any(String), code });
      expect(text).toContain('connection: close');
    }
  });

  it.each<[name: string, request: RawRequest]>([
    ['headers', { send: 'GET /api/stats HTTP/1.1\r\nHo', isCut: true }],
    ['body', { send: post('Content-Length: 100\r\n', '{"email": "a'), isCut: true }],
    ['chunk', { send: post('Transfer-Encoding: chunked\r\n', '64\r\n{"em'), isCut: true }],
    ['greeting', { send: '', isCut: true }],
  ])('survives a truncated %s', async (_, request) => {
    const { statuses } = await send(request);
    expect(statuses.filter((status) => status !== 400)).toEqual([]);
  });

  it('closes a connection on garbage after valid requests', async () => {
    const { statuses } = await send({ send: `${get()}${get()}GARBAGE\0\r\n\r\n` });
    expect(statuses.at(-1)).toBe(400);
  });

  it('responds to many requests sent at once, in order', async () => {
    const { statuses } = await send({ send: `${get().repeat(99)}${get('', '/api/nothing')}` });
    expect(statuses).toEqual([...Array.from({ length: 99 }, () => 200), 404]);
  });

  it('lets a client that expects 100 send its body', async () => {
    const { text, statuses } = await send({
      send: post('Expect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n', '{}'),
    });
    expect(text.startsWith('HTTP/1.1 100 ')).toBe(true);
    expect(statuses).toEqual([400]);
  });

  it('closes silent sockets, and those that request another protocol', async () => {
    for (const bytes of [
      '',
      'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n',
      get('Upgrade: websocket\r\nConnection: Upgrade\r\n'),
    ]) {
      const { statuses } = await send({ send: bytes });
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    }
  });

  it('closes the connection of a client that requests much and reads nothing', async () => {
    const closed = new Promise<void>((resolve) => {
      server.app.server.once('connection', (socket) => socket.once('close', () => resolve()));
    });
    const deaf = connect({ port, host: '127.0.0.1' });
    deaf.on('error', () => deaf.destroy());
    deaf.pause();
    deaf.write(get('', '/api/openapi.json').repeat(100));
    await closed;
    deaf.destroy();
  });

  it('survives requests with bytes changed, lost and doubled, and keeps no socket', async () => {
    const originals = [get(), post('Content-Length: 33\r\n', '{"email":"a@b.es","password":"x"}')];
    originals.push(post('Transfer-Encoding: chunked\r\n', `${chunk('{"email":')}${chunk('"a"}')}0\r\n\r\n`));
    const arbitrary = fc.oneof(...originals.map(damaged));
    const all = fc.sample(arbitrary, { seed: Number(process.env.ESTELA_FUZZ_SEED ?? 7), numRuns: 400 });
    for (let first = 0; first < all.length; first += 50) {
      const answers = await Promise.all(all.slice(first, first + 50).map((bytes) => send({ send: bytes })));
      expect(answers.filter(({ statuses }) => statuses.some((status) => status >= 500))).toEqual([]);
    }
    const open = await new Promise((resolve) =>
      server.app.server.getConnections((_, count) => resolve(count)),
    );
    expect(open).toBe(0);
    expect((await send({ send: get('Connection: close\r\n', '/api/health/ready') })).statuses).toEqual([200]);
  });
});

/** A request with bytes changed, lost and doubled. */
function damaged(original: string): fc.Arbitrary<string> {
  const byte = fc.oneof(fc.constantFrom(0, 10, 13, 32, 58), fc.integer({ min: 48, max: 57 }), fc.nat(255));
  const change = fc.record({
    at: fc.nat(original.length - 1),
    byte: byte.map((code) => String.fromCharCode(code)),
    lost: fc.nat(9),
    isInserted: fc.boolean(),
    isDoubled: fc.nat(9).map((chance) => chance === 0),
  });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    let bytes = original;
    for (const { at, byte, lost, isInserted, isDoubled } of changes) {
      const [before, after] = [bytes.slice(0, at), bytes.slice(at)];
      if (isDoubled) bytes = before + after.slice(0, 40) + after;
      else bytes = before + (isInserted ? byte : '') + after.slice(lost);
    }
    return bytes;
  });
}
