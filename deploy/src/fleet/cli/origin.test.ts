import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../../test/fake-workspace.ts';
import { integrityOf } from '../../files/integrity.ts';
import type { SourceCommit } from '../../store/history.ts';
import { origin } from '../main.ts';
import { runFleet } from './fleet.ts';

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
});
afterEach(() => workspace.remove());

const commit = 'c0ffee'.padEnd(40, '0');
const distFile = (name: string) => path.join(workspace.root, 'mf-gear/dist', name);

/** Adds to the build what the bundler preset adds, with this commit. */
async function made(source: SourceCommit): Promise<void> {
  const names = (await readdir(distFile(''))).filter((name) => name !== 'build.json');
  const hashed = names.map(async (name) => [name, integrityOf(await readFile(distFile(name)))] as const);
  const files = Object.fromEntries(await Promise.all(hashed));
  const { estela: manifest } = JSON.parse(await readFile(distFile('../package.json'), 'utf8'));
  const report = JSON.parse(await readFile(distFile('build.json'), 'utf8'));
  await writeFile(
    distFile('build.json'),
    JSON.stringify({ ...report, built: { ...source, manifest, files } }),
  );
}

/** What a publisher that watches says of the build as it lies there. */
async function watched(): Promise<string> {
  const errors: string[] = [];
  await runFleet(['publish', 'mf-gear', '--watch'], {
    root: workspace.root,
    data: workspace.data,
    by: 'tester',
    watch: (_app, onBuilt) => onBuilt({ folder: distFile('') }),
    print: () => undefined,
    printError: (line) => errors.push(line),
  });
  return errors.join();
}

test('a release says of which commit its build was, and whether files were changed then', async () => {
  for (const [label, source] of [
    ['1', { commit }],
    ['2', { commit, dirty: true }],
  ] as const) {
    await workspace.build('mf-gear', label);
    await made(source);
    expect(await workspace.fleet('publish', 'mf-gear', '--activate')).toBe(0);
  }
  const [first, , second] = await workspace.store.history();
  expect(first).toMatchObject({ kind: 'published', commit });
  expect(first).not.toHaveProperty('dirty');
  expect(second).toMatchObject({ kind: 'published', commit, dirty: true });
  expect(await workspace.store.release('mf-gear', versionOf('mf-gear', '2'))).toMatchObject({
    commit,
    dirty: true,
  });
  expect(Object.keys(await workspace.store.release('mf-gear', versionOf('mf-gear', '2')))).not.toContain(
    'built',
  );
  await workspace.fleet('status');
  expect(workspace.lines[2]).toMatch(/ c0ffee000000 \+ changes$/);
  await workspace.fleet('history');
  expect(workspace.lines.at(-1)).toMatch(/ c0ffee000000$/);
});

test('what the surroundings say of a commit counts only for a build that says nothing', async () => {
  const publish = async () => {
    const context = { root: workspace.root, data: workspace.data, print: () => undefined };
    const source = { commit: 'of-the-pipeline' };
    await runFleet(['publish', 'mf-gear'], { ...context, by: 'ci', source, printError: () => undefined });
    return (await workspace.store.history()).at(-1);
  };
  await workspace.build('mf-gear', '1');
  await made({ commit, dirty: true });
  expect(await publish()).toMatchObject({ commit, dirty: true });
  await workspace.build('mf-gear', '2');
  expect(await publish()).toMatchObject({ commit: 'of-the-pipeline' });
});

test('of a build that does not say its commit none is told, also inside a repository', async () => {
  execFileSync('git', ['init', '--quiet', workspace.root]);
  await workspace.release('mf-gear', '1.0.0');
  const release = await workspace.store.release('mf-gear', versionOf('mf-gear', '1.0.0'));
  expect(release).not.toHaveProperty('commit');
  await workspace.fleet('history');
  expect(workspace.lines.map((line) => line.split(/ {2,}/).at(-1))).toEqual(['why', 'tester', 'tester']);
});

test.each<[string, () => Promise<void>, string]>([
  ['a file', () => writeFile(distFile('first.js'), 'other()'), 'first.js'],
  ['a new file', () => writeFile(distFile('note.txt'), 'hello'), 'note.txt'],
  ['a file that a power cut has left empty', () => writeFile(distFile('first.js'), ''), 'first.js'],
  ['a torn report', () => writeFile(distFile('build.json'), '{"app":'), 'build.json is not JSON'],
  ['a file that is gone', () => rm(distFile('hangar.css')), 'hangar.css'],
  [
    'the manifest',
    async () => {
      const text = await readFile(distFile('../package.json'), 'utf8');
      await writeFile(distFile('../package.json'), text.replace('"/hangar"', '"/shed"'));
    },
    'package.json (estela) was changed since it was built; build it again',
  ],
])('%s that was changed after the build is not published, in whatever way', async (_what, change, named) => {
  await workspace.build('mf-gear', '1');
  await made({ commit });
  await change();
  const from = ['--from', distFile('')];
  for (const way of [
    ['publish', 'mf-gear'],
    ['publish', 'mf-gear', ...from],
    ['publish', 'mf-gear', '--activate', '--if-missing'],
    ['publish', 'mf-gear', '--activate', '--force', '--why', 'it must be so'],
    ['can-i-deploy', 'mf-gear', ...from],
  ]) {
    expect(await workspace.fleet(...way)).toBe(3);
    expect(workspace.errors.join()).toContain(named);
  }
  expect(await watched()).toContain(named);
  expect(await workspace.store.history()).toEqual([]);
});

test('the pipeline names who acts and from which commit', () => {
  expect(origin({ ESTELA_ACTOR: 'ci', ESTELA_COMMIT: 'abc' })).toEqual({
    by: 'ci',
    source: { commit: 'abc' },
  });
  expect(origin({}).by).toMatch(/.@./);
});

test('a reason is kept with what it explains, on one line', async () => {
  await workspace.release('mf-gear', '1.0.0');
  await workspace.build('mf-gear', '2.0.0');
  await workspace.fleet('publish', 'mf-gear', '--activate', '--why', 'new\n  list');
  await workspace.fleet('rollback', 'mf-gear', '--why', 'drones are missing');
  await workspace.fleet('pin', 'mf-gear', '--why', 'never written: it stays already');
  await workspace.fleet('unpin', 'mf-gear', '--why', 'mended');
  await workspace.fleet('history', '--json');
  const reasons = JSON.parse(workspace.lines.join('')).map(({ why }: { why?: string }) => why);
  expect(reasons).toEqual(['mended', 'drones are missing', 'new list', 'new list', undefined, undefined]);
  await workspace.fleet('history', '--limit', '2');
  expect(workspace.lines[2]).toMatch(/ {2}drones are missing$/);
  expect(await workspace.fleet('unpin', 'mf-gear', '--why', ' ')).toBe(2);
});
