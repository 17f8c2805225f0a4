import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withLock } from './lock.ts';
import { isAlive, thisOwner } from './lock-owner.ts';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'estela-lock-')), 'locks');
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

async function leave(turn: number, content: unknown): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, String(turn)),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
}

test('one at a time is inside, whoever waits', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise(setImmediate);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => withLock(folder, work)));
  expect({ inside, most }).toEqual({ inside: 0, most: 1 });
  expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('what a killed process left beside the turns goes, and what a living one has just written stays', async () => {
  await leave(7, 'released');
  const [old, fresh] = ['old.tmp', 'fresh.tmp'].map((name) => path.join(folder, name)) as [string, string];
  for (const note of [old, fresh]) await writeFile(note, 'released');
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(old, yesterday, yesterday);
  await withLock(folder, async () => undefined);
  expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual(['fresh.tmp']);
});

test('a lock is given back when the work fails', async () => {
  const failing = withLock(folder, () => Promise.reject(new Error('disk full')));
  await expect(failing).rejects.toThrow('disk full');
  expect(await withLock(folder, async () => 'inside')).toBe('inside');
});

test('the lock of a process that is gone is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await leave(7, { ...thisOwner(), pid });
  expect(await withLock(folder, async () => 'inside')).toBe('inside');
});

test('a later process with the id of a dead owner does not keep its lock alive', async () => {
  await leave(7, { ...thisOwner(), startedAt: '1' });
  expect(await withLock(folder, async () => 'inside')).toBe('inside');
});

test('a lock file that a power cut left empty is free', async () => {
  await leave(7, '');
  expect(await withLock(folder, async () => 'inside')).toBe('inside');
});

test('waiting for a living owner ends with a clear error', async () => {
  await leave(7, thisOwner());
  await expect(withLock(folder, async () => 'inside', 50)).rejects.toMatchObject({ code: 'LOCK_TIMEOUT' });
});

test('an owner on another machine counts as gone after a minute', () => {
  const owner = { ...thisOwner(1_000_000), host: 'elsewhere' };
  expect(isAlive(owner, 1_059_000)).toBe(true);
  expect(isAlive(owner, 1_061_000)).toBe(false);
});
