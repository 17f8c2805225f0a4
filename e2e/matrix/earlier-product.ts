import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startProduct } from '../fixtures/product.ts';
import { CannotCompare } from './cannot-compare.ts';
import { root } from './find-commit.ts';
import { runProcess } from './run-process.ts';

const stored = path.join(root, '.cache/matrix');
/** Some 70 MB each. */
const storedAtMost = 3;

/**
 * The data folder that the product of a commit leaves behind: its releases live, its keys, its database. Made by the
 * commit's own commands in a worktree, and stored for the next time.
 */
export async function earlierProduct(commit: string, signal: AbortSignal): Promise<string> {
  const data = path.join(stored, commit);
  if (!existsSync(data)) await makeIn(data, commit, signal);
  const now = new Date();
  utimesSync(data, now, now);
  removeOldest();
  return data;
}

async function makeIn(data: string, commit: string, signal: AbortSignal): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'estela-matrix-'));
  const source = path.join(folder, 'source');
  try {
    git('worktree', 'add', '--detach', '--quiet', source, commit);
    if (!existsSync(path.join(source, 'deploy/bin/install.mjs')))
      throw new Error('it has no deploy/bin/install.mjs');
    await runProcess([process.execPath, 'deploy/bin/install.mjs'], source, signal);
    await runProcess(['npm', 'run', '-s', 'build'], source, signal);
    await storeWhatItLeaves(source, data);
  } catch (error) {
    signal.throwIfAborted();
    throw new CannotCompare(
      3,
      `${commit} cannot be built and started: ${lastLine((error as Error).message)}`,
    );
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', source], { cwd: root, stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  }
}

async function storeWhatItLeaves(source: string, data: string): Promise<void> {
  const product = await startProduct({ root: source });
  try {
    await product.end();
    // At once or not at all: the next run trusts it.
    const unfinished = `${data}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(product.data, unfinished, { recursive: true, filter: (file) => !file.endsWith('.sock') });
    renameSync(unfinished, data);
  } finally {
    await product.stop();
  }
}

function removeOldest(): void {
  const folders = readdirSync(stored).map((name) => path.join(stored, name));
  const newestFirst = folders.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of newestFirst.slice(storedAtMost)) rmSync(folder, { recursive: true, force: true });
}

function git(...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
