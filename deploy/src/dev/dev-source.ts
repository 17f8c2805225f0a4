import path from 'node:path';
import type { Release } from '@estela/contracts/release';
import type { ReleaseSource } from '../edge/release-source.ts';
import { pointTo } from '../store/active-pointer.ts';
import { readBuild } from '../store/build-to-publish.ts';
import { shellName } from '../store/store-paths.ts';

/** Version of every build that a developer is working on. Its files change, so they must not be cached. */
export const devVersion = 'dev';

/** An integrity attribute without a hash: pages that are open load files of builds that came after them. */
const unchecked = ' ';

export interface WatchedApp {
  name: string;
  /** The app's folder, with package.json. */
  folder: string;
  /** Where its watching build writes. */
  out: string;
}

/** The published releases, with a developer's own builds in place of some. */
export function devSource(published: ReleaseSource) {
  const builds = new Map<string, { release: Release; out: string }>();
  let generation = 0;

  function buildOf(app: string, version: string) {
    return version === devVersion ? builds.get(app) : undefined;
  }

  const source: ReleaseSource = {
    ...published,
    stamp: async () => `${await published.stamp()} ${generation}`,
    async pointer() {
      const pointer = await published.pointer();
      return [...builds.keys()].reduce((moved, app) => pointTo(moved, app, devVersion), pointer);
    },
    release: async (app, version) => buildOf(app, version)?.release ?? published.release(app, version),
    verify: async (app, version) => buildOf(app, version)?.release ?? published.verify(app, version),
    fileOf(app, version, file) {
      const build = buildOf(app, version);
      return build ? path.join(build.out, file) : published.fileOf(app, version, file);
    },
    isImmutable: (version) => version !== devVersion,
  };

  return {
    source,
    /** Serves what a watching build has just written. */
    async update(app: WatchedApp): Promise<void> {
      builds.set(app.name, { release: await readRelease(app), out: app.out });
      generation += 1;
    },
  };
}

/** A watching build as a release. The shell's files keep their hashes: its pages are loaded again with each build. */
export async function readRelease({ name, folder, out }: WatchedApp): Promise<Release> {
  const { report, manifest, files } = await readBuild(out, path.join(folder, 'package.json'));
  return {
    ...report,
    version: devVersion,
    manifest,
    files: name === shellName ? files : files.map((file) => ({ ...file, integrity: unchecked })),
    publishedAt: new Date().toISOString(),
    publishedBy: devVersion,
  };
}
