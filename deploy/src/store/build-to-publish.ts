import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppManifest } from '@estela/contracts/platform';
import type { BuildReport, ReleaseFile } from '@estela/contracts/release';
import { listBuildFiles } from './build-files.ts';
import { readBuildReport, readManifest } from './build-report.ts';
import { StoreError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import { releaseVersion } from './release-version.ts';

/** A finished build, read from its folder. */
export interface Build {
  folder: string;
  app: string;
  version: string;
  report: BuildReport;
  manifest: AppManifest;
  files: Omit<ReleaseFile, 'brotli'>[];
}

/** Reads the build in `folder`; `packageFile` holds the app's `estela` key. `check` sees the names before any is read. */
export async function readBuild(
  folder: string,
  packageFile: string,
  check?: (folder: string, names: string[]) => Promise<void>,
): Promise<Build> {
  const report = await readBuildReport(folder);
  const manifest = await readManifest(packageFile);
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
  const version = releaseVersion({ report, manifest, files });
  return { folder, app: report.app, version, report, manifest, files };
}

/** Every file that a build names must be in it: a forgotten chunk is found here, not by a visitor. */
function missingFiles(report: BuildReport, present: ReadonlySet<string>): string[] {
  const groups = [report.initial, ...Object.values(report.chunks)];
  const named = [report.entry, ...groups.flatMap((group) => [...group.js, ...group.css])];
  return [...new Set(named)].filter((name) => !present.has(name));
}
