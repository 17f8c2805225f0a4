import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command, CommanderError, Option, type OptionValues } from 'commander';
import { StoreError } from '../../errors.ts';
import { openStore, type StoreOptions } from '../../releases/release-store.ts';
import { releasesIn } from '../../store/store-paths.ts';
import { adoptCommands } from '../commands/adopt.ts';
import { canDeployCommands } from '../commands/can-i-deploy.ts';
import type { AddCommand, CommandGroup, CommonOptions, FleetContext } from '../commands/command-group.ts';
import { errorCommands } from '../commands/errors.ts';
import { exitCodes, failureOf, printFailure } from '../commands/failures.ts';
import { gcCommands } from '../commands/gc.ts';
import { inspectCommands } from '../commands/inspect.ts';
import { keyCommands } from '../commands/keys.ts';
import { moveCommands } from '../commands/moves.ts';
import { overrideCommands } from '../commands/overrides.ts';
import { packCommands } from '../commands/pack.ts';
import { publishCommands } from '../commands/publish.ts';
import { readCommands } from '../commands/reading.ts';
import { printReport, type Report } from '../commands/reports.ts';
import { switchCommands } from '../commands/switches.ts';
import { fill, texts } from '../commands/texts.ts';
import { tokenCommands } from '../commands/tokens.ts';

/** In the order of `fleet --help`. */
const groups: CommandGroup[] = [
  publishCommands,
  canDeployCommands,
  moveCommands,
  switchCommands,
  keyCommands,
  overrideCommands,
  gcCommands,
  inspectCommands,
  errorCommands,
  readCommands,
  tokenCommands,
  packCommands,
  adoptCommands,
];

/** They touch no store, here or elsewhere. */
const storeless = new Set(['pack', 'adopt']);

/** Runs one fleet command; returns the exit code. */
export async function runFleet(args: readonly string[], context: FleetContext): Promise<number> {
  const isJson = args.includes('--json');
  try {
    let exitCode = 0;
    const program = commands(context, isJson, (report) => (exitCode = exitCodeOf(report)));
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof RemoteEnd) return error.exitCode;
    // --help ends here, too.
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const failure = failureOf(error);
    context.onEnd?.({ code: failure.code });
    printFailure(failure, isJson, context);
    return failure.exitCode;
  }
}

function exitCodeOf({ isBad = false, isHeld = false }: Report): number {
  if (isBad) return exitCodes.store;
  return isHeld ? exitCodes.refused : 0;
}

function storeOptions({ signingKey, by, printError }: FleetContext): StoreOptions {
  return {
    signingKey,
    by,
    onAdopted({ key, signed, refused }) {
      if (signed > 0) printError(fill(texts.adopted, { key, signed }));
      for (const title of refused) printError(fill(texts.notSigned, { title }));
    },
  };
}

function commands(context: FleetContext, isJson: boolean, done: (report: Report) => void): Command {
  const fleet = new Command('fleet').description(texts.fleet).exitOverride();
  fleet.configureOutput({
    writeOut: (text) => context.print(text.trimEnd()),
    writeErr: (text) => isJson || context.printError(text.trimEnd()),
  });

  const add: AddCommand = <Options extends CommonOptions, Args extends unknown[]>(
    signature: string,
    description: string,
    run: Parameters<typeof add<Options, Args>>[2],
  ) => {
    const command = commandOf(fleet, signature).description(description).exitOverride();
    command
      .option('--data <folder>', texts.options.data)
      .addOption(new Option('--url <address>', texts.options.url).conflicts('data'))
      .option('--json', texts.options.json);
    return command.action(async (...all: unknown[]) => {
      const options = command.opts<Options>();
      const url = options.url ?? (options.data === undefined ? context.remote?.url : undefined);
      if (url && !storeless.has(signature))
        return sendTo(url, signature, all.slice(0, -2), command.opts(), context);
      const folder =
        options.data === undefined
          ? path.resolve(context.root, context.data)
          : path.resolve(context.cwd ?? context.root, options.data);
      if (!storeless.has(signature))
        refuseOtherFolder(folder, options.data !== undefined, command.name() === 'publish');
      const store = openStore(releasesIn(folder), storeOptions(context));
      const report = await run(store, options, ...(all.slice(0, -2) as Args));
      context.onEnd?.({ data: report.data });
      printReport(report, options.json ? 2 : undefined, context);
      done(report);
    });
  };

  for (const register of groups) register(add, context);
  return fleet;
}

/** Lets a running product run the command, and prints what it printed. */
async function sendTo(
  url: string,
  command: string,
  args: unknown[],
  options: OptionValues,
  context: FleetContext,
): Promise<void> {
  // Only here: sending is no part of most runs.
  const { runRemotely } = await import('../remote/client.ts');
  const given = args
    .flat()
    .filter((arg) => arg !== undefined)
    .map(String);
  const { exitCode, printed, errors } = await runRemotely(url, { command, args: given, options }, context);
  for (const line of printed) context.print(line);
  for (const line of errors) context.printError(line);
  if (exitCode !== 0) throw new RemoteEnd(exitCode);
}

/** A command that a running product has answered, and whose answer is printed. */
class RemoteEnd extends Error {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super('fleet ran elsewhere');
    this.exitCode = exitCode;
  }
}

/** `token add` is the command `add` of the group `token`. */
function commandOf(fleet: Command, signature: string): Command {
  const [, groupName, rest] = /^(\w+) (\w.*)$/.exec(signature) ?? [];
  if (groupName === undefined || rest === undefined) return fleet.command(signature);
  const group =
    fleet.commands.find((known) => known.name() === groupName) ??
    fleet.command(groupName).description(groupText(groupName)).exitOverride();
  return group.command(rest);
}

function groupText(name: string): string {
  const groups: Readonly<Record<string, string>> = texts.groups;
  return groups[name] ?? '';
}

/**
 * A mistyped folder must not look like an empty store, nor become a second one: only publishing begins a store, in
 * the default folder or in one that somebody has made.
 */
function refuseOtherFolder(folder: string, isNamed: boolean, mayBegin: boolean): void {
  const needed = mayBegin ? folder : releasesIn(folder);
  if (existsSync(needed) || (mayBegin && !isNamed)) return;
  throw new StoreError(mayBegin ? 'NO_FOLDER' : 'NO_STORE', { folder });
}
