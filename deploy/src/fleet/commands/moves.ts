import { Option } from 'commander';
import { grownVisits } from '../../contract/first-visits.ts';
import type { ReleaseStore } from '../../releases/release-store.ts';
import { isDisabled } from '../../store/active-pointer.ts';
import { decideRollback, pinsOf } from '../../store/decisions.ts';
import type { Author } from '../../store/history.ts';
import { authorOf, type CommandGroup, checkForce, type MoveOptions, moving } from './command-group.ts';
import { knownApp, knownVersion } from './known.ts';
import { pairs } from './pairs.ts';
import { activatedText, heldText, letGoText, pinDataOf, type Report } from './reports.ts';
import { rollbackToComposition } from './rollback-to-composition.ts';
import { fill, texts } from './texts.ts';
import { grownLines } from './visit-lines.ts';

interface ActivateOptions extends MoveOptions {
  unlessHeld?: boolean;
  atStart?: boolean;
}

interface RollbackOptions extends MoveOptions {
  to?: string;
  toComposition?: string;
}

export const moveCommands: CommandGroup = (add, context) => {
  moving(
    add<ActivateOptions, [string, string, string[]]>(
      'activate',
      texts.commands.activate,
      (store, options, app, version, more) =>
        activate(store, [app, version, ...more], options, authorOf(options, context)),
    )
      .argument('<app>', texts.arguments.app)
      .argument('<version>', texts.arguments.version)
      .argument('[more...]', texts.arguments.more)
      .option('--unless-held', texts.options.unlessHeld)
      .option('--at-start', texts.options.atStart),
  );

  const rollbackCommand = moving(
    add<RollbackOptions, [string | undefined]>(
      'rollback',
      texts.commands.rollback,
      async (store, options, app) => {
        const { toComposition } = options;
        if ((app === undefined) === (toComposition === undefined))
          rollbackCommand.error(texts.appOrComposition);
        const author = authorOf(options, context);
        return toComposition === undefined
          ? rollback(store, app ?? '', options, author)
          : rollbackToComposition(store, toComposition, options, author);
      },
    )
      .argument('[app]', texts.arguments.app)
      .option('--to <version>', texts.options.to)
      .addOption(new Option('--to-composition <id>', texts.options.toComposition).conflicts('to')),
  );
};

/** `fleet activate`: makes published versions live, several in one step. */
async function activate(
  store: ReleaseStore,
  words: string[],
  options: ActivateOptions,
  author: Author,
): Promise<Report> {
  checkForce(options);
  const { dryRun = false, force, unlessHeld = false, atStart = false } = options;
  const wanted = Object.entries(pairs(words));
  for (const [app, version] of wanted) await knownVersion(store, app, version);
  const targets = await Promise.all(wanted.map(([app, version]) => store.release(app, version)));
  const grown = grownVisits(await store.firstVisitsWith(targets));
  const yields = { unlessHeld, atStart };
  const wishes = wanted.map(([app, version]) => ({ kind: 'activated' as const, app, version, ...yields }));
  const before = pinsOf(await store.state());
  const { changed, held } = await store.moveSet({ wishes, ...author, dryRun, force });
  const results = wanted.map(([app, version]) => {
    const change = changed.find((one) => one.app === app);
    const heldBy = held.find((one) => one.app === app);
    const letGo = change && before.find((one) => one.app === app);
    const first = heldBy ? heldText(heldBy) : letGo && letGoText(letGo);
    const line = heldBy ? undefined : activatedText(app, version, change, dryRun);
    const data = {
      app,
      version,
      previous: change?.previous ?? null,
      changed: change !== undefined && !dryRun,
    };
    const pinned = heldBy && { pinned: pinDataOf(heldBy) };
    return { first, line, data: { ...data, ...pinned, ...(dryRun && { dryRun }) } };
  });
  const disabled = await Promise.all(wanted.map(([app]) => disabledText(store, app)));
  return {
    lines: [
      ...results.flatMap(({ first }) => first ?? []),
      ...results.flatMap(({ line }) => line ?? []),
      ...grownLines(grown),
      ...disabled.flat(),
    ],
    data: words.length > 2 ? { apps: results.map(({ data }) => data) } : results[0]?.data,
  };
}

/** `fleet rollback`: back to an earlier live version. If the app has been moved meanwhile, nothing changes. */
async function rollback(
  store: ReleaseStore,
  app: string,
  options: RollbackOptions,
  author: Author,
): Promise<Report> {
  checkForce(options);
  const { to, dryRun = false, force } = options;
  await knownApp(store, app);
  if (to !== undefined) await knownVersion(store, app, to);
  const { from, to: version } = decideRollback(await store.state(), app, to);
  await knownVersion(store, app, version);
  await store.move({ kind: 'rolled-back', app, version, expected: from, ...author, dryRun, force });
  const text = dryRun ? texts.wouldRollBack : texts.rolledBack;
  return {
    lines: [fill(text, { app, version, previous: from }), ...(await disabledText(store, app))],
    data: { app, version, previous: from, changed: !dryRun, ...(dryRun && { dryRun }) },
  };
}

async function disabledText(store: ReleaseStore, app: string): Promise<string[]> {
  return isDisabled(await store.pointer(), app) ? [fill(texts.isDisabled, { app })] : [];
}
