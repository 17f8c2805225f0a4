import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@estela/contracts/release';
import { type FirstVisit, firstVisits } from '../../contract/first-visits.ts';
import { StoreError } from '../../errors.ts';
import { openStore } from '../../releases/release-store.ts';
import { type KnownSizes, knownSizes, withScriptSizes } from '../../releases/script-sizes.ts';
import { activeVersions } from '../../store/active-pointer.ts';
import { buildReportName } from '../../store/build-report.ts';
import { type Build, readBuild } from '../../store/build-to-publish.ts';
import { releasesIn } from '../../store/store-paths.ts';
import { visitTable } from './visit-lines.ts';

/**
 * What the first visits of builds load, beside what is live in the data folder. Nothing where one of the apps is not
 * built, or could not be published: only all of them together make a page. Compressed sizes are kept in the file `cache`.
 */
export async function builtVisits(folders: string[], data: string, cache: string): Promise<FirstVisit[]> {
  if (!folders.every((folder) => existsSync(path.join(folder, 'dist', buildReportName)))) return [];
  const builds = await readBuilds(folders);
  if (!builds) return [];
  const live = await liveReleases(data);
  const known: KnownSizes = new Map([...(await readSizes(cache)), ...knownSizes(live)]);
  const built = await Promise.all(builds.map((build) => asRelease(build, known)));
  await mkdir(path.dirname(cache), { recursive: true });
  await writeFile(cache, JSON.stringify(builtSizes(built)));
  return firstVisits(built, live);
}

/** The same as lines to print. */
export async function builtVisitLines(...where: Parameters<typeof builtVisits>): Promise<string[]> {
  return visitTable(await builtVisits(...where));
}

/** Undefined where one cannot be published: publishing says why, and building it is no fault. */
async function readBuilds(folders: string[]): Promise<Build[] | undefined> {
  const reading = folders.map((folder) =>
    readBuild(path.join(folder, 'dist'), path.join(folder, 'package.json')),
  );
  return Promise.all(reading).catch((error: unknown) => {
    if (error instanceof StoreError) return undefined;
    throw error;
  });
}

async function asRelease(build: Build, known: KnownSizes): Promise<Release> {
  const files = await withScriptSizes(build, known);
  return {
    ...build.report,
    version: build.version,
    manifest: build.manifest,
    files,
    ...unpublished,
  };
}

const unpublished = { publishedAt: '', publishedBy: '' };

function builtSizes(built: Release[]) {
  return [...knownSizes(built)];
}

/** Compressing all takes seconds. It only saves time: whatever is wrong with the file, all is compressed. */
async function readSizes(cache: string): Promise<KnownSizes> {
  try {
    return new Map(JSON.parse(await readFile(cache, 'utf8')));
  } catch {
    return new Map();
  }
}

/** A build is no time to complain of a store that is not there yet or is refused. */
async function liveReleases(data: string): Promise<Release[]> {
  const store = openStore(releasesIn(data));
  try {
    const live = Object.entries(activeVersions(await store.pointer()));
    return await Promise.all(live.map(([app, version]) => store.release(app, version)));
  } catch {
    return [];
  }
}
