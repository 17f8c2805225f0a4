import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CannotCompare } from './cannot-compare.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const lastRelease = 'deploy/last-release.json';

/** The commit to compare with: of a git ref or of a release in this checkout's store, else of the last release. */
export function findCommit(wanted: string | undefined): string {
  if (wanted !== undefined) {
    const commit = commitOf(wanted) ?? commitOfRelease(wanted);
    if (commit) return commit;
    throw new CannotCompare(2, `"${wanted}" is no commit of this repository and no release of its store`);
  }
  // Of a commit that is a release itself, the one before.
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD^');
  const { commit } = JSON.parse(readFileSync(path.join(root, lastRelease), 'utf8')) as { commit: string };
  const found = commitOf(tag ?? commit);
  if (found) return found;
  throw new CannotCompare(2, `${lastRelease} names ${commit}, which is no commit of this repository`);
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const commitOf = (ref: string) =>
  git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);

/** Of a published version of any app, or of nothing where its build did not say. */
function commitOfRelease(version: string): string | undefined {
  if (!/^[0-9a-f]{12}$/.test(version)) return undefined;
  const releases = path.resolve(root, process.env.ESTELA_DATA || '.estela', 'releases');
  if (!existsSync(releases)) return undefined;
  const records = readdirSync(releases).map((app) => path.join(releases, app, version, 'release.json'));
  const [record] = records.filter((file) => existsSync(file));
  const { commit } = record ? (JSON.parse(readFileSync(record, 'utf8')) as { commit?: string }) : {};
  return commit && commitOf(commit);
}
