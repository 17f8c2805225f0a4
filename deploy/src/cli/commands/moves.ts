import { isDisabled } from '../../store/active-pointer.ts';
import { decideRollback } from '../../store/decisions.ts';
import type { Author } from '../../store/history.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { authorOf, type ChangeOptions, type CommandGroup, changing } from '../command-group.ts';
import { knownApp, knownVersion } from '../known.ts';
import { activatedText, type Report } from '../reports.ts';
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
  { dryRun = false }: ChangeOptions,
  author: Author,
): Promise<Report> {
  await knownVersion(store, app, version);
  const { change } = await store.move({ kind: 'activated', app, version, ...author, dryRun });
  const data = { app, version, previous: change?.previous ?? null, changed: change !== undefined && !dryRun };
  return {
    lines: [activatedText(app, version, change, dryRun), ...(await disabledText(store, app))],
    data: { ...data, ...(dryRun && { dryRun }) },
  };
}

/** `fleet rollback`: back to an earlier live version. If the app has been moved meanwhile, nothing changes. */
async function rollback(
  store: ReleaseStore,
  app: string,
  { to, dryRun = false }: RollbackOptions,
  author: Author,
): Promise<Report> {
  await knownApp(store, app);
  if (to !== undefined) await knownVersion(store, app, to);
  const { from, to: version } = decideRollback(await store.state(), app, to);
  await knownVersion(store, app, version);
  await store.move({ kind: 'rolled-back', app, version, expected: from, ...author, dryRun });
  const text = dryRun ? texts.wouldRollBack : texts.rolledBack;
  return {
    lines: [fill(text, { app, version, previous: from }), ...(await disabledText(store, app))],
    data: { app, version, previous: from, changed: !dryRun, ...(dryRun && { dryRun }) },
  };
}

async function disabledText(store: ReleaseStore, app: string): Promise<string[]> {
  return isDisabled(await store.pointer(), app) ? [fill(texts.isDisabled, { app })] : [];
}
