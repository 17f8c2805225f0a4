import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../../test/fake-workspace.ts';

const gear = (label: string) => versionOf('mf-gear', label);

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
  await workspace.release('shell', '1.0.0');
});
afterEach(() => workspace.remove());

test('the first release of a remote can be withdrawn, and comes back when it is enabled', async () => {
  await workspace.release('mf-gear', '1.0.0');
  await workspace.fleet('disable', 'mf-gear', '--why', 'too early');
  expect(workspace.lines).toEqual([
    `disabled mf-gear: a notice stands in its place (live: ${gear('1.0.0')})`,
  ]);
  expect(await workspace.store.pointer()).toMatchObject({ sequence: 3, disabled: ['mf-gear'] });
  await workspace.fleet('disable', 'mf-gear');
  await workspace.fleet('enable', 'mf-gear');
  expect(await workspace.store.pointer()).toMatchObject({ sequence: 4, disabled: [] });
  const kinds = (await workspace.store.history()).slice(2).map(({ kind, why }) => [kind, why]);
  expect(kinds).toEqual([
    ['published', undefined],
    ['activated', undefined],
    ['disabled', 'too early'],
    ['enabled', undefined],
  ]);
});

test('neither publishing nor starting moves or enables a disabled app; operators may move it', async () => {
  await workspace.release('mf-gear', '1.0.0');
  await workspace.fleet('disable', 'mf-gear');
  await workspace.build('mf-gear', '2.0.0');
  expect(await workspace.fleet('publish', 'mf-gear', '--activate')).toBe(3);
  expect(workspace.lines[0]).toMatch(
    /^mf-gear is held: it stays at [0-9a-f]{12} \(disabled by tester, \S+Z\); fleet enable mf-gear puts it back/,
  );
  await workspace.fleet('activate', 'mf-gear', gear('2.0.0'));
  expect(workspace.lines).toEqual([
    `activated mf-gear ${gear('2.0.0')} (before: ${gear('1.0.0')})`,
    'mf-gear is disabled; fleet enable mf-gear puts it back on the pages',
  ]);
  await workspace.fleet('rollback', 'mf-gear');
  expect(await workspace.store.pointer()).toMatchObject({
    remotes: { 'mf-gear': gear('1.0.0') },
    disabled: ['mf-gear'],
  });
});
