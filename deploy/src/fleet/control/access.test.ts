import { writeFile } from 'node:fs/promises';
import { type RemoteProduct, remoteProduct } from '../../../test/remote-product.ts';
import { runFleet } from '../cli/fleet.ts';
import { isLoopback } from '../remote/loopback.ts';
import { readTokens } from '../tokens/tokens.ts';

let remote: RemoteProduct;
let secret: string;
beforeEach(async () => {
  remote = await remoteProduct();
  secret = await remote.token('gear-ci', 'mf-gear');
});
afterEach(() => remote.close());

const status = { command: 'status', args: [], options: {} };

async function post(headers: Record<string, string>, payload: unknown = status, remoteAddress = '127.0.0.1') {
  const answer = await remote.app.inject({
    method: 'POST',
    url: '/fleet/run',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
    remoteAddress,
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test.each<[string, Record<string, string>, number, string]>([
  ['none', {}, 401, 'NO_TOKEN'],
  ['a password', { authorization: 'Basic Zm9vOmJhcg==' }, 401, 'NO_TOKEN'],
  ['an unknown one', bearer(`estela_fleet_${'a'.repeat(43)}`), 401, 'BAD_TOKEN'],
  ['one in a cookie', { cookie: 'token=x' }, 401, 'NO_TOKEN'],
])('with %s as token, nothing is answered but why', async (_name, headers, code, error) => {
  const answer = await post(headers);
  expect([answer.status, answer.body.error.code]).toEqual([code, error]);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await remote.acts()).toEqual([
    { token: null, command: '/fleet/run', outcome: 'refused', code: error },
  ]);
});

test('a token that expired or was revoked opens nothing any more', async () => {
  const [token] = await readTokens(remote.product.store.paths);
  const past = { ...token, expires: '2020-01-01T00:00:00.000Z' };
  await writeFile(remote.product.store.paths.tokens, JSON.stringify([past]));
  const { status: code, body } = await post(bearer(secret));
  expect([code, body.error.code]).toEqual([401, 'EXPIRED_TOKEN']);
  expect(body.error.message).toContain('gear-ci expired at 2020-01-01');
  await remote.product.fleet('token', 'revoke', 'gear-ci');
  expect((await post(bearer(secret))).body.error.code).toBe('BAD_TOKEN');
});

test('a token in the clear is refused, and one behind a proxy with TLS is taken', async () => {
  const elsewhere = await post(bearer(secret), status, '198.51.100.7');
  expect([elsewhere.status, elsewhere.body.error.code]).toEqual([403, 'NOT_ENCRYPTED']);
  const proxy = (protocol: string) => post({ ...bearer(secret), 'x-forwarded-proto': protocol });
  expect((await proxy('http')).body.error.code).toBe('NOT_ENCRYPTED');
  expect((await proxy('https')).status).toBe(200);
});

test('wrong tokens are counted for each network, and keep out no right one', async () => {
  const wrong = bearer(`estela_fleet_${'b'.repeat(43)}`);
  const codes: number[] = [];
  for (let i = 0; i < 12; i += 1) codes.push((await post(wrong)).status);
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  expect((await post(wrong)).headers['retry-after']).toBe('60');
  expect((await post(bearer(secret))).status).toBe(200);
  // A flood of them does not fill the disk.
  expect((await remote.acts()).filter(({ code }) => code === 'BAD_TOKEN')).toHaveLength(10);
});

test.each<[string, object, number, string]>([
  [
    'the folder of the store',
    { command: 'status', args: [], options: { data: '/etc' } },
    403,
    'OPTION_NOT_OVER_HTTP',
  ],
  [
    'a folder of the server',
    { command: 'publish', args: ['mf-gear'], options: { from: '/etc' } },
    404,
    'NOT_FOUND',
  ],
  [
    'a name of the language',
    { command: 'constructor', args: ['mf-gear'], options: {} },
    403,
    'NOT_OVER_HTTP',
  ],
  ['an option as app', { command: 'pin', args: ['--data=/etc'], options: {} }, 403, 'OTHER_APP'],
  [
    'another app beside its own',
    { command: 'activate', args: ['mf-gear', '1', 'shell', '1'], options: {} },
    403,
    'OTHER_APP',
  ],
  ['no command', { args: [] }, 400, 'BAD_REQUEST'],
])('a request with %s is refused', async (_name, payload, code, error) => {
  const answer = await post(bearer(secret), payload);
  expect([answer.status, answer.body.error.code]).toEqual([code, error]);
});

test('what looks like an option is never one', async () => {
  const { body } = await post(bearer(secret), {
    command: 'history',
    args: ['--data=/etc'],
    options: { json: true },
  });
  expect(JSON.parse(body.printed[0]).error.message).toBe(
    '"--data=/etc" is not a name for an app or a version',
  );
  const why = { command: 'pin', args: ['mf-gear'], options: { why: '--json\n--data /etc' } };
  expect((await post(bearer(secret), why)).body.errors).toEqual([
    expect.stringContaining('there is no app called mf-gear here'),
  ]);
});

test.each([
  ['http://estela.example', 'a token is not sent to http://estela.example in the clear'],
  ['ftp://estela.example', '"ftp://estela.example" is not the address of a product'],
  ['http://127.0.0.1:1', 'http://127.0.0.1:1 does not answer'],
])('the command line does not send a token to %s', async (url, message) => {
  const errors: string[] = [];
  const asked = jest.spyOn(globalThis, 'fetch');
  const code = await runFleet(['status', '--url', url], {
    root: remote.team.root,
    data: 'none',
    by: 'tester',
    remote: { token: secret },
    print: () => undefined,
    printError: (line) => errors.push(line),
  });
  expect(errors.join()).toContain(message);
  expect([3, 4]).toContain(code);
  expect(asked).toHaveBeenCalledTimes(url.includes('127.0.0.1') ? 1 : 0);
  asked.mockRestore();
});

test('the command line says that it needs a token, and never follows to another address', async () => {
  expect((await remote.run(undefined, 'status')).errors[0]).toContain('set ESTELA_FLEET_TOKEN');
  const { port } = new URL(remote.url);
  expect(isLoopback('[::1]') && isLoopback('127.0.0.1')).toBe(true);
  expect(['127.0.0.1.example', 'localhost.example', '128.0.0.1', port].some(isLoopback)).toBe(false);
  expect((await remote.run(secret, 'status', '--url', remote.url, '--data', 'x')).code).toBe(2);
});
