import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runFleet } from '../src/fleet/cli/fleet.ts';
import { type FakeWorkspace, fakeWorkspace } from './fake-workspace.ts';
import { remoteEntry, shellEntry } from './script-text.ts';

const { publishAll } = jest.requireActual<{
  publishAll: (
    apps: { name: string; built?: Promise<unknown> }[],
    program: object,
    place: object,
  ) => Promise<() => Promise<string>>;
}>('../scripts/publish-all.mjs');

let workspace: FakeWorkspace;
let told: string[];
beforeEach(async () => {
  workspace = await fakeWorkspace();
  told = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void told.push(line));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await workspace.remove();
});

const apps = ['shell', 'mf-flights', 'mf-gear'].map((name) => ({ name }));

async function start(run = runFleet, serveLive = false): Promise<string> {
  const { root, data } = workspace;
  const program = { origin: () => ({ by: 'start' }), runFleet: run };
  const goLive = await publishAll(apps, program, { root, data, serveLive });
  return goLive();
}

/** Builds a shell that brings `names`, and a remote gear that reads `read`. */
async function buildAll(label: string, names: string[], read: string): Promise<void> {
  const uses = { '@estela/ui': { range: '^1.0.0', names: [read] } };
  const provides = { '@estela/ui': { version: '1.0.0', names } };
  await workspace.build('shell', label, { 'entry.js': shellEntry({ provides }) });
  await workspace.build('mf-flights', label);
  await workspace.build('mf-gear', label, {
    'entry.js': `/* ${label} */ ${remoteEntry('mf-gear', { uses })}`,
  });
}

test('a start makes all builds live at once, and says when nothing is new', async () => {
  await buildAll('1', ['Button'], 'Button');
  expect(await start()).toBe('done');
  const { sequence, shell, remotes } = await workspace.store.pointer();
  expect([sequence, shell !== null, Object.keys(remotes).sort()]).toEqual([
    3,
    true,
    ['mf-flights', 'mf-gear'],
  ]);
  expect(await start()).toBe('unchanged');
});

test('a start on the same sources leaves what a team has released since, until new sources come', async () => {
  await buildAll('1', ['Button'], 'Button');
  await start();
  const first = (await workspace.store.pointer()).remotes['mf-gear'] ?? '';
  await workspace.release('mf-gear', 'of-the-team');
  const released = (await workspace.store.pointer()).remotes['mf-gear'] ?? '';
  await buildAll('1', ['Button'], 'Button');
  told.length = 0;
  expect(await start()).toBe('unchanged');
  expect((await workspace.store.pointer()).remotes['mf-gear']).toBe(released);
  expect(told).toEqual([
    `  mf-gear stays at ${released} (released by tester since ${first} was live); ` +
      `npm run -s fleet -- activate mf-gear ${first} makes this build live`,
  ]);
  for (const label of ['2', '1']) {
    await buildAll(label, ['Button'], 'Button');
    expect(await start()).toBe('done');
    expect((await workspace.store.pointer()).remotes['mf-gear']).not.toBe(released);
  }
});

test('where the new shell does not fit what operators hold, that is said first, and nothing is started', async () => {
  await buildAll('1', ['Button'], 'Button');
  await start();
  const before = await workspace.store.pointer();
  await workspace.fleet('pin', 'mf-gear', '--why', 'drones were missing');
  await buildAll('2', ['Link'], 'Link');
  for (const isAgain of [false, true]) {
    told.length = 0;
    await expect(start()).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('mf-gear is held'),
    });
    expect(told[0]).toMatch(
      /^ {2}mf-gear is held: it stays at \w+ \(pinned by tester, 20\S+: drones were missing\); .*fleet -- unpin mf-gear/,
    );
    expect(told[1]).toBe('  New versions of shell, mf-flights do not fit it and wait for mf-gear.');
    expect(await workspace.store.pointer()).toEqual(before);
    if (isAgain) await workspace.fleet('unpin', 'mf-gear');
  }
  expect(await start()).toBe('done');
  expect((await workspace.store.pointer()).shell).not.toBe(before.shell);
});

test('a restart after a rollback comes up with what is live, and says who is held', async () => {
  await buildAll('1', ['Button'], 'Button');
  await start();
  await buildAll('2', ['Button'], 'Button');
  await start();
  await workspace.fleet('rollback', 'mf-gear');
  const before = await workspace.store.pointer();
  told.length = 0;
  expect(await start()).toBe('unchanged');
  expect(told).toEqual([
    expect.stringMatching(/^ {2}mf-gear is held: it stays at \w+ \(rolled-back by tester/),
  ]);
  expect(await workspace.store.pointer()).toEqual(before);
});

test('a route that a held app still owns keeps its new owner waiting, and that is said', async () => {
  await buildAll('1', ['Button'], 'Button');
  await start();
  await workspace.fleet('pin', 'mf-gear');
  await buildAll('2', ['Button'], 'Button');
  const file = path.join(workspace.root, 'mf-flights/package.json');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('"/flights"', '"/hangar"'));
  await expect(start()).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining('mf-gear is held'),
  });
});

test('told to serve what is live, what does not fit it stays, and what fits goes live', async () => {
  await buildAll('1', ['Button'], 'Button');
  await start();
  const before = await workspace.store.pointer();
  await workspace.fleet('pin', 'mf-gear');
  await buildAll('2', ['Link'], 'Link');
  told.length = 0;
  expect(await start(runFleet, true)).toBe('done');
  expect(told[0]).toContain('mf-gear is held');
  const after = await workspace.store.pointer();
  expect(after.shell).toBe(before.shell);
  expect(after.remotes['mf-gear']).toBe(before.remotes['mf-gear']);
  expect(after.remotes['mf-flights']).not.toBe(before.remotes['mf-flights']);
  expect(told.join('\n')).toMatch(/shell stays as it is: .*mf-gear \w+ reads `Button` from @estela\/ui/s);
});

test('a remote that does not fit the shell is told and left out, and the rest starts', async () => {
  await buildAll('1', ['Button'], 'Link');
  expect(await start()).toBe('done');
  expect(Object.keys((await workspace.store.pointer()).remotes)).toEqual(['mf-flights']);
  expect(told.join('\n')).toMatch(/mf-gear stays as it is: .*reads `Link`/s);
});

test('without a shell that may go live nothing starts', async () => {
  await buildAll('1', ['Button'], 'Button');
  const refused = async (args: readonly string[], context: Parameters<typeof runFleet>[1]) => {
    if (args[0] !== 'activate') return runFleet(args, context);
    context.print('{"error":{"code":"CONFLICT","message":"changed meanwhile"}}');
    return 3;
  };
  await expect(start(refused)).rejects.toThrow('publishing shell failed: changed meanwhile');
});
