import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../../test/fake-workspace.ts';

const apps = ['shell', 'mf-flights', 'mf-gear'];

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
  for (const app of ['shell', 'mf-gear']) await workspace.release(app, '1');
});
afterEach(() => workspace.remove());

/** The id of what is live, as the newest line of the history has it. */
async function liveId(): Promise<string> {
  await workspace.fleet('history', '--limit', '1');
  return / {2}([0-9a-f]{12}) {2}tester$/.exec(workspace.lines.at(-1) ?? '')?.[1] ?? '';
}

async function live() {
  const { shell, remotes } = await workspace.store.pointer();
  return { shell, ...remotes };
}

test('the whole product goes back to what was live together, in one step, and stays there', async () => {
  const before = await live();
  const id = await liveId();
  await workspace.release('mf-flights', '1');
  for (const app of apps) await workspace.release(app, '2');
  const after = await live();

  expect(await workspace.fleet('rollback', '--to-composition', id.slice(0, 8), '--dry-run')).toBe(0);
  const planned = workspace.lines.map((line) => line.replace('would roll', 'rolled'));
  expect(await live()).toEqual(after);
  expect(await workspace.fleet('rollback', '--to-composition', id, '--why', 'all of it failed')).toBe(0);
  expect(workspace.lines).toEqual([
    `rolled shell back to ${versionOf('shell', '1')} (from ${versionOf('shell', '2')})`,
    `rolled mf-gear back to ${versionOf('mf-gear', '1')} (from ${versionOf('mf-gear', '2')})`,
    `mf-flights was not part of composition ${id}: it stays at ${versionOf('mf-flights', '2')}`,
  ]);
  expect(planned[0]).toBe(workspace.lines[0]);
  expect(await live()).toEqual({ ...before, 'mf-flights': versionOf('mf-flights', '2') });

  await workspace.build('mf-gear', '3');
  expect(await workspace.fleet('publish', 'mf-gear', '--activate')).toBe(3);
  expect(workspace.lines[0]).toContain(`stays at ${versionOf('mf-gear', '1')} (rolled-back by tester`);
});

test('apps that did not move since are pinned with the others', async () => {
  const id = await liveId();
  await workspace.release('mf-gear', '2');
  expect(await workspace.fleet('rollback', '--to-composition', id, '--json')).toBe(0);
  expect(JSON.parse(workspace.lines.join(''))).toMatchObject({
    composition: id,
    rolledBack: [{ app: 'mf-gear', version: versionOf('mf-gear', '1') }],
    pinned: { shell: versionOf('shell', '1') },
  });
  await workspace.build('shell', '2');
  expect(await workspace.fleet('publish', 'shell', '--activate')).toBe(3);
  // Once more it only says that all is there and held.
  expect(await workspace.fleet('rollback', '--to-composition', id)).toBe(0);
  expect(workspace.lines).toEqual([
    `pinned shell at ${versionOf('shell', '1')}`,
    `pinned mf-gear at ${versionOf('mf-gear', '1')}`,
  ]);
});

test.each([
  [[], 2, 'error: name an app, or give --to-composition'],
  [['mf-gear', '--to-composition', '0123456789ab'], 2, 'error: name an app, or give --to-composition'],
  [['--to-composition', '0123456789ab'], 3, 'no composition 0123456789ab was live in this store'],
  [['--to-composition', 'latest'], 3, '"latest" is not the id of a composition'],
])('rollback %j is refused, and nothing moves', async (args, code, message) => {
  await workspace.release('mf-gear', '2');
  const before = await workspace.store.pointer();
  expect(await workspace.fleet('rollback', ...args)).toBe(code);
  expect(workspace.errors.join()).toContain(message);
  expect(await workspace.store.pointer()).toEqual(before);
});
