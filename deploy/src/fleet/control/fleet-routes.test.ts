import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { versionOf } from '../../../test/fake-workspace.ts';
import { type RemoteProduct, remoteProduct } from '../../../test/remote-product.ts';

/** Versions by the labels of their builds. */
const gear = (label: string) => versionOf('mf-gear', label);

let remote: RemoteProduct;
let secret: string;
beforeEach(async () => {
  remote = await remoteProduct();
  secret = await remote.token('gear-ci', 'mf-gear');
});
afterEach(() => remote.close());

test('a team publishes, activates and rolls back its app, in the words of the command line', async () => {
  const { team, product, run } = remote;
  await team.build('mf-gear', '1.0.0');
  const published = await run(secret, 'publish', 'mf-gear', '--activate', '--why', 'first of all');
  expect(published).toEqual({
    code: 0,
    lines: [
      expect.stringMatching(/^published mf-gear [0-9a-f]{12}: 9 files, \d+\.\d kB \(\d+\.\d kB as brotli\)$/),
      `activated mf-gear ${gear('1.0.0')} (before: none)`,
    ],
    errors: [],
  });
  await product.store.verify('mf-gear', gear('1.0.0'));
  await team.build('mf-gear', '2.0.0');
  expect((await run(secret, 'publish', 'mf-gear')).code).toBe(0);
  expect((await run(secret, 'activate', 'mf-gear', gear('2.0.0'), '--dry-run')).lines).toEqual([
    `would activate mf-gear ${gear('2.0.0')} (now: ${gear('1.0.0')})`,
  ]);
  expect((await run(secret, 'activate', 'mf-gear', gear('2.0.0'))).code).toBe(0);
  expect((await run(secret, 'rollback', 'mf-gear')).code).toBe(0);
  const history = await product.store.history();
  expect(history.map(({ kind, by, why }) => [kind, by, why])).toEqual([
    ['published', 'gear-ci (run 42)', 'first of all'],
    ['activated', 'gear-ci (run 42)', 'first of all'],
    ['published', 'gear-ci (run 42)', undefined],
    ['activated', 'gear-ci (run 42)', undefined],
    ['rolled-back', 'gear-ci (run 42)', undefined],
  ]);
  expect(await remote.acts()).toEqual([
    { token: 'gear-ci', command: 'publish', app: 'mf-gear', version: gear('1.0.0'), outcome: 'done' },
    { token: 'gear-ci', command: 'publish', app: 'mf-gear', version: gear('2.0.0'), outcome: 'done' },
    {
      token: 'gear-ci',
      command: 'activate --dry-run',
      app: 'mf-gear',
      version: gear('2.0.0'),
      outcome: 'done',
    },
    { token: 'gear-ci', command: 'activate', app: 'mf-gear', version: gear('2.0.0'), outcome: 'done' },
    { token: 'gear-ci', command: 'rollback', app: 'mf-gear', version: gear('1.0.0'), outcome: 'done' },
  ]);
  expect(await readdir(product.store.paths.incoming)).toEqual([]);
});

test('exit codes, JSON and refusals are those of the command beside the store', async () => {
  const { team, product, run } = remote;
  await team.build('mf-gear', '1.0.0');
  await product.build('mf-gear', '1.0.0');
  await product.fleet('publish', 'mf-gear', '--activate');
  for (const args of [
    ['publish', 'mf-gear'],
    ['publish', 'mf-gear', '--json'],
    ['publish', 'mf-gear', '--if-missing', '--json'],
    ['rollback', 'mf-gear'],
    ['activate', 'mf-gear', '9.9.9', '--json'],
    ['history', '--limit', '1', '--json'],
    ['history', 'mf-gear', '--limit', 'many'],
    ['status'],
  ]) {
    const code = await product.fleet(...args);
    const beside = { code, lines: [...product.lines], errors: [...product.errors] };
    expect(await run(secret, ...args)).toEqual(beside);
  }
});

test.each([
  [
    ['activate', 'mf-flights', '1'],
    /^fleet: the token gear-ci is for mf-gear and may not activate mf-flights/,
  ],
  [['rollback', 'shell'], /^fleet: the token gear-ci is for mf-gear and may not rollback shell/],
  [['token', 'list'], /^fleet: fleet token list is not for tokens; operators run it beside the store$/],
  [['audit'], /^fleet: fleet audit is not for tokens/],
])('%j is not for this token, and the audit log says who tried', async (args, message) => {
  const { code, errors } = await remote.run(secret, ...args);
  expect([code, errors]).toEqual([3, [expect.stringMatching(message)]]);
});

test('publishing another app is refused before anything of it is read', async () => {
  await remote.team.build('mf-flights', '1.0.0');
  const { code, errors } = await remote.run(secret, 'publish', 'mf-flights', '--activate');
  expect([code, errors]).toEqual([
    3,
    [expect.stringContaining('is for mf-gear and may not publish mf-flights')],
  ]);
  expect(await remote.product.store.apps()).toEqual([]);
  expect(await remote.acts()).toEqual([
    { token: 'gear-ci', command: 'publish', app: 'mf-flights', outcome: 'refused', code: 'OTHER_APP' },
  ]);
});

test('only what the store lacks is sent', async () => {
  const map = { 'map.json': randomBytes(100_000).toString('base64') };
  const sizes: number[] = [];
  const send = globalThis.fetch;
  const watched = jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    sizes.push(Buffer.byteLength((init as { body: Uint8Array }).body));
    return send(url, init);
  });
  for (const label of ['1.0.0', '1.1.0']) {
    await remote.team.build('mf-gear', label, map);
    expect((await remote.run(secret, 'publish', 'mf-gear')).code).toBe(0);
    await remote.product.store.verify('mf-gear', versionOf('mf-gear', label, map));
  }
  watched.mockRestore();
  const [, first = 0, , second = 0] = sizes;
  expect(first).toBeGreaterThan(100_000);
  expect(second).toBeLessThan(5_000);
});

test('two teams publish at once, each in its own name', async () => {
  const other = await remote.token('flights-ci', 'mf-flights');
  const { team, run } = remote;
  await team.build('mf-gear', '1.0.0');
  await team.build('mf-flights', '1.0.0');
  const runs = await Promise.all([
    run(secret, 'publish', 'mf-gear', '--activate'),
    run(other, 'publish', 'mf-flights', '--activate'),
  ]);
  expect(runs.map(({ code }) => code)).toEqual([0, 0]);
  const pointer = await remote.product.store.pointer();
  expect(pointer.remotes).toEqual({
    'mf-gear': gear('1.0.0'),
    'mf-flights': versionOf('mf-flights', '1.0.0'),
  });
  expect((await remote.acts()).map(({ token, app }) => `${token} ${app}`).sort()).toEqual([
    'flights-ci mf-flights',
    'gear-ci mf-gear',
  ]);
});

test('a team asks whether its build could go live, sees its failures and makes links to its versions', async () => {
  const { team, run } = remote;
  await team.build('mf-gear', '1.0.0');
  const asked = await run(secret, 'can-i-deploy', 'mf-gear');
  expect([asked.code, asked.errors]).toEqual([0, []]);
  expect(asked.lines[0]).toBe(`mf-gear ${gear('1.0.0')} can go live: nothing breaks among none`);
  expect((await run(secret, 'can-i-deploy', 'mf-gear', '--from', 'mf-gear/none')).errors).toEqual([
    expect.stringMatching(/mf-gear\/none\/build\.json is missing$/),
  ]);
  await run(secret, 'publish', 'mf-gear');
  const known = await run(secret, 'can-i-deploy', 'mf-gear', gear('1.0.0'));
  expect(known.lines).toEqual(asked.lines);
  expect((await run(secret, 'errors', 'mf-gear')).lines).toEqual(['no browser has reported a failure']);
  const link = await run(secret, 'override', 'mf-gear', gear('1.0.0'), '--for', '30m');
  expect([link.code, link.lines[0]]).toEqual([0, `shows mf-gear ${gear('1.0.0')}`]);
  for (const args of [
    ['errors', 'shell'],
    ['override', 'mf-gear', gear('1.0.0'), 'shell', '1'],
    ['can-i-deploy', 'shell', '1'],
  ])
    expect((await run(secret, ...args)).errors.join()).toContain('is for mf-gear and may not');
});
