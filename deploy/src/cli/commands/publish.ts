import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@estela/contracts/release';
import { Option } from 'commander';
import { type BuildToPublish, readBuild } from '../../store/build-to-publish.ts';
import { isSpoiled, StoreError } from '../../store/errors.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import {
  authorOf,
  type ChangeOptions,
  type CommandGroup,
  changing,
  type FleetContext,
} from '../command-group.ts';
import { activatedText, heldText, type Report, releaseFigures } from '../reports.ts';
import { sourceCommit } from '../source-commit.ts';
import { fill, texts } from '../texts.ts';

export interface PublishOptions extends ChangeOptions {
  build?: boolean;
  from?: string;
  activate?: boolean;
  ifMissing?: boolean;
}

export const publishCommands: CommandGroup = (add, context) => {
  changing(
    add<PublishOptions, [string]>('publish', texts.commands.publish, (store, options, app) =>
      publish(store, app, options, context),
    )
      .argument('<app>', texts.arguments.app)
      .option('--from <folder>', texts.options.from)
      .addOption(new Option('--build', texts.options.build).conflicts('from'))
      .option('--activate', texts.options.activate)
      .option('--if-missing', texts.options.ifMissing),
  );
};

/** `fleet publish`: turns a build folder into a release, and makes it live if asked. */
async function publish(
  store: ReleaseStore,
  app: string,
  options: PublishOptions,
  context: FleetContext,
): Promise<Report> {
  const { activate = false, dryRun = false } = options;
  if (options.build) await context.build?.(app);
  const build = await findBuild(app, options, context.root);
  const { version } = build;
  const author = authorOf(options, context);
  // What failed between publishing and activating can be repeated.
  const known = await knownRelease(store, build, options.ifMissing || activate);
  const target =
    known ??
    (await store.publish(
      build,
      { ...author, ...(context.source ?? (await sourceCommit(build.folder))) },
      dryRun,
    ));
  const lines = [publishedText(build, target, { isKnown: known !== undefined, dryRun })];
  const data = { app, version, published: !known && !dryRun, activated: false, ...(dryRun && { dryRun }) };
  if (!activate) return { lines, data };
  const wish = { kind: 'activated', app, version, unlessHeld: true } as const;
  const { change, heldBy } = await store.move({ ...wish, ...author, dryRun, ...(known ? {} : { target }) });
  if (!heldBy)
    return {
      lines: [...lines, activatedText(app, version, change, dryRun)],
      data: { ...data, activated: change !== undefined && !dryRun },
    };
  const { kind, at, by } = heldBy;
  return {
    lines: [...lines, heldText(heldBy)],
    data: { ...data, pinned: { version: heldBy.version, kind, at, by } },
  };
}

function publishedText(build: BuildToPublish, release: Release, now: { isKnown: boolean; dryRun: boolean }) {
  const { app, version, files } = build;
  if (now.isKnown) return fill(texts.alreadyPublished, { app, version });
  if (now.dryRun) return fill(texts.wouldPublish, { app, version, files: files.length });
  return fill(texts.published, releaseFigures(release));
}

/** The finished build of an app; `options.from` is its folder. */
export async function findBuild(
  app: string,
  options: Pick<PublishOptions, 'from'>,
  root: string,
): Promise<BuildToPublish> {
  if (options.from === undefined && !existsSync(path.join(root, app, 'package.json')))
    throw new StoreError('UNKNOWN_APP', { app, apps: appsIn(root).join(', ') });
  const folder = path.resolve(root, options.from ?? path.join(app, 'dist'));
  // The manifest is beside the build; for a build from elsewhere it is the workspace's own copy.
  const beside = path.join(path.dirname(folder), 'package.json');
  const build = await readBuild(folder, existsSync(beside) ? beside : path.join(root, app, 'package.json'));
  if (build.app !== app)
    throw new StoreError('BAD_BUILD', { reason: `${folder} holds ${build.app}, not ${app}` });
  return build;
}

/** Folders of the workspace that could be apps. */
function appsIn(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(?:shell|mf-.+)$/.test(entry.name))
    .map(({ name }) => name);
}

/** The release with the build's bytes, if there is a whole one and `isEnough` accepts that. */
async function knownRelease(store: ReleaseStore, { app, version }: BuildToPublish, isEnough: boolean) {
  if (!isEnough || !(await store.versions(app)).includes(version)) return undefined;
  return store.verify(app, version).catch((error: unknown) => {
    // Publishing the same build again mends it, and brings back what gc has just removed.
    if (isSpoiled(error) || (error instanceof StoreError && error.code === 'NOT_PUBLISHED')) return undefined;
    throw error;
  });
}
