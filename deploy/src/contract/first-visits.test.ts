import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FakeWorkspace, fakeWorkspace } from '../../test/fake-workspace.ts';
import { builtVisits } from '../fleet/commands/built-visits.ts';

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
  await workspace.release('shell', '1');
  await workspace.release('mf-flights', '1');
});
afterEach(() => workspace.remove());

/** Bytes that no compression makes smaller. */
const noise = (bytes: number) => `/* ${randomBytes(bytes).toString('base64')} */`;
/** Another page of `/flights/:id`: some `bytes` more than now. */
const withPage = (bytes: number) => workspace.build('mf-flights', '2', { 'detail.js': noise(bytes) });

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const code = await workspace.fleet(...args);
  return {
    code,
    text: [...workspace.lines, ...workspace.errors].join('\n').replace(/[0-9a-f]{12}/g, '<v>'),
  };
}

const versions = () => workspace.store.versions('mf-flights');

test('can-i-deploy says of each route of the app what its first visit loads and how that differs from what is live', async () => {
  await withPage(1_000);
  const { code, text } = await run('can-i-deploy', 'mf-flights');
  expect(code).toBe(0);
  expect(text).toMatch(/^JavaScript of a first visit \(brotli; 220\.0 kB at most\)/m);
  expect(text).toMatch(/^ {2}\/flights +\d\.\d kB \+0\.0 kB$/m);
  expect(text).toMatch(/^ {2}\/flights\/:id +\d\.\d kB \+1\.\d kB$/m);
  expect(text).not.toMatch(/warning|about/);
});

test('a change of the shell is weighed on the pages of all apps', async () => {
  await workspace.build('shell', '2', { 'first.js': noise(1_000) });
  const { text } = await run('can-i-deploy', 'shell');
  expect(text.match(/^ {2}\/[\w/:]* +\d\.\d kB \+1\.\d kB$/gm)).toHaveLength(4);
});

test.each([
  ['publish', 'mf-flights'],
  ['publish', 'mf-flights', '--dry-run'],
  ['can-i-deploy', 'mf-flights'],
])('%s %s %s warns of a route that grows by more than 2 kB, and goes on', async (...command) => {
  await withPage(4_000);
  const { code, text } = await run(...command.filter(Boolean));
  expect(code).toBe(0);
  expect(text).toMatch(
    /warning: the first visit of \/flights\/:id loads \+[345]\.\d kB of JavaScript more than now: \d\.\d kB/,
  );
  expect(text.match(/warning/g)).toHaveLength(1);
});

test('above 220 kB a release is refused before anything is written, unless it is forced with a reason', async () => {
  await withPage(230_000);
  const refused =
    /would load too much JavaScript \(brotli\):\n {2}\/flights\/:id 2[3-9]\d\.\d kB, and 220\.0 kB are/;
  for (const command of [
    ['publish', '--dry-run'],
    ['publish'],
    ['publish', '--activate'],
    ['can-i-deploy'],
  ]) {
    const { code, text } = await run(command[0] ?? '', 'mf-flights', ...command.slice(1));
    expect([code, text]).toEqual([3, expect.stringMatching(refused)]);
    expect(await versions()).toHaveLength(1);
  }
  expect((await run('publish', 'mf-flights', '--force')).text).toContain('--force needs --why');
  const forced = await run(
    'publish',
    'mf-flights',
    '--activate',
    '--force',
    '--why',
    'the map comes with it',
  );
  expect(forced.code).toBe(0);
  expect((await workspace.store.history()).at(-1)).toMatchObject({
    forced: true,
    why: 'the map comes with it',
  });
});

test('what is above the limit already may go on as long as it does not grow, and going back is never refused', async () => {
  await withPage(230_000);
  await run('publish', 'mf-flights', '--activate', '--force', '--why', 'the map comes with it');
  await workspace.build('mf-flights', '3', { 'detail.js': noise(225_000) });
  expect(await run('publish', 'mf-flights', '--activate')).toMatchObject({
    code: 0,
  });
  expect(await run('rollback', 'mf-flights')).toMatchObject({ code: 0 });
});

test('a published release above the limit is refused when it goes live, but not when the product starts with it', async () => {
  await withPage(230_000);
  await workspace.fleet('publish', 'mf-flights', '--force', '--why', 'to look at it', '--json');
  const { version } = JSON.parse(workspace.lines.join('\n'));
  expect(await run('activate', 'mf-flights', version)).toMatchObject({
    code: 3,
  });
  expect(await run('activate', 'mf-flights', version, '--at-start')).toMatchObject({ code: 0 });
});

test('a build that could not be published is no reason for the table to fail', async () => {
  const folders = ['shell', 'mf-flights'].map((app) => path.join(workspace.root, app));
  await writeFile(path.join(workspace.root, 'mf-flights/package.json'), '{"estela":{"routes":"none"}}');
  expect(await builtVisits(folders, workspace.data, path.join(workspace.root, 'cache/brotli.json'))).toEqual(
    [],
  );
});

test('builds are weighed beside what is live, with the same figures as their releases, once all are there', async () => {
  const folders = ['shell', 'mf-flights'].map((app) => path.join(workspace.root, app));
  const cache = path.join(workspace.root, 'cache/brotli.json');
  const visits = await builtVisits(folders, workspace.data, cache);
  expect(visits.map(({ route }) => route)).toEqual(['/', '/about', '/flights', '/flights/:id']);
  for (const { bytes, live } of visits) expect(bytes).toBe(live);
  expect(await builtVisits(folders, path.join(workspace.root, 'nowhere'), cache)).toEqual(
    visits.map((visit) => ({ ...visit, live: undefined })),
  );
  expect(
    await builtVisits([...folders, path.join(workspace.root, 'mf-gear')], workspace.data, cache),
  ).toEqual([]);
});
