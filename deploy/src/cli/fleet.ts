import path from 'node:path';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { StoreError } from '../store/errors.ts';
import { openStore, type ReleaseStore } from '../store/release-store.ts';
import { releasesIn } from '../store/store-paths.ts';
import { activate, rollback } from './move-commands.ts';
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

/** Runs one fleet command and returns the exit code. */
export async function runFleet(args: readonly string[], context: FleetContext): Promise<number> {
  const isJson = args.includes('--json');
  try {
    await program(context).parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed its own message; --help ends here too, with exit code 0.
    if (error instanceof CommanderError) return error.exitCode;
    const code = error instanceof StoreError ? error.code : 'UNEXPECTED';
    const message = messageOf(error);
    if (isJson) context.print(JSON.stringify({ error: { code, message } }));
    else context.printError(fill(texts.failed, { message }));
    return 1;
  }
}

function program(context: FleetContext): Command {
  const fleet = new Command('fleet').description(texts.fleet).exitOverride();
  fleet.configureOutput({
    writeOut: (text) => context.print(text.trimEnd()),
    writeErr: (text) => context.printError(text.trimEnd()),
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

function messageOf(error: unknown): string {
  if (error instanceof StoreError) return fill(errorTexts[error.code], error.detail);
  return error instanceof Error ? error.message : String(error);
}
