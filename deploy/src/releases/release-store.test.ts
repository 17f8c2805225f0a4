import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../test/fake-workspace.ts';
import { readBuildToPublish } from '../contract/gate.ts';
import { integrityOf } from '../files/integrity.ts';

/** Versions by the labels of their builds. */
const flights = (label: string) => versionOf('mf-flights', label);

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
});
afterEach(() => workspace.remove());

async function publish(app: string) {
  const folder = path.join(workspace.root, app);
  const build = await readBuildToPublish(
    path.join(folder, 'dist'),
    path.join(folder, 'package.json'),
    workspace.root,
  );
  return workspace.store.publish(build, { by: 'tester' });
}

test('a published version records every file with its integrity and has compressed copies', async () => {
  await workspace.build('mf-flights', '1.0.0');
  await publish('mf-flights');
  const release = await workspace.store.verify('mf-flights', flights('1.0.0'));
  expect(release.files.map(({ path: name }) => name)).toContain('list.js');
  for (const file of release.files) {
    const stored = await readFile(workspace.store.fileOf('mf-flights', flights('1.0.0'), file.path));
    expect(integrityOf(stored)).toBe(file.integrity);
    if (!file.brotli) continue;
    const small = await readFile(workspace.store.fileOf('mf-flights', flights('1.0.0'), `${file.path}.br`));
    expect(brotliDecompressSync(small)).toEqual(stored);
    expect(small.length).toBeLessThan(stored.length);
  }
  expect(release.files.find(({ path: name }) => name === 'entry.js')?.brotli).toBeDefined();
});

test('a version that is already published is refused, and nothing is left behind', async () => {
  await workspace.build('mf-flights', '1.0.0');
  await publish('mf-flights');
  await expect(publish('mf-flights')).rejects.toMatchObject({
    code: 'ALREADY_PUBLISHED',
  });
  expect(await readdir(workspace.store.paths.incoming)).toEqual([]);
});

test('a build that names a file it does not hold is refused', async () => {
  await workspace.build('mf-flights', '1.0.0');
  await rm(path.join(workspace.root, 'mf-flights/dist/list.css'));
  await expect(publish('mf-flights')).rejects.toMatchObject({
    code: 'BAD_BUILD',
    detail: { reason: 'not in the build: list.css' },
  });
});

test('a build with compressed copies of its own is refused: the store makes them', async () => {
  await workspace.build('mf-flights', '1.0.0', { 'first.js.br': 'whatever' });
  await expect(publish('mf-flights')).rejects.toMatchObject({
    code: 'BAD_BUILD',
    detail: { reason: 'first.js.br is a compressed copy' },
  });
});

test('a copy that fails while others are being written leaves nothing behind, and its reason is the error', async () => {
  const large = 'export_nothing(); '.repeat(20_000);
  const tooLong = `${'a'.repeat(250)}.js`;
  await workspace.build('mf-flights', '1.0.0', {
    [tooLong]: 'short(); '.repeat(40),
    'a.js': large,
    'z.js': large,
  });
  const code = 'ENAMETOOLONG';
  await expect(publish('mf-flights')).rejects.toMatchObject({ code });
  expect(await readdir(workspace.store.paths.incoming)).toEqual([]);
});

test('a build report with a path that leaves the build is refused', async () => {
  await workspace.build('mf-flights', '1.0.0');
  const file = path.join(workspace.root, 'mf-flights/dist/build.json');
  const report = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...report, entry: '../../secret.js' }));
  await expect(publish('mf-flights')).rejects.toMatchObject({ code: 'BAD_BUILD' });
});

test('a move with an outdated expectation changes nothing', async () => {
  await workspace.release('mf-flights', '1.0.0');
  await workspace.release('mf-flights', '2.0.0');
  const move = {
    kind: 'activated',
    app: 'mf-flights',
    version: flights('1.0.0'),
    by: 'tester',
  } as const;
  await expect(workspace.store.move({ ...move, expected: flights('1.0.0') })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  const pointer = await workspace.store.pointer();
  expect(pointer).toMatchObject({ sequence: 2, remotes: { 'mf-flights': flights('2.0.0') } });
});

test('a damaged release cannot become live', async () => {
  await workspace.release('mf-flights', '1.0.0');
  await workspace.release('mf-flights', '2.0.0');
  await writeFile(workspace.store.fileOf('mf-flights', flights('1.0.0'), 'list.js'), 'stolen()');
  const move = {
    kind: 'activated',
    app: 'mf-flights',
    version: flights('1.0.0'),
    by: 'tester',
    expected: flights('2.0.0'),
  } as const;
  await expect(workspace.store.move(move)).rejects.toMatchObject({
    code: 'DAMAGED',
    detail: { files: 'list.js' },
  });
});

test('a route that another live app owns cannot be taken', async () => {
  await workspace.release('mf-flights', '1.0.0');
  await workspace.build('mf-gear', '1.0.0');
  const file = path.join(workspace.root, 'mf-gear/package.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('/drones', '/flights/:flightId/'));
  const { version } = await publish('mf-gear');
  const move = {
    kind: 'activated',
    app: 'mf-gear',
    version,
    by: 'tester',
    expected: undefined,
  } as const;
  await expect(workspace.store.move(move)).rejects.toMatchObject({
    code: 'ROUTE_TAKEN',
    detail: { other: 'mf-flights' },
  });
});

test('the history goes on after a line that was torn by a power cut', async () => {
  await workspace.release('mf-flights', '1.0.0');
  const lines = await readFile(workspace.store.paths.history, 'utf8');
  await writeFile(workspace.store.paths.history, `${lines}{"kind":"activ`);
  await workspace.release('mf-flights', '2.0.0');
  const kinds = (await workspace.store.history()).map(({ kind, version }) => `${kind} ${version}`);
  expect(kinds).toEqual([
    `published ${flights('1.0.0')}`,
    `activated ${flights('1.0.0')}`,
    `published ${flights('2.0.0')}`,
    `activated ${flights('2.0.0')}`,
  ]);
});
