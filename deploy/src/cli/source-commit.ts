import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SourceCommit } from '../store/history.ts';

const run = promisify(execFile);

/**
 * The commit that a build comes from, and whether files were changed since, as git says of the repository around
 * `folder`. Nothing outside a repository.
 */
export async function sourceCommit(folder: string): Promise<SourceCommit> {
  try {
    const { stdout } = await run('git', ['-C', folder, 'status', '--porcelain=v2', '--branch'], {
      maxBuffer: 64 * 1024 * 1024,
    });
    const commit = /^# branch\.oid ([0-9a-f]{40,64})$/m.exec(stdout)?.[1];
    if (commit === undefined) return {};
    const isDirty = stdout.split('\n').some((line) => line !== '' && !line.startsWith('#'));
    return { commit, ...(isDirty ? { dirty: true } : {}) };
  } catch {
    // No git, or no repository.
    return {};
  }
}
