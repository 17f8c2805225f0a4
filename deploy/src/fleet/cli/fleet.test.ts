import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../../test/fake-workspace.ts';

/** Versions by the labels of their builds. */
const gear = (label: string) => versionOf('mf-gear', label);

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
});
afterEach(() => workspace.remove());

function liveGear() {
  return workspace.store.pointer().then(({ remotes }) => remotes['mf-gear']);
}

test('publish, activate, rollback, status and history say what they did', async () => {
  await workspace.build('mf-gear', '1.0.0');
  expect(await workspace.fleet('publish', 'mf-gear')).toBe(0);
  expect(workspace.lines).toEqual([
    expect.stringMatching(/^published mf-gear [0-9a-f]{12}: 9 files, \d+\.\d kB \(\d+\.\d kB as brotli\)$/),
  ]);
  expect(await liveGear()).toBeUndefined();
  await workspace.fleet('activate', 'mf-gear', gear('1.0.0'));
  expect(workspace.lines).toEqual([`activated mf-gear ${gear('1.0.0')} (before: none)`]);
  await workspace.release('mf-gear', '1.1.0');
  await workspace.fleet('rollback', 'mf-gear');
  expect(workspace.lines).toEqual([`rolled mf-gear back to ${gear('1.0.0')} (from ${gear('1.1.0')})`]);
  await workspace.fleet('status');
  expect(workspace.lines[0]).toBe('composition 3');
  expect(workspace.lines[2]).toMatch(
    /^mf-gear {2}[0-9a-f]{12} {2}pinned {2}\S+Z {2}tester {2}0 min ago {2}2$/,
  );
  expect(workspace.lines[3]).toMatch(/^mf-gear is held: it stays at [0-9a-f]{12} \(rolled-back by tester, /);
  await workspace.fleet('history', 'mf-gear');
  expect(workspace.lines.slice(1).map((line) => line.split(/ {2,}/).slice(1, 5))).toEqual([
    ['rolled-back', 'mf-gear', gear('1.0.0'), gear('1.1.0')],
    ['activated', 'mf-gear', gear('1.1.0'), gear('1.0.0')],
    ['published', 'mf-gear', gear('1.1.0'), 'tester'],
    ['activated', 'mf-gear', gear('1.0.0'), 'none'],
    ['published', 'mf-gear', gear('1.0.0'), 'tester'],
  ]);
});

test('a dry run says what would happen and changes nothing', async () => {
  await workspace.release('mf-gear', '1.0.0');
  await workspace.release('mf-gear', '2.0.0');
  const before = await readFile(workspace.store.paths.history, 'utf8');
  await workspace.build('mf-gear', '3.0.0');
  await workspace.fleet('publish', 'mf-gear', '--activate', '--dry-run');
  expect(workspace.lines).toEqual([
    `would publish mf-gear ${gear('3.0.0')}: 9 files`,
    `would activate mf-gear ${gear('3.0.0')} (now: ${gear('2.0.0')})`,
  ]);
  await workspace.fleet('activate', 'mf-gear', gear('1.0.0'), '--dry-run');
  expect(workspace.lines).toEqual([`would activate mf-gear ${gear('1.0.0')} (now: ${gear('2.0.0')})`]);
  await workspace.fleet('rollback', 'mf-gear', '--dry-run');
  expect(workspace.lines).toEqual([`would roll mf-gear back to ${gear('1.0.0')} (from ${gear('2.0.0')})`]);
  expect(await liveGear()).toBe(gear('2.0.0'));
  expect((await workspace.store.versions('mf-gear')).sort()).toEqual([gear('1.0.0'), gear('2.0.0')].sort());
  expect(await readFile(workspace.store.paths.history, 'utf8')).toBe(before);
});

test('with --json every command prints one JSON document', async () => {
  await workspace.build('mf-gear', '1.0.0');
  await workspace.fleet('publish', 'mf-gear', '--activate', '--json');
  expect(JSON.parse(workspace.lines.join('\n'))).toEqual({
    app: 'mf-gear',
    version: gear('1.0.0'),
    published: true,
    activated: true,
  });
  await workspace.fleet('status', '--json');
  expect(JSON.parse(workspace.lines.join('\n'))).toMatchObject({
    sequence: 1,
    apps: [{ app: 'mf-gear', live: gear('1.0.0'), versions: 1, by: 'tester' }],
  });
  expect(await workspace.fleet('rollback', 'mf-gear', '--json')).toBe(3);
  expect(JSON.parse(workspace.lines.join('\n')).error.code).toBe('NOTHING_TO_ROLL_BACK');
});

test('publishing a version again fails with one line', async () => {
  await workspace.release('mf-gear', '1.0.0');
  expect(await workspace.fleet('publish', 'mf-gear')).toBe(3);
  expect(workspace.errors).toEqual([
    `fleet: mf-gear ${gear('1.0.0')} is already published and a version never changes; build a new one`,
  ]);
});

test('an app that was rolled back stays until it is unpinned: that is said first, and is no success', async () => {
  await workspace.release('mf-gear', '1.0.0');
  await workspace.release('mf-gear', '2.0.0');
  await workspace.fleet('rollback', 'mf-gear');
  expect(await workspace.fleet('publish', 'mf-gear', '--activate', '--if-missing')).toBe(3);
  expect(workspace.lines).toEqual([
    expect.stringMatching(
      /^mf-gear is held: it stays at [0-9a-f]{12} \(rolled-back by tester, .*Z\); fleet unpin mf-gear lets/,
    ),
    `mf-gear ${gear('2.0.0')} is already published with the same bytes`,
  ]);
  expect(await liveGear()).toBe(gear('1.0.0'));
  await writeFile(path.join(workspace.root, 'mf-gear/dist/first.js'), 'other()');
  expect(await workspace.fleet('publish', 'mf-gear', '--if-missing')).toBe(0);
  expect(await workspace.store.versions('mf-gear')).toHaveLength(3);
  await workspace.fleet('unpin', 'mf-gear');
  expect(workspace.lines).toEqual([`unpinned mf-gear (live: ${gear('1.0.0')})`]);
  await workspace.build('mf-gear', '2.0.0');
  await workspace.fleet('publish', 'mf-gear', '--activate', '--if-missing');
  expect(await liveGear()).toBe(gear('2.0.0'));
});

test('a pinned app stays where it is, and pinning it twice records it once', async () => {
  await workspace.release('mf-gear', '1.0.0');
  await workspace.fleet('pin', 'mf-gear', '--dry-run');
  expect(workspace.lines).toEqual([`would pin mf-gear at ${gear('1.0.0')}`]);
  for (const _ of [1, 2]) await workspace.fleet('pin', 'mf-gear');
  expect(workspace.lines).toEqual([`pinned mf-gear at ${gear('1.0.0')}`]);
  await workspace.build('mf-gear', '2.0.0');
  await workspace.fleet('publish', 'mf-gear', '--activate', '--json');
  expect(JSON.parse(workspace.lines.join('\n'))).toMatchObject({
    published: true,
    activated: false,
    pinned: { version: gear('1.0.0'), by: 'tester' },
  });
  const kinds = (await workspace.store.history()).map(({ kind }) => kind);
  expect(kinds).toEqual(['published', 'activated', 'pinned', 'published']);
});

test.each([
  [['publish', 'mf-none'], 'fleet: there is no app called mf-none here; there are: mf-gear'],
  [['publish', 'mf-gear', '--from', '.'], /build\.json is missing$/],
  [['activate', 'mf-gear', '9.9.9'], 'fleet: mf-gear 9.9.9 is not published'],
  [['activate', 'mf-gear', '../../etc'], 'fleet: "../../etc" is not a name for an app or a version'],
  [['rollback', 'mf-gear', '--to', '9.9.9'], 'fleet: mf-gear 9.9.9 is not published'],
  [['rollback', 'mf-gear'], 'fleet: mf-gear has no earlier version to go back to'],
  [['pin', 'mf-gear'], 'fleet: mf-gear has no live version'],
  [['disable', 'mf-gear'], 'fleet: mf-gear has no live version'],
  [['disable', 'mf-none'], 'fleet: there is no app called mf-none here; there are: mf-gear'],
  [['history', 'mf-none'], 'fleet: there is no app called mf-none here; there are: mf-gear'],
])('%j is refused in one clear line, and so is its dry run', async (args, message) => {
  await workspace.build('mf-gear', '1.0.0');
  await workspace.fleet('publish', 'mf-gear');
  const line = typeof message === 'string' ? message : expect.stringMatching(message);
  for (const more of args[0] === 'history' ? [[]] : [[], ['--dry-run']]) {
    expect(await workspace.fleet(...args, ...more)).toBe(3);
    expect(workspace.errors).toEqual([line]);
  }
});

test.each([
  [['publish'], "error: missing required argument 'app'"],
  [['fly'], "error: unknown command 'fly'"],
  [['history', '--limit', 'many'], /^error: option '--limit <count>' argument 'many' is invalid/],
])('%j is wrong usage, in words and as JSON', async (args, message) => {
  const line = typeof message === 'string' ? message : expect.stringMatching(message);
  expect(await workspace.fleet(...args)).toBe(2);
  expect(workspace.errors).toEqual([line]);
  expect(await workspace.fleet(...args, '--json')).toBe(2);
  expect(workspace.errors).toEqual([]);
  expect(JSON.parse(workspace.lines.join('\n'))).toEqual({ error: { code: 'USAGE', message: line } });
});

test('a damaged release is not activated, and the files are named', async () => {
  await workspace.build('mf-gear', '1.0.0');
  await workspace.fleet('publish', 'mf-gear');
  await writeFile(workspace.store.fileOf('mf-gear', gear('1.0.0'), 'first.js'), 'x');
  expect(await workspace.fleet('activate', 'mf-gear', gear('1.0.0'))).toBe(4);
  expect(workspace.errors).toEqual([
    `fleet: mf-gear ${gear('1.0.0')} is damaged in the store: first.js; publish the same build again to mend it`,
  ]);
});

test('--help explains every command', async () => {
  expect(await workspace.fleet('--help')).toBe(0);
  const help = workspace.lines.join('\n');
  for (const command of ['publish', 'activate', 'rollback', 'status', 'history'])
    expect(help).toContain(command);
  expect(await workspace.fleet('publish', '--help')).toBe(0);
  expect(workspace.lines.join('\n')).toContain('--if-missing');
});

test('an app that is named twice is refused: which of its versions is meant, nobody knows', async () => {
  await workspace.release('mf-gear', '1.0.0');
  const version = versionOf('mf-gear', '1.0.0');
  expect(await workspace.fleet('activate', 'mf-gear', version, 'mf-gear', version)).toBe(3);
  expect(workspace.errors.join()).toContain('mf-gear is named twice');
});
