import path from 'node:path';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { StoreError, type StoreErrorCode } from '../store/errors.ts';
import { openStore, type ReleaseStore } from '../store/release-store.ts';
import { releasesIn } from '../store/store-paths.ts';
import { activate, pin, rollback } from './move-commands.ts';
import { type PublishOptions, publish } from './publish-command.ts';
import { historyReport, type Report, statusReport } from './reports.ts';
import { errorTexts, fill, texts } from './texts.ts';

export interface FleetContext {
  /** Root of the workspace: apps and their builds are looked for here. */
  root: string;
  /** Data folder where `--data` is not given. */
  data: string;
  /** Written into the history. */
  by: string;
  print: (line: string) => void;
  printError: (line: string) => void;
}

interface CommonOptions {
  data?: string;
  json?: boolean;
  dryRun?: boolean;
}

/** What a script can tell apart: wrong words, a refusal, a store that is damaged or locked, and what nobody expects. */
const exitCodes = { usage: 2, refused: 3, store: 4, unexpected: 1 };
const storeFailures = new Set<StoreErrorCode>(['DAMAGED', 'LOCK_TIMEOUT', 'STORE_UNREADABLE']);

/** Runs one fleet command; returns the exit code. */
export async function runFleet(args: readonly string[], context: FleetContext): Promise<number> {
  const isJson = args.includes('--json');
  try {
    await program(context, isJson).parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    // --help ends here, too.
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const { code, message, exitCode } = failureOf(error);
    if (isJson) context.print(JSON.stringify({ error: { code, message } }));
    // Commander has printed its own line already.
    else if (code !== 'USAGE') context.printError(fill(texts.failed, { message }));
    return exitCode;
  }
}

function failureOf(error: unknown): { code: string; message: string; exitCode: number } {
  if (error instanceof CommanderError)
    return { code: 'USAGE', message: error.message, exitCode: exitCodes.usage };
  if (error instanceof StoreError) {
    const exitCode = storeFailures.has(error.code) ? exitCodes.store : exitCodes.refused;
    return { code: error.code, message: fill(errorTexts[error.code], error.detail), exitCode };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'UNEXPECTED', message, exitCode: exitCodes.unexpected };
}

function program(context: FleetContext, isJson: boolean): Command {
  const fleet = new Command('fleet').description(texts.fleet).exitOverride();
  fleet.configureOutput({
    writeOut: (text) => context.print(text.trimEnd()),
    writeErr: (text) => isJson || context.printError(text.trimEnd()),
  });

  function add<Options extends CommonOptions, Args extends unknown[]>(
    signature: string,
    description: string,
    run: (store: ReleaseStore, options: Options, ...args: Args) => Promise<Report>,
  ): Command {
    const command = fleet.command(signature).description(description).exitOverride();
    command.option('--data <folder>', texts.options.data).option('--json', texts.options.json);
    return command.action(async (...all: unknown[]) => {
      const options = command.opts<Options>();
      const data = path.resolve(context.root, options.data ?? context.data);
      const report = await run(openStore(releasesIn(data)), options, ...(all.slice(0, -2) as Args));
      if (options.json) context.print(JSON.stringify(report.data, null, 2));
      else for (const line of report.lines) context.print(line);
    });
  }

  add<PublishOptions & CommonOptions, [string]>('publish', texts.commands.publish, (store, options, app) =>
    publish(store, app, options, context),
  )
    .argument('<app>', texts.arguments.app)
    .option('--from <folder>', texts.options.from)
    .option('--activate', texts.options.activate)
    .option('--if-missing', texts.options.ifMissing)
    .option('--dry-run', texts.options.dryRun);

  add<CommonOptions, [string, string]>('activate', texts.commands.activate, (store, options, app, version) =>
    activate(store, app, version, { ...options, by: context.by }),
  )
    .argument('<app>', texts.arguments.app)
    .argument('<version>', texts.arguments.version)
    .option('--dry-run', texts.options.dryRun);

  add<CommonOptions & { to?: string }, [string]>('rollback', texts.commands.rollback, (store, options, app) =>
    rollback(store, app, { ...options, by: context.by }),
  )
    .argument('<app>', texts.arguments.app)
    .option('--to <version>', texts.options.to)
    .option('--dry-run', texts.options.dryRun);

  for (const [name, kind] of [
    ['pin', 'pinned'],
    ['unpin', 'unpinned'],
  ] as const)
    add<CommonOptions, [string]>(name, texts.commands[name], (store, options, app) =>
      pin(store, kind, app, { ...options, by: context.by }),
    )
      .argument('<app>', texts.arguments.app)
      .option('--dry-run', texts.options.dryRun);

  add<CommonOptions, []>('status', texts.commands.status, async (store) => {
    const apps = await store.apps();
    const versions = await Promise.all(apps.map(async (app) => [app, await store.versions(app)] as const));
    return statusReport(await store.pointer(), await store.history(), Object.fromEntries(versions));
  });

  add<CommonOptions & { limit: number }, [string | undefined]>(
    'history',
    texts.commands.history,
    async (store, options, app) => historyReport(await store.history(), app, options.limit),
  )
    .argument('[app]', texts.arguments.app)
    .option('--limit <count>', texts.options.limit, positive, 50);

  return fleet;
}

function positive(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('');
  return Number(text);
}
