import type { Author } from '../../store/history.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { authorOf, type ChangeOptions, type CommandGroup, changing } from '../command-group.ts';
import { moveTo } from '../move-to.ts';
import { planActivate, planRollback } from '../plans.ts';
import type { Report } from '../reports.ts';
import { fill, texts } from '../texts.ts';

interface RollbackOptions extends ChangeOptions {
  to?: string;
}

export const moveCommands: CommandGroup = (add, context) => {
  changing(
    add<ChangeOptions, [string, string]>(
      'activate',
      texts.commands.activate,
      (store, options, app, version) => activate(store, app, version, options, authorOf(options, context)),
    )
      .argument('<app>', texts.arguments.app)
      .argument('<version>', texts.arguments.version),
  );

  changing(
    add<RollbackOptions, [string]>('rollback', texts.commands.rollback, (store, options, app) =>
      rollback(store, app, options, authorOf(options, context)),
    )
      .argument('<app>', texts.arguments.app)
      .option('--to <version>', texts.options.to),
  );
};

/** `fleet activate`: makes a published version live. */
async function activate(
  store: ReleaseStore,
  app: string,
  version: string,
  { dryRun }: ChangeOptions,
  author: Author,
): Promise<Report> {
  await store.verify(app, version);
  const plan = planActivate(await store.pointer(), app, version);
  const data = { app, version, previous: plan?.from ?? null, changed: plan !== undefined };
  if (!plan) return { lines: [fill(texts.alreadyActive, { app, version })], data };
  if (dryRun)
    return {
      lines: [fill(texts.wouldActivate, { app, version, previous: plan.from ?? texts.none })],
      data: { ...data, changed: false, dryRun: true },
    };
  const previous = await moveTo(store, { kind: 'activated', app, version, ...author });
  return { lines: [fill(texts.activated, { app, version, previous: previous ?? texts.none })], data };
}

/** `fleet rollback`: back to an earlier live version. If the app has been moved meanwhile, nothing changes. */
async function rollback(
  store: ReleaseStore,
  app: string,
  { to, dryRun }: RollbackOptions,
  author: Author,
): Promise<Report> {
  if (to !== undefined) await store.release(app, to);
  const plan = planRollback(await store.pointer(), await store.history(), app, to);
  const data = { app, version: plan.to, previous: plan.from ?? null, changed: !dryRun };
  const values = { app, version: plan.to, previous: plan.from ?? texts.none };
  if (dryRun) {
    await store.verify(app, plan.to);
    return { lines: [fill(texts.wouldRollBack, values)], data: { ...data, dryRun: true } };
  }
  await store.move({ kind: 'rolled-back', app, version: plan.to, expected: plan.from, ...author });
  return { lines: [fill(texts.rolledBack, values)], data };
}
