import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../../test/fake-workspace.ts';
import { remoteEntry } from '../../../test/script-text.ts';

const gear = (label: string) => versionOf('mf-gear', label);

/** It can fill a slot before its manifest says so. */
const entry = { 'entry.js': remoteEntry('mf-gear', { slots: ['droneCard'] }) };
const files = { ...entry, 'big.0a1b2c3d.js': 'x'.repeat(3000) };

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
  await workspace.release('shell', '1');
  await workspace.release('mf-gear', '1', files);
});
afterEach(() => workspace.remove());

const first = versionOf('mf-gear', '1', files);
const file = (name: string) => workspace.store.fileOf('mf-gear', first, name);

test('a whole store is said to be whole', async () => {
  expect(await workspace.fleet('verify')).toBe(0);
  expect(workspace.lines).toEqual([expect.stringMatching(/^2 releases with \d+ files are whole$/)]);
});

test.each([
  ['a changed file', () => writeFile(file('first.js'), 'x'), 'first.js'],
  ['a missing file', () => rm(file('entry.js')), 'entry.js'],
  ['a changed compressed copy', () => writeFile(file('big.0a1b2c3d.js.br'), 'x'), 'big.0a1b2c3d.js.br'],
  ['a record that cannot be read', () => writeFile(file('release.json'), '{'), 'release.json'],
])('%s is found, named, and told by the exit code', async (_name, damage, name) => {
  await damage();
  expect(await workspace.fleet('verify')).toBe(4);
  expect(workspace.lines[0]).toContain(`mf-gear ${first}`);
  expect(workspace.lines[0]).toContain(name);
  expect(workspace.lines[1]).toBe('1 of 2 releases are damaged; publish the same build again to mend one');
  expect(await workspace.fleet('verify', 'shell')).toBe(0);
  expect(await workspace.fleet('verify', 'mf-gear', '--json')).toBe(4);
  expect(JSON.parse(workspace.lines.join('\n'))).toMatchObject({
    damaged: 1,
    problems: [{ version: first }],
  });
});

test('a pointer that cannot be read is refused', async () => {
  await writeFile(workspace.store.paths.active, '{');
  expect(await workspace.fleet('verify')).toBe(4);
});

test('two versions are compared: files by their names without hash, routes, slots and shared modules', async () => {
  await workspace.build('mf-gear', '1', {
    ...entry,
    'big.99999999.js': 'y'.repeat(4000),
    'new.js': 'n',
  });
  const manifest = path.join(workspace.root, 'mf-gear/package.json');
  const text = (await readFile(manifest, 'utf8')).replace('"routes"', '"slots":["droneCard"],"routes"');
  await writeFile(manifest, text.replace('"/drones"', '"/aircraft"'));
  await workspace.fleet('publish', 'mf-gear', '--json');
  const { version } = JSON.parse(workspace.lines.join('\n'));
  expect(await workspace.fleet('diff', 'mf-gear', first, version)).toBe(0);
  expect(workspace.lines).toEqual([
    `mf-gear ${first} -> ${version}`,
    expect.stringMatching(/^ {2}~ big\.js 3\.0 kB \(0\.0 kB as brotli\) -> 4\.0 kB \(0\.0 kB as brotli\)$/),
    '  + new.js 0.0 kB (0.0 kB as brotli)',
    expect.stringMatching(/^ {2}- route .*"path":"\/drones"/),
    expect.stringMatching(/^ {2}\+ route .*"path":"\/aircraft"/),
    '  + slot droneCard',
    '4.0 kB of files that a returning visitor does not have (0.0 kB as brotli)',
  ]);
  await workspace.fleet('diff', 'mf-gear', first, first);
  expect(workspace.lines).toEqual([`mf-gear ${first} and ${first} hold the same`]);
  expect(await workspace.fleet('diff', 'mf-gear', first, gear('9'))).toBe(3);
});
