import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import Fastify from 'fastify';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../../test/fake-workspace.ts';
import { edge } from '../../edge/edge.ts';
import { storeSource } from '../../edge/store-source.ts';

const gear = (label: string) => versionOf('mf-gear', label);
const labels = ['1', '2', '3', '4'];

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
  await workspace.release('shell', '1');
  for (const label of labels) await workspace.release('mf-gear', label);
});
afterEach(() => workspace.remove());

/** As if all of it had happened a month earlier. */
async function aMonthLater(): Promise<void> {
  const file = workspace.store.paths.history;
  const before = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString();
  await writeFile(file, (await readFile(file, 'utf8')).replace(/"at":"[^"]*"/g, `"at":"${before}"`));
}

test('nothing goes that was in use within two weeks', async () => {
  expect(await workspace.fleet('gc', '--keep', '1')).toBe(0);
  expect(workspace.lines).toEqual(['removed 0 releases, 0.0 kB']);
});

test('a dry run names what would go and how many bytes; then it goes, and its lines stay', async () => {
  await aMonthLater();
  await workspace.fleet('gc', '--keep', '1', '--dry-run');
  expect(workspace.lines).toEqual([
    expect.stringMatching(/^would remove mf-gear [0-9a-f]{12} \(\d+\.\d kB\)$/),
    expect.stringMatching(/^would remove mf-gear/),
    expect.stringMatching(/^would remove 2 releases, \d+\.\d kB$/),
  ]);
  expect(await workspace.store.versions('mf-gear')).toHaveLength(4);

  await workspace.fleet('gc', '--keep', '1', '--why', 'disk is full', '--json');
  const report = JSON.parse(workspace.lines.join('\n'));
  expect(report).toMatchObject({ changed: true, removed: [{ app: 'mf-gear' }, { app: 'mf-gear' }] });
  expect((await workspace.store.versions('mf-gear')).sort()).toEqual([gear('3'), gear('4')].sort());
  expect(await readdir(workspace.store.paths.incoming)).toEqual([]);
  const history = await workspace.store.history();
  expect(history.filter(({ kind }) => kind === 'published')).toHaveLength(5);
  expect(history.at(-1)).toMatchObject({ kind: 'removed', by: 'tester', why: 'disk is full' });

  await workspace.fleet('rollback', 'mf-gear');
  expect(await workspace.fleet('rollback', 'mf-gear', '--to', gear('1'))).toBe(3);
  expect(workspace.errors[0]).toMatch(
    /^fleet: mf-gear [0-9a-f]{12} was removed by tester at \S+Z; build it again and publish that$/,
  );
});

test('what was removed can be published again, and has a line of its own again', async () => {
  await aMonthLater();
  await workspace.fleet('gc', '--keep', '1');
  await workspace.build('mf-gear', '1');
  expect(await workspace.fleet('publish', 'mf-gear')).toBe(0);
  expect((await workspace.store.history()).at(-1)).toMatchObject({ kind: 'published', version: gear('1') });
  expect(await workspace.fleet('rollback', 'mf-gear', '--to', gear('1'))).toBe(0);
});

test('a release whose line was written before gc was killed still counts as published', async () => {
  const line = {
    kind: 'removed',
    at: new Date().toISOString(),
    by: 'tester',
    app: 'mf-gear',
    version: gear('1'),
  };
  await appendFile(workspace.store.paths.history, `${JSON.stringify(line)}\n`);
  expect(await workspace.fleet('activate', 'mf-gear', gear('1'))).toBe(0);
  const kinds = (await workspace.store.history()).slice(-3).map(({ kind, version }) => [kind, version]);
  expect(kinds).toEqual([
    ['removed', gear('1')],
    ['published', gear('1')],
    ['activated', gear('1')],
  ]);
});

test('the edge goes on serving while releases go, and answers 404 for what is gone', async () => {
  const app = Fastify();
  const settings = { publicUrl: 'https://estela.example' };
  await app.register(edge, { source: storeSource(workspace.store), settings });
  const status = async (url: string) => (await app.inject(url)).statusCode;
  const entry = (label: string) => `/remotes/mf-gear/${gear(label)}/entry.js`;
  expect([await status(entry('1')), await status(entry('4'))]).toEqual([200, 200]);
  await aMonthLater();
  const errors = jest.spyOn(app.log, 'error');
  const pages = Array.from({ length: 20 }, async () => status('/drones'));
  await Promise.all([...pages, workspace.fleet('gc', '--keep', '1')]);
  expect(await Promise.all(pages)).toEqual(pages.map(() => 200));
  const unread = `/remotes/mf-gear/${gear('1')}/first.js`;
  expect([await status(unread), await status(entry('4')), await status(entry('3'))]).toEqual([404, 200, 200]);
  // A release that was removed on purpose is no damage: nothing is verified again because of it.
  expect(errors).not.toHaveBeenCalled();
  await app.close();
});
