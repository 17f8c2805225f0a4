import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppManifest } from '@estela/contracts/platform';
import type { BuildReport, BuiltFrom, ReleaseFile } from '@estela/contracts/release';
import { StoreError } from '../errors.ts';
import { canonicalJson } from '../files/canonical-json.ts';
import { integrityOf } from '../files/integrity.ts';
import { readBuildReport, readManifest } from './build-report.ts';
import type { SourceCommit } from './history.ts';
import { listBuildFiles } from './list-build-files.ts';
import { releaseVersion } from './release-version.ts';

/** A finished build, read from its folder. */
export interface Build {
  folder: string;
  app: string;
  version: string;
  report: BuildReport;
  manifest: AppManifest;
  /** The manifest as package.json has it. */
  declared: unknown;
  files: Omit<ReleaseFile, 'brotli'>[];
  /** The commit in which it was built, as it was then; empty where the build does not say. */
  source: SourceCommit;
}

/** Reads the build in `folder`; `packageFile` holds the app's `estela` key. `check` sees the names before any is read. */
export async function readBuild(
  folder: string,
  packageFile: string,
  check?: (folder: string, names: string[]) => Promise<void>,
): Promise<Build> {
  const { report, built } = await readBuildReport(folder);
  const { manifest, declared } = await readManifest(packageFile);
  const names = await listBuildFiles(folder);
  await check?.(folder, names);
  const missing = missingFiles(report, new Set(names));
  if (missing.length > 0)
    throw new StoreError('BAD_BUILD', { reason: `not in the build: ${missing.join(', ')}` });
  const files = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(folder, name));
      return { path: name, bytes: bytes.length, integrity: integrityOf(bytes) };
    }),
  );
  if (built) checkUnchanged(built, declared, files);
  const version = releaseVersion({ report, manifest, files });
  const source = { commit: built?.commit, dirty: built?.dirty };
  return { folder, app: report.app, version, report, manifest, declared, files, source };
}

/** What was changed by hand after the build is not what its commit gives. */
function checkUnchanged(
  { files: wanted, manifest }: BuiltFrom,
  declared: unknown,
  files: Pick<ReleaseFile, 'path' | 'integrity'>[],
): void {
  const found = new Map(files.map(({ path: name, integrity }) => [name, integrity]));
  const names = [...new Set([...found.keys(), ...Object.keys(wanted)])].sort();
  const changed = names.filter((name) => found.get(name) !== wanted[name]);
  if (changed.length > 0)
    throw new StoreError('BAD_BUILD', {
      reason: `changed since it was built: ${changed.slice(0, 5).join(', ')}; build it again`,
    });
  if (canonicalJson(declared) !== canonicalJson(manifest))
    throw new StoreError('BAD_BUILD', {
      reason: 'package.json (estela) was changed since it was built; build it again',
    });
}

/** Every file that a build names must be in it: a forgotten chunk is found here, not by a visitor. */
function missingFiles(report: BuildReport, present: ReadonlySet<string>): string[] {
  const groups = [report.initial, ...Object.values(report.chunks)];
  const named = [report.entry, ...groups.flatMap((group) => [...group.js, ...group.css])];
  return [...new Set(named)].filter((name) => !present.has(name));
}
