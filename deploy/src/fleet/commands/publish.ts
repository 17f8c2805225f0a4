import type { Release } from '@estela/contracts/release';
import { Option } from 'commander';
import { grownVisits } from '../../contract/first-visits.ts';
import type { BuildToPublish } from '../../contract/gate.ts';
import type { ReleaseStore } from '../../releases/release-store.ts';
import { buildSound, warnOfTypes } from './build-sound.ts';
import {
  authorOf,
  type CommandGroup,
  checkForce,
  type FleetContext,
  type MoveOptions,
  moving,
} from './command-group.ts';
import { failureOf, printFailure } from './failures.ts';
import { findBuild, knownRelease, sourceOf } from './find-build.ts';
import { activatedText, heldText, pinDataOf, printReport, type Report, releaseFigures } from './reports.ts';
import { fill, texts } from './texts.ts';
import { grownLines } from './visit-lines.ts';

export interface PublishOptions extends MoveOptions {
  build?: boolean;
  watch?: boolean;
  from?: string;
  activate?: boolean;
  ifMissing?: boolean;
}

export const publishCommands: CommandGroup = (add, context) => {
  moving(
    add<PublishOptions, [string]>('publish', texts.commands.publish, (store, options, app) =>
      (options.watch ? publishOnSave : publish)(store, app, options, context),
    )
      .argument('<app>', texts.arguments.app)
      .option('--from <folder>', texts.options.from)
      .addOption(new Option('--build', texts.options.build).conflicts('from'))
      .addOption(new Option('--watch', texts.options.watch).conflicts(['from', 'build', 'dryRun', 'url']))
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
  const { activate = false, dryRun = false, force } = options;
  checkForce(options);
  await buildSound(app, options, context);
  const build = await findBuild(app, options, context);
  const { version } = build;
  const author = authorOf(options, context);
  // What failed between publishing and activating can be repeated.
  const known = options.ifMissing || activate ? await knownRelease(store, build) : undefined;
  const target =
    known ?? (await store.publish(build, { ...author, ...sourceOf(build, context) }, { dryRun, force }));
  const isKnown = known !== undefined;
  const grown = grownVisits(await store.firstVisitsWith([target]));
  const lines = [publishedText(build, target, { isKnown, dryRun }), ...grownLines(grown)];
  const isPublished = !isKnown && !dryRun;
  const data = {
    app,
    version,
    published: isPublished,
    activated: false,
    ...(grown.length > 0 && { grown }),
    ...(dryRun && { dryRun }),
  };
  if (!activate) return { lines, data };
  const wish = { kind: 'activated', app, version, unlessHeld: true } as const;
  const { change, heldBy } = await store.move({
    ...wish,
    ...author,
    dryRun,
    force,
    ...(known ? {} : { target }),
  });
  if (!heldBy)
    return {
      lines: [...lines, activatedText(app, version, change, dryRun)],
      data: { ...data, activated: change !== undefined && !dryRun },
    };
  return {
    lines: [heldText(heldBy), ...lines],
    data: { ...data, pinned: pinDataOf(heldBy) },
    isHeld: true,
  };
}

/** Publishes each good build and makes it live, until the process is told to end. What is refused waits for another save. */
async function publishOnSave(
  store: ReleaseStore,
  app: string,
  options: PublishOptions,
  context: FleetContext,
): Promise<Report> {
  const { json = false } = options;
  const types = warnOfTypes(app, context);
  await context.watch?.(app, async (built) => {
    if ('problems' in built) return context.printError(fill(texts.notBuilt, { app, ...built }));
    await publish(store, app, { ...options, activate: true, from: built.folder }, context).then(
      (report) => printReport(report, json ? 0 : undefined, context),
      (error: unknown) => printFailure(failureOf(error), json, context),
    );
    types.changed();
  });
  await types.settled();
  return { lines: [], data: undefined };
}

function publishedText(build: BuildToPublish, release: Release, now: { isKnown: boolean; dryRun: boolean }) {
  const { app, version, files } = build;
  if (now.isKnown) return fill(texts.alreadyPublished, { app, version });
  if (now.dryRun) return fill(texts.wouldPublish, { app, version, files: files.length });
  return fill(texts.published, releaseFigures(release));
}
