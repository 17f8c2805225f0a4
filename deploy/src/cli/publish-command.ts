import { existsSync } from 'node:fs';
import path from 'node:path';
import { listBuildFiles } from '../store/build-files.ts';
import { readBuildReport, readManifest } from '../store/build-report.ts';
import { StoreError } from '../store/errors.ts';
import { type BuildToPublish, sameRelease } from '../store/publish.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { moveTo } from './move-to.ts';
import { planPublish } from './plans.ts';
import { type Report, releaseFigures } from './reports.ts';
import { fill, texts } from './texts.ts';

export interface PublishOptions {
  from?: string;
  activate?: boolean;
  ifMissing?: boolean;
  dryRun?: boolean;
}

/** `fleet publish`: turns a build folder into a release, and makes it live if asked. */
export async function publish(
  store: ReleaseStore,
  app: string,
  options: PublishOptions,
  place: { root: string; by: string },
): Promise<Report> {
  const build = await readBuild(app, options, place);
  const { version } = build.report;
  const known = await knownRelease(store, build, options.ifMissing ?? false);
  const plan = planPublish(await store.pointer(), build.report, {
    isPublished: known !== undefined,
    activate: options.activate ?? false,
  });
  const data = { app, version, published: plan.publish, activated: plan.move !== undefined };
  const previous = plan.move?.from ?? texts.none;

  if (options.dryRun) {
    const files = (await listBuildFiles(build.folder)).length;
    const lines = [
      fill(plan.publish ? texts.wouldPublish : texts.alreadyPublished, { app, version, files }),
      ...(plan.move ? [fill(texts.wouldActivate, { app, version, previous })] : []),
    ];
    return { lines, data: { ...data, dryRun: true } };
  }
  const release = known ?? (await store.publish(build));
  const line = fill(known ? texts.alreadyPublished : texts.published, releaseFigures(release));
  if (!plan.move) return { lines: [line], data };
  const before = await moveTo(store, { kind: 'activated', app, version, by: place.by });
  const activated = fill(texts.activated, { app, version, previous: before ?? texts.none });
  return { lines: [line, activated], data };
}

async function readBuild(
  app: string,
  options: PublishOptions,
  place: { root: string; by: string },
): Promise<BuildToPublish> {
  const folder = path.resolve(place.root, options.from ?? path.join(app, 'dist'));
  const report = await readBuildReport(folder);
  if (report.app !== app)
    throw new StoreError('BAD_BUILD', { reason: `${folder} holds ${report.app}, not ${app}` });
  // The manifest is beside the build; for a build from elsewhere it is the workspace's own copy.
  const beside = path.join(path.dirname(folder), 'package.json');
  const manifest = await readManifest(
    existsSync(beside) ? beside : path.join(place.root, app, 'package.json'),
  );
  return { folder, report, manifest, by: place.by };
}

/** The release with the build's version, if there is one and `isEnough` accepts that. */
async function knownRelease(store: ReleaseStore, build: BuildToPublish, isEnough: boolean) {
  const { app, version } = build.report;
  if (isEnough) return sameRelease(store.paths, build);
  if ((await store.versions(app)).includes(version))
    throw new StoreError('ALREADY_PUBLISHED', { app, version });
  return undefined;
}
