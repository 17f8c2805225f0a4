import { grownVisits } from '../../contract/first-visits.ts';
import { isShell } from '../../contract/problems.ts';
import type { ReleaseStore } from '../../releases/release-store.ts';
import { activeVersion, activeVersions } from '../../store/active-pointer.ts';
import { heldBy } from '../../store/history.ts';
import type { CommandGroup, CommonOptions, FleetContext } from './command-group.ts';
import { findBuild, knownRelease } from './find-build.ts';
import { knownVersion } from './known.ts';
import { heldText, pinDataOf, type Report } from './reports.ts';
import { fill, texts } from './texts.ts';
import { grownLines, visitTable } from './visit-lines.ts';

interface DeployOptions extends CommonOptions {
  from?: string;
}

export const canDeployCommands: CommandGroup = (add, context) => {
  add<DeployOptions, [string, string | undefined]>(
    'can-i-deploy',
    texts.commands.canIDeploy,
    (store, options, app, version) => canDeploy(store, app, version, options, context),
  )
    .argument('<app>', texts.arguments.app)
    .argument('[version]', texts.arguments.version)
    .option('--from <folder>', texts.options.from);
};

/** `fleet can-i-deploy`: the checks of activating, and nothing else of it. */
async function canDeploy(
  store: ReleaseStore,
  app: string,
  wanted: string | undefined,
  options: DeployOptions,
  context: FleetContext,
): Promise<Report> {
  const { by } = context;
  const target = wanted === undefined ? await buildAsRelease() : undefined;
  const version = target?.version ?? wanted ?? '';
  if (!target) await knownVersion(store, app, version);
  await store.move({ kind: 'activated', app, version, target, by, dryRun: true });
  const { pointer, history } = await store.state();
  const live = activeVersion(pointer, app);
  const held = live === version ? undefined : heldBy(history, app);
  const hold = held && { ...held, version: live ?? held.version };
  const release = target ?? (await store.release(app, version));
  const visits = await store.firstVisitsWith([release]);
  // Each page is the shell's, too.
  const changed = visits.filter((visit) => isShell(release) || visit.app === app);
  const others = Object.entries(activeVersions(pointer)).filter(([name]) => name !== app);
  const list = others.map(([name, shown]) => `${name} ${shown}`).join(', ');
  return {
    lines: [
      ...(hold ? [heldText(hold)] : []),
      fill(texts.canDeploy, { app, version, others: list || texts.none }),
      ...grownLines(grownVisits(changed)),
      ...visitTable(changed),
    ],
    data: {
      app,
      version,
      canDeploy: true,
      others: Object.fromEntries(others),
      firstVisits: changed,
      ...(hold && { pinned: pinDataOf(hold) }),
    },
  };

  async function buildAsRelease() {
    const build = await findBuild(app, options, context);
    return (await knownRelease(store, build)) ?? store.publish(build, { by }, { dryRun: true });
  }
}
