import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BuildToPublish, readBuild } from '../../store/build-to-publish.ts';
import { StoreError } from '../../store/errors.ts';
import type { HistoryEntry } from '../../store/history.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import {
  authorOf,
  type ChangeOptions,
  type CommandGroup,
  changing,
  type FleetContext,
} from '../command-group.ts';
import { moveTo } from '../move-to.ts';
import { planPublish } from '../plans.ts';
import { type Report, releaseFigures } from '../reports.ts';
import { sourceCommit } from '../source-commit.ts';
import { fill, texts } from '../texts.ts';

interface PublishOptions extends ChangeOptions {
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
  const build = await findBuild(app, options, context.root);
  const { version } = build;
  const known = await knownRelease(store, build, options.ifMissing ?? false);
  const plan = planPublish(await store.pointer(), await store.history(), build, {
    isPublished: known !== undefined,
    activate: options.activate ?? false,
  });
  const data = {
    app,
    version,
    published: plan.publish,
    activated: plan.move !== undefined,
    ...(plan.pin && { pinned: { version: plan.pin.version, at: plan.pin.at, by: plan.pin.by } }),
  };
  const stays = plan.pin ? [staysText(plan.pin)] : [];
  const previous = plan.move?.from ?? texts.none;

  if (options.dryRun) {
    const files = build.files.length;
    const lines = [
      fill(plan.publish ? texts.wouldPublish : texts.alreadyPublished, { app, version, files }),
      ...(plan.move ? [fill(texts.wouldActivate, { app, version, previous })] : []),
      ...stays,
    ];
    return { lines, data: { ...data, dryRun: true } };
  }
  const author = authorOf(options, context);
  const release =
    known ??
    (await store.publish(build, { ...author, ...(await sourceCommit(build.folder, context.commit)) }));
  const line = fill(known ? texts.alreadyPublished : texts.published, releaseFigures(release));
  if (!plan.move) return { lines: [line, ...stays], data };
  const before = await moveTo(store, { kind: 'activated', app, version, ...author });
  const activated = fill(texts.activated, { app, version, previous: before ?? texts.none });
  return { lines: [line, activated], data };
}

function staysText({ app, version, kind, by, at }: HistoryEntry): string {
  return fill(texts.staysPinned, { app, version, kind, by, at });
}

async function findBuild(app: string, options: PublishOptions, root: string): Promise<BuildToPublish> {
  const folder = path.resolve(root, options.from ?? path.join(app, 'dist'));
  // The manifest is beside the build; for a build from elsewhere it is the workspace's own copy.
  const beside = path.join(path.dirname(folder), 'package.json');
  const build = await readBuild(folder, existsSync(beside) ? beside : path.join(root, app, 'package.json'));
  if (build.app !== app)
    throw new StoreError('BAD_BUILD', { reason: `${folder} holds ${build.app}, not ${app}` });
  return build;
}

/** The release with the build's bytes, if there is one and `isEnough` accepts that. */
async function knownRelease(store: ReleaseStore, { app, version }: BuildToPublish, isEnough: boolean) {
  if (!(await store.versions(app)).includes(version)) return undefined;
  if (!isEnough) throw new StoreError('ALREADY_PUBLISHED', { app, version });
  return store.release(app, version);
}
