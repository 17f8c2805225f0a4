import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@estela/contracts/release';
import type { Signatures } from '../signing/signatures.ts';
import { type CompressedFiles, copyBuild } from './build-files.ts';
import type { BuildToPublish } from './build-to-publish.ts';
import { makeFolder, syncFolder, writeNew } from './durable.ts';
import { hasCode, StoreError } from './errors.ts';
import { isNamedByContent } from './file-kinds.ts';
import type { Author, SourceCommit } from './history.ts';
import { readRelease, recordName } from './release-record.ts';
import { releaseVersion } from './release-version.ts';
import { isVersionName, type StorePaths } from './store-paths.ts';

/** A half-made release folder older than this was left by a publisher that died (ms). */
const abandonedAfter = 60 * 60 * 1000;

/** A complete copy of a build that is not yet visible under its version: only its record is missing. */
export interface PreparedRelease {
  folder: string;
  release: Release;
}

/** Everything slow about publishing happens here, outside the lock and outside the app's folder. */
export async function prepareRelease(
  paths: StorePaths,
  build: BuildToPublish,
  { by, ...origin }: Author & SourceCommit,
  signatures: Signatures,
): Promise<PreparedRelease> {
  const { app, version, report, manifest } = build;
  await sweepAbandoned(paths);
  const earlier = await earlierReleases(paths, app, signatures);
  if (report.publicPath !== undefined) checkNames(build.files, earlier);
  const folder = path.join(paths.incoming, randomUUID());
  await makeFolder(folder);
  try {
    const files = await copyBuild(build, folder, compressedFiles(paths, earlier));
    if (releaseVersion({ report, manifest, files }) !== version)
      throw new StoreError('BAD_BUILD', { reason: `${build.folder} changed while it was read` });
    const publishedAt = new Date().toISOString();
    const release = {
      ...report,
      version,
      manifest,
      files,
      publishedAt,
      publishedBy: by,
      ...origin,
    };
    return { folder, release };
  } catch (error) {
    await discard({ folder });
    throw error;
  }
}

/**
 * Signs a prepared release and makes it visible in one step. Call it under the store's lock: the key may change
 * between preparing and placing.
 */
export async function placeRelease(
  paths: StorePaths,
  { folder, release }: PreparedRelease,
  signatures: Signatures,
): Promise<void> {
  const target = paths.version(release.app, release.version);
  if (await exists(target)) throw alreadyPublished(release);
  const record = await signatures.sign('release', release);
  await writeNew(path.join(folder, recordName), `${JSON.stringify(record, null, 1)}\n`);
  await syncFolder(folder);
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

function alreadyPublished({ app, version }: Pick<Release, 'app' | 'version'>): StoreError {
  return new StoreError('ALREADY_PUBLISHED', { app, version });
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

/**
 * The releases of an app that can be read; a damaged one must not stop a repair. Only signed ones count: their
 * compressed copies become part of what is signed next.
 */
async function earlierReleases(paths: StorePaths, app: string, signatures: Signatures): Promise<Release[]> {
  const names = await readdir(paths.app(app)).catch(() => []);
  const found = names
    .filter(isVersionName)
    .map((version) => readRelease(paths.version(app, version), signatures));
  return (await Promise.all(found.map((reading) => reading.catch(() => undefined)))).filter(
    (release) => release !== undefined,
  );
}

/** Compressing takes most of the time of publishing: what an earlier release holds already is not done again. */
function compressedFiles(paths: StorePaths, earlier: Release[]): CompressedFiles {
  const known = earlier.flatMap(({ app, version, files }) =>
    files.flatMap(({ path: name, integrity, brotli }) => {
      const file = path.join(paths.version(app, version), `${name}.br`);
      return brotli ? [[integrity, { file, integrity: brotli.integrity }] as const] : [];
    }),
  );
  return new Map(known);
}

/** Versions share the addresses of files that are named after their content, so a name stands for one content. */
function checkNames(files: BuildToPublish['files'], earlier: Release[]): void {
  const known = new Map(
    earlier.flatMap((release) => release.files.map((file) => [file.path, file.integrity])),
  );
  const taken = files.find(
    (file) => isNamedByContent(file.path) && (known.get(file.path) ?? file.integrity) !== file.integrity,
  );
  if (taken)
    throw new StoreError('BAD_BUILD', { reason: `${taken.path} has other bytes in an earlier version` });
}

async function sweepAbandoned(paths: StorePaths): Promise<void> {
  const names = await readdir(paths.incoming).catch(() => []);
  for (const name of names) {
    const folder = path.join(paths.incoming, name);
    const made = await stat(folder).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > abandonedAfter) await discard({ folder });
  }
}
