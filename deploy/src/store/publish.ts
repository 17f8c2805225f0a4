import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { AppManifest } from '@estela/contracts/platform';
import type { BuildReport, Release } from '@estela/contracts/release';
import { copyBuild, listBuildFiles } from './build-files.ts';
import { makeFolder, syncFolder, writeNew } from './durable.ts';
import { hasCode, StoreError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import { missingFiles, readRelease, recordName } from './release-record.ts';
import type { StorePaths } from './store-paths.ts';

/** A half-made release folder older than this was left by a publisher that died (ms). */
const abandonedAfter = 60 * 60 * 1000;

export interface BuildToPublish {
  folder: string;
  report: BuildReport;
  manifest: AppManifest;
  by: string;
}

/** A complete, synced copy of a build that is not yet visible under its version. */
export interface PreparedRelease {
  folder: string;
  release: Release;
}

/** Everything slow about publishing happens here, outside the lock and outside the app's folder. */
export async function prepareRelease(paths: StorePaths, build: BuildToPublish): Promise<PreparedRelease> {
  const names = await listBuildFiles(build.folder);
  const missing = missingFiles(build.report, new Set(names));
  if (missing.length > 0)
    throw new StoreError('BAD_BUILD', { reason: `not in the build: ${missing.join(', ')}` });
  await sweepAbandoned(paths);
  const folder = path.join(paths.incoming, randomUUID());
  await makeFolder(folder);
  try {
    const files = await copyBuild(build.folder, folder, names);
    const { report, manifest, by } = build;
    const release = { ...report, manifest, files, publishedAt: new Date().toISOString(), publishedBy: by };
    await writeNew(path.join(folder, recordName), `${JSON.stringify(release, null, 1)}\n`);
    await syncFolder(folder);
    return { folder, release };
  } catch (error) {
    await discard({ folder });
    throw error;
  }
}

/** Makes a prepared release visible in one step. Call it under the store's lock. */
export async function placeRelease(paths: StorePaths, { folder, release }: PreparedRelease): Promise<void> {
  const target = paths.version(release.app, release.version);
  if (await exists(target)) throw alreadyPublished(release);
  await makeFolder(path.dirname(target));
  try {
    await rename(folder, target);
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw alreadyPublished(release);
    throw error;
  }
  await syncFolder(path.dirname(target));
}

export async function discard(prepared: Pick<PreparedRelease, 'folder'>): Promise<void> {
  await rm(prepared.folder, { recursive: true, force: true });
}

/** The release already in the store under this version, if it holds the very same bytes and routes. */
export async function sameRelease(paths: StorePaths, build: BuildToPublish): Promise<Release | undefined> {
  const { report, manifest } = build;
  const target = paths.version(report.app, report.version);
  if (!(await exists(target))) return undefined;
  const known = await readRelease(target);
  const names = await listBuildFiles(build.folder);
  const hashes = await Promise.all(
    names.map(async (name) => `${name} ${integrityOf(await readFile(path.join(build.folder, name)))}`),
  );
  const { files, publishedAt: _at, publishedBy: _by, ...rest } = known;
  const isSame =
    canonical({ ...report, manifest }) === canonical(rest) &&
    hashes.join('\n') === files.map((file) => `${file.path} ${file.integrity}`).join('\n');
  if (!isSame) throw alreadyPublished(report);
  return known;
}

function alreadyPublished({ app, version }: Pick<BuildReport, 'app' | 'version'>): StoreError {
  return new StoreError('ALREADY_PUBLISHED', { app, version });
}

/** JSON with sorted keys, so that key order does not count as a difference. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return false;
      throw error;
    },
  );
}

async function sweepAbandoned(paths: StorePaths): Promise<void> {
  const names = await readdir(paths.incoming).catch(() => []);
  for (const name of names) {
    const folder = path.join(paths.incoming, name);
    const made = await stat(folder).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > abandonedAfter) await discard({ folder });
  }
}
