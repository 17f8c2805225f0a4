import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../../test/fake-workspace.ts';

const gear = (label: string) => versionOf('mf-gear', label);

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
  await workspace.release('shell', '1.0.0');
  await workspace.release('mf-flights', '1.0.0');
  await workspace.release('mf-gear', '1.0.0');
  await workspace.release('mf-gear', '2.0.0');
});
afterEach(() => workspace.remove());

/** Everything that a dry run must leave as it is. */
async function stored() {
  const { paths } = workspace.store;
  const names = await readdir(paths.root, { recursive: true });
  return {
    names: names.filter((name) => !name.startsWith('.locks')).sort(),
    files: await Promise.all([paths.active, paths.history].map((file) => readFile(file, 'utf8'))),
    tokens: await readFile(paths.tokens, 'utf8').catch(() => ''),
    keys: await workspace.store.keys.trusted(),
  };
}

async function buildGear(change: (text: string) => string): Promise<void> {
  await workspace.build('mf-gear', '3.0.0');
  const file = path.join(workspace.root, 'mf-gear/package.json');
  await writeFile(file, change(await readFile(file, 'utf8')));
}

const addToken = ['token', 'add', 'gear-ci', '--apps', 'mf-gear'];
const asItIs = async () => undefined;

type Case = [name: string, args: string[], prepare: () => Promise<unknown>];
const refused: Case[] = [
  [
    'a route of another app',
    ['publish', 'mf-gear', '--activate'],
    () => buildGear((text) => text.replace('/drones', '/flights/:flightId/')),
  ],
  ['a manifest without routes', ['publish', 'mf-gear'], () => buildGear(() => '{"estela":{}}')],
  ['bytes that are published', ['publish', 'mf-gear'], () => workspace.build('mf-gear', '2.0.0')],
  [
    'a damaged target of a rollback',
    ['rollback', 'mf-gear'],
    () => writeFile(workspace.store.fileOf('mf-gear', gear('1.0.0'), 'first.js'), 'x'),
  ],
  ['a rollback to a version that was never live', ['rollback', 'mf-gear', '--to', 'abc'], asItIs],
  ['the shell', ['disable', 'shell'], asItIs],
  ['a token that is there', addToken, () => workspace.fleet(...addToken)],
  ['a token that is not there', ['token', 'revoke', 'gear-ci'], asItIs],
];

test.each(refused)(
  '%s is refused by the dry run in the words of the real one',
  async (_name, args, prepare) => {
    await prepare();
    const before = await stored();
    const dry = [await workspace.fleet(...args, '--dry-run'), [...workspace.errors]];
    expect(await stored()).toEqual(before);
    expect([await workspace.fleet(...args), workspace.errors]).toEqual(dry);
    expect(dry[0]).toBeGreaterThan(2);
  },
);

test.each([
  [['publish', 'mf-gear', '--activate'], () => workspace.build('mf-gear', '3.0.0')],
  [['activate', 'mf-gear', gear('1.0.0')], asItIs],
  [['rollback', 'mf-gear'], asItIs],
  [['pin', 'mf-gear'], asItIs],
  [['disable', 'mf-gear'], asItIs],
  [['key', 'rotate'], asItIs],
] as [string[], () => Promise<unknown>][])(
  'the dry run of %j changes nothing and says so',
  async (args, prepare) => {
    await prepare();
    const before = await stored();
    expect(await workspace.fleet(...args, '--dry-run', '--json')).toBe(0);
    const said = JSON.parse(workspace.lines.join('\n'));
    expect(said).toMatchObject({
      dryRun: true,
      [said.changed === undefined ? 'activated' : 'changed']: false,
    });
    expect(await stored()).toEqual(before);
  },
);

test('the dry run of a token makes none and takes none', async () => {
  const before = await stored();
  expect(await workspace.fleet(...addToken, '--dry-run')).toBe(0);
  expect(workspace.lines).toEqual([expect.stringMatching(/^would make gear-ci for mf-gear, until /)]);
  expect(await stored()).toEqual(before);
  await workspace.fleet(...addToken);
  const added = await stored();
  expect(await workspace.fleet('token', 'revoke', 'gear-ci', '--dry-run', '--json')).toBe(0);
  expect(JSON.parse(workspace.lines.join('\n'))).toEqual({ name: 'gear-ci', revoked: false, dryRun: true });
  expect(await stored()).toEqual(added);
});

test('the dry run of a new key says what would be signed with it', async () => {
  expect(await workspace.fleet('key', 'rotate', '--dry-run')).toBe(0);
  expect(workspace.lines).toEqual([
    expect.stringMatching(/^would change to a new key \(now: \w+\) and sign 5 files again$/),
  ]);
  await workspace.fleet('key', 'rotate');
  expect(workspace.lines.join()).toContain('signed 5 files again');
});

test('publishing that stopped before it activated is repeated with the same command', async () => {
  await workspace.build('mf-gear', '3.0.0');
  await workspace.fleet('publish', 'mf-gear');
  expect(await workspace.fleet('publish', 'mf-gear', '--activate')).toBe(0);
  expect((await workspace.store.pointer()).remotes['mf-gear']).toBe(gear('3.0.0'));
  expect(await workspace.fleet('publish', 'mf-gear', '--activate')).toBe(0);
  expect(workspace.lines[1]).toBe(`mf-gear ${gear('3.0.0')} is already live`);
});

test('a damaged release is mended by publishing its build again', async () => {
  const file = workspace.store.fileOf('mf-gear', gear('2.0.0'), 'first.js');
  await writeFile(file, 'x');
  await workspace.build('mf-gear', '2.0.0');
  expect(await workspace.fleet('publish', 'mf-gear', '--if-missing')).toBe(0);
  await workspace.store.verify('mf-gear', gear('2.0.0'));
  expect(await readdir(workspace.store.paths.incoming)).toEqual([]);
});

test('a mistyped data folder is refused, and does not become a second store', async () => {
  await workspace.build('mf-gear', '3.0.0');
  const folder = path.join(workspace.root, 'dta');
  for (const args of [['publish', 'mf-gear'], ['status'], ['rollback', 'mf-gear']]) {
    expect(await workspace.fleet(...args, '--data', folder)).toBe(3);
    expect(workspace.errors).toEqual([expect.stringContaining(folder)]);
  }
  expect(existsSync(folder)).toBe(false);
});
