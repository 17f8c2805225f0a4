import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Release, ReleaseFile } from '@estela/contracts/release';
import type { BuildToPublish } from '../contract/gate.ts';
import { hasCode, StoreError } from '../errors.ts';
import { makeFolder, syncFolder, writeNew } from '../files/durable.ts';
import { isNamedByContent } from '../files/file-kinds.ts';
import { damagedFiles } from '../files/integrity.ts';
import type { Signatures } from '../signing/signatures.ts';
import type { Author, SourceCommit } from '../store/history.ts';
import { readRelease, recordName } from '../store/release-record.ts';
import { releaseVersion } from '../store/release-version.ts';
import { isVersionName, type StorePaths } from '../store/store-paths.ts';
import { type CompressedFiles, copyBuild } from './copy-build.ts';

/** A half-made release folder older than this was left by a publisher that died (ms). */
const abandonedAfter = 60 * 60 * 1000;

/** A complete copy of a build that is not yet visible under its version: only its record is missing. */
export interface PreparedRelease {
  folder: string;
  release: Release;
}

/** Checks that only read; returns the releases that the build is compared with. */
export async function checkBuild(
  paths: StorePaths,
  build: BuildToPublish,
  signatures: Signatures,
): Promise<Release[]> {
  const { app, version, report } = build;
  if (await isIntact(paths, app, version, signatures))
    throw new StoreError('ALREADY_PUBLISHED', { app, version });
  const earlier = await earlierReleases(paths, app, signatures);
  if (report.publicPath !== undefined) checkNames(build.files, earlier);
  return earlier;
}

/** The record of a build's release. */
export function releaseOf(
  { report, version, manifest, uses, provides }: BuildToPublish,
  files: ReleaseFile[],
  { by, ...origin }: Author & SourceCommit,
): Release {
  const published = { publishedAt: new Date().toISOString(), publishedBy: by, ...origin };
  return { ...report, version, manifest, files, ...published, uses, provides };
}

/** Everything slow about publishing happens here, outside the lock and outside the app's folder. */
export async function prepareRelease(
  paths: StorePaths,
  build: BuildToPublish,
  origin: Author & SourceCommit,
  signatures: Signatures,
): Promise<PreparedRelease> {
  const { version, report, manifest } = build;
  const earlier = await checkBuild(paths, build, signatures);
  await sweepAbandoned(paths);
  const folder = path.join(paths.incoming, randomUUID());
  await makeFolder(folder);
  try {
    const files = await copyBuild(build, folder, compressedFiles(paths, earlier));
    if (releaseVersion({ report, manifest, files }) !== version)
      throw new StoreError('BAD_BUILD', { reason: `${build.folder} changed while it was read` });
    const release = releaseOf(build, files, origin);
    return { folder, release };
  } catch (error) {
    await discard({ folder });
    throw error;
  }
}

/**
 * Signs a prepared release and makes it visible in one step. Call it under the store's lock: the key may change
 * between preparing and placing. A damaged release with the same version gives way: publishing its build again mends it.
 */
export async function placeRelease(
  paths: StorePaths,
  { folder, release }: PreparedRelease,
  signatures: Signatures,
): Promise<void> {
  const { app, version } = release;
  const target = paths.version(app, version);
  const record = await signatures.sign('release', release);
  await writeNew(path.join(folder, recordName), `${JSON.stringify(record, null, 1)}\n`);
  await syncFolder(folder);
  await makeFolder(path.dirname(target));
  try {
    await rename(folder, target);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    if (await isIntact(paths, app, version, signatures))
      throw new StoreError('ALREADY_PUBLISHED', { app, version });
    const damaged = await takeOut(paths, app, version);
    await rename(folder, target);
    await discard(damaged);
  }
  await syncFolder(path.dirname(target));
}

/** Moves a release out of sight in one step; returns the folder to discard. Call it under the store's lock. */
export async function takeOut(paths: StorePaths, app: string, version: string): Promise<{ folder: string }> {
  const folder = path.join(paths.incoming, randomUUID());
  await makeFolder(paths.incoming);
  await rename(paths.version(app, version), folder);
  await syncFolder(paths.app(app));
  return { folder };
}

async function isIntact(
  paths: StorePaths,
  app: string,
  version: string,
  signatures: Signatures,
): Promise<boolean> {
  const folder = paths.version(app, version);
  try {
    return (await damagedFiles(folder, await readRelease(folder, signatures))).length === 0;
  } catch (error) {
    if (error instanceof StoreError) return false;
    throw error;
  }
}

export async function discard(prepared: Pick<PreparedRelease, 'folder'>): Promise<void> {
  await rm(prepared.folder, { recursive: true, force: true });
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
