import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type FakeWorkspace, fakeWorkspace } from '../../test/fake-workspace.ts';
import { readBuildReport, readManifest } from './build-report.ts';
import { integrityOf } from './integrity.ts';

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
});
afterEach(() => workspace.remove());

async function publishing(app: string) {
  const folder = path.join(workspace.root, app, 'dist');
  const manifest = await readManifest(path.join(workspace.root, app, 'package.json'));
  return { folder, report: await readBuildReport(folder), manifest, by: 'tester' };
}

test('a published version records every file with its integrity and has compressed copies', async () => {
  await workspace.build('mf-flights', '1.0.0');
  await workspace.store.publish(await publishing('mf-flights'));
  const release = await workspace.store.verify('mf-flights', '1.0.0');
  expect(release.files.map(({ path: name }) => name)).toContain('list.js');
  for (const file of release.files) {
    const stored = await readFile(workspace.store.fileOf('mf-flights', '1.0.0', file.path));
    expect(integrityOf(stored)).toBe(file.integrity);
    if (!file.brotli) continue;
    const small = await readFile(workspace.store.fileOf('mf-flights', '1.0.0', `${file.path}.br`));
    expect(brotliDecompressSync(small)).toEqual(stored);
    expect(small.length).toBeLessThan(stored.length);
  }
  expect(release.files.find(({ path: name }) => name === 'entry.js')?.brotli).toBeDefined();
});

test('a version that is already published is refused, and nothing is left behind', async () => {
  await workspace.build('mf-flights', '1.0.0');
  await workspace.store.publish(await publishing('mf-flights'));
  await expect(workspace.store.publish(await publishing('mf-flights'))).rejects.toMatchObject({
    code: 'ALREADY_PUBLISHED',
  });
  expect(await readdir(workspace.store.paths.incoming)).toEqual([]);
});

test('a build that names a file it does not hold is refused', async () => {
  await workspace.build('mf-flights', '1.0.0');
  await rm(path.join(workspace.root, 'mf-flights/dist/list.css'));
  await expect(workspace.store.publish(await publishing('mf-flights'))).rejects.toMatchObject({
    code: 'BAD_BUILD',
    detail: { reason: 'not in the build: list.css' },
  });
});

test('a build with compressed copies of its own is refused: the store makes them', async () => {
  await workspace.build('mf-flights', '1.0.0', { 'first.js.br': 'whatever' });
  await expect(workspace.store.publish(await publishing('mf-flights'))).rejects.toMatchObject({
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
  await expect(workspace.store.publish(await publishing('mf-flights'))).rejects.toMatchObject({ code });
  expect(await readdir(workspace.store.paths.incoming)).toEqual([]);
});

test('a build report with a path that leaves the build is refused', async () => {
  await workspace.build('mf-flights', '1.0.0');
  const file = path.join(workspace.root, 'mf-flights/dist/build.json');
  const report = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...report, entry: '../../secret.js' }));
  await expect(publishing('mf-flights')).rejects.toMatchObject({ code: 'BAD_BUILD' });
});

test('a move with an outdated expectation changes nothing', async () => {
  await workspace.release('mf-flights', '1.0.0');
  await workspace.release('mf-flights', '2.0.0');
  const move = { kind: 'activated', app: 'mf-flights', version: '1.0.0', by: 'tester' } as const;
  await expect(workspace.store.move({ ...move, expected: '1.0.0' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  const pointer = await workspace.store.pointer();
  expect(pointer).toMatchObject({ sequence: 2, remotes: { 'mf-flights': '2.0.0' } });
});

test('a damaged release cannot become live', async () => {
  await workspace.release('mf-flights', '1.0.0');
  await workspace.release('mf-flights', '2.0.0');
  await writeFile(workspace.store.fileOf('mf-flights', '1.0.0', 'list.js'), 'stolen()');
  const move = {
    kind: 'activated',
    app: 'mf-flights',
    version: '1.0.0',
    by: 'tester',
    expected: '2.0.0',
  } as const;
  await expect(workspace.store.move(move)).rejects.toMatchObject({
    code: 'DAMAGED',
    detail: { files: 'list.js' },
  });
});

test('a route that another live app owns cannot be taken', async () => {
  await workspace.release('mf-flights', '1.0.0');
  await workspace.build('mf-gear', '1.0.0');
  const build = await publishing('mf-gear');
  const routes = build.manifest.routes.map((route) => ({ ...route, path: '/flights/:flightId/' }));
  await workspace.store.publish({ ...build, manifest: { ...build.manifest, routes } });
  const move = {
    kind: 'activated',
    app: 'mf-gear',
    version: '1.0.0',
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
  expect(kinds).toEqual(['published 1.0.0', 'activated 1.0.0', 'published 2.0.0', 'activated 2.0.0']);
});
