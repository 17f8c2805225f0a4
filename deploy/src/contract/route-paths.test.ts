import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FakeWorkspace, fakeWorkspace } from '../../test/fake-workspace.ts';
import { readBuildToPublish } from './gate.ts';

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
  await workspace.release('shell', '1');
  await workspace.release('mf-flights', '1');
  await workspace.release('mf-gear', '1');
});
afterEach(() => workspace.remove());

const packageOf = (app: string) => path.join(workspace.root, app, 'package.json');

/** A build of the app whose last route has this address. */
async function buildWith(app: string, address: string, label = '2'): Promise<void> {
  await workspace.build(app, label);
  const { estela } = JSON.parse(await readFile(packageOf(app), 'utf8'));
  const more = {
    ...estela.routes[0],
    path: address,
    access: 'public',
    firstCalls: undefined,
  };
  await writeFile(
    packageOf(app),
    JSON.stringify({ estela: { ...estela, routes: [...estela.routes, more] } }),
  );
}

/** Puts a build into the store as an older product did: without asking about its routes. */
async function storeAsBefore(app: string, address: string, label = '2'): Promise<string> {
  await buildWith(app, address, label);
  const folder = path.join(workspace.root, app, 'dist');
  const build = await readBuildToPublish(folder, packageOf(app), path.join(workspace.root, '.cache'));
  const plain = await readFile(packageOf(app), 'utf8');
  await workspace.build(app, label);
  await writeFile(packageOf(app), plain);
  const { placeRelease, prepareRelease } = await import('../releases/publish.ts');
  const { signatures } = await import('../signing/signatures.ts');
  const signs = signatures(workspace.store.paths.signing);
  await placeRelease(
    workspace.store.paths,
    await prepareRelease(workspace.store.paths, build, { by: 'old' }, signs),
    signs,
  );
  return build.version;
}

async function say(...args: string[]): Promise<[number, string]> {
  const code = await workspace.fleet(...args);
  return [code, [...workspace.lines, ...workspace.errors].join('\n')];
}

const ways = [
  ['publish', 'mf-gear'],
  ['can-i-deploy', 'mf-gear'],
  ['publish', 'mf-gear', '--activate'],
];

test.each([
  ['/:any', /takes the pages of others; begin it with a word of its own/],
  ['/:any/', /takes the pages of others/],
  ['//:any/settings', /takes the pages of others/],
  ['/*', /takes the pages of others/],
  ['/*rest', /takes the pages of others/],
  ['/hangar/*', /has the part \*; write/],
  ['/hangar/:id?', /has the part :id\?; write/],
  ['/log%69n', /has the part log%69n/],
  ['/añejo', /has the part añejo/],
  ['/hangar/../login', /has the part \.\./],
  ['/api/drones', /begins with \/api, which is the server's/],
  ['/Remotes/:app', /begins with \/Remotes, which is the server's/],
  ['/fleet', /begins with \/fleet/],
  ['/media/:id', /begins with \/media/],
  ['/robots.txt', /begins with \/robots\.txt/],
])('no new release has the route %s', async (address, why) => {
  await buildWith('mf-gear', address);
  const before = await workspace.store.pointer();
  for (const way of ways) {
    const [code, text] = await say(...way);
    expect(text).toMatch(why);
    expect(code).toBe(3);
  }
  expect(await workspace.store.pointer()).toEqual(before);
});

test.each([
  ['/About/', /declares \/About\/, which shell already owns \(\/about\)/],
  ['/flights/:key', /which mf-flights already owns \(\/flights\/:id\)/],
  ['/flights/new', /which mf-flights already owns \(\/flights\/:id\)/],
])('a release with the route %s cannot go live beside its owner', async (address, why) => {
  await buildWith('mf-gear', address);
  expect(await say('publish', 'mf-gear')).toEqual([0, expect.anything()]);
  for (const way of ways.slice(1)) {
    const [code, text] = await say(...way);
    expect(text).toMatch(why);
    expect(code).toBe(3);
  }
});

test.each(['/hangar/:id', '/hangar/new', '/drones/:id/topics/:topic', '/flights/:id/gear', '/gear_2/a.b'])(
  'a release may add the route %s where nobody else answers it',
  async (address) => {
    await buildWith('mf-gear', address);
    expect(await say('publish', 'mf-gear', '--activate')).toEqual([0, expect.stringContaining('activated')]);
  },
);

test('a pattern of an older store is not made live, by no command, nor shown by a link', async () => {
  const version = await storeAsBefore('mf-gear', '/:any');
  for (const way of ['can-i-deploy', 'activate', 'override']) {
    const [code, text] = await say(way, 'mf-gear', version);
    expect(text).toMatch(/declares \/:any, which takes the pages of others/);
    expect(code).toBe(3);
  }
  expect((await say('activate', 'mf-gear', version, '--force', '--why', 'really'))[0]).toBe(3);
});

test('what an older product made live stays, is enabled again, and may be rolled back to its like', async () => {
  const { pointer, paths } = workspace.store;
  const versions = [
    await storeAsBefore('mf-gear', '/:any', '3'),
    await storeAsBefore('mf-gear', '/:any', '4'),
  ];
  const { signatures } = await import('../signing/signatures.ts');
  const { pointTo, writePointer } = await import('../store/active-pointer.ts');
  for (const version of versions) {
    const next = pointTo(await pointer(), 'mf-gear', version);
    const change = {
      kind: 'activated',
      at: '2026-01-01T00:00:00Z',
      by: 'old',
      app: 'mf-gear',
      version,
    } as const;
    await writePointer(paths.active, next, signatures(paths.signing));
    const line = { ...change, previous: null, sequence: next.sequence };
    await appendFile(paths.history, `${JSON.stringify(line)}\n`);
  }
  expect(await say('disable', 'mf-gear')).toEqual([0, expect.anything()]);
  expect(await say('enable', 'mf-gear')).toEqual([0, expect.anything()]);
  expect(await say('rollback', 'mf-gear')).toEqual([0, expect.stringContaining(versions[0] ?? '')]);
  await workspace.build('mf-gear', '5');
  expect(await say('publish', 'mf-gear', '--activate')).toEqual([
    3,
    expect.stringMatching(/^mf-gear is held/),
  ]);
  expect(await say('unpin', 'mf-gear')).toEqual([0, expect.anything()]);
  expect(await say('publish', 'mf-gear', '--activate')).toEqual([0, expect.anything()]);
  const [code] = await say('rollback', 'mf-gear');
  expect(code).toBe(3);
});
