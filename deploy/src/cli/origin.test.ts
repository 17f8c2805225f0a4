import { execFileSync } from 'node:child_process';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../test/fake-workspace.ts';
import { origin } from './main.ts';

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
});
afterEach(() => workspace.remove());

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=tester', '-c', 'user.email=tester@estela.example'];
  return execFileSync('git', ['-C', workspace.root, ...identity, ...args], { encoding: 'utf8' }).trim();
}

test('a release says which commit it was built from, and whether files were changed since', async () => {
  await workspace.build('mf-gear', '1.0.0');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
  const commit = git('rev-parse', 'HEAD');
  // The store lies in the repository here and would count as a change.
  git('config', 'status.showUntrackedFiles', 'no');
  await workspace.fleet('publish', 'mf-gear', '--activate');
  await workspace.build('mf-gear', '2.0.0');
  await workspace.fleet('publish', 'mf-gear', '--activate');
  const [first, , second] = await workspace.store.history();
  expect(first).toMatchObject({ kind: 'published', commit });
  expect(first).not.toHaveProperty('dirty');
  expect(second).toMatchObject({ kind: 'published', commit, dirty: true });
  expect(await workspace.store.release('mf-gear', versionOf('mf-gear', '2.0.0'))).toMatchObject({
    commit,
    dirty: true,
  });
  await workspace.fleet('status');
  expect(workspace.lines[2]).toMatch(new RegExp(`${commit.slice(0, 12)} \\+ changes$`));
  await workspace.fleet('history');
  expect(workspace.lines.at(-1)).toMatch(new RegExp(`${commit.slice(0, 12)}$`));
});

test('outside a repository a release names no commit', async () => {
  await workspace.release('mf-gear', '1.0.0');
  const release = await workspace.store.release('mf-gear', versionOf('mf-gear', '1.0.0'));
  expect(release).not.toHaveProperty('commit');
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
