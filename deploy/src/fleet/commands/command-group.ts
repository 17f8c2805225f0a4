import { type Command, InvalidArgumentError } from 'commander';
import { StoreError } from '../../errors.ts';
import type { ReleaseStore } from '../../releases/release-store.ts';
import type { Author, SourceCommit } from '../../store/history.ts';
import type { Report } from './reports.ts';
import { texts } from './texts.ts';

export interface FleetContext {
  /** Root of the workspace: apps and their builds are looked for here. */
  root: string;
  /** Where the paths of folders on the command line begin; the root where it is missing. */
  cwd?: string | undefined;
  /** Data folder where `--data` is not given. */
  data: string;
  /** Written into the history. */
  by: string;
  /** The private key that signs, where it is not in the data folder. */
  signingKey?: string | undefined;
  /** Where the product is served; links begin with it. */
  publicUrl?: string | undefined;
  /** Builds an app of the workspace from its sources, where they have changed. */
  build?: ((app: string) => Promise<void>) | undefined;
  /** What is wrong with the types of an app of the workspace, a line each. Without hurry other work comes first. */
  checkTypes?: ((app: string, options?: { withoutHurry?: boolean }) => Promise<string[]>) | undefined;
  /** Builds an app now and after each save, until the process is told to end. The next build waits for `onBuilt`. */
  watch?: ((app: string, onBuilt: (built: WatchedBuild) => Promise<void>) => Promise<void>) | undefined;
  /** Where builds come from that do not say so themselves. */
  source?: SourceCommit;
  /** The running product that commands are sent to where neither `--data` nor `--url` is given. */
  remote?: RemoteProduct;
  print: (line: string) => void;
  printError: (line: string) => void;
  /** Gets what a command ended with: its report's data, or the code of its error. */
  onEnd?: (end: { data?: unknown; code?: string }) => void;
}

/** The folder of a good build, or what is wrong with a bad one. */
export type WatchedBuild = { folder: string } | { problems: string };

/** What the environment says of a running product. */
export interface RemoteProduct {
  url?: string | undefined;
  token?: string | undefined;
  /** Who or what acts; the token's name is written down in any case. */
  note?: string | undefined;
}

export interface CommonOptions {
  data?: string;
  url?: string;
  json?: boolean;
}

export interface ChangeOptions extends CommonOptions {
  dryRun?: boolean;
  why?: string;
}

export interface MoveOptions extends ChangeOptions {
  force?: boolean;
}

/** Adds a command with `--data` and `--json`; its report is printed as lines or as JSON. */
export type AddCommand = <Options extends CommonOptions, Args extends unknown[]>(
  signature: string,
  description: string,
  run: (store: ReleaseStore, options: Options, ...args: Args) => Promise<Report>,
) => Command;

/** Registers some commands of `fleet`; `fleet.ts` lists the groups. */
export type CommandGroup = (add: AddCommand, context: FleetContext) => void;

/** The options of every command that changes the store. */
export function changing(command: Command): Command {
  return command.option('--why <text>', texts.options.why, reason).option('--dry-run', texts.options.dryRun);
}

/** The options of a command that makes a version live. */
export function moving(command: Command): Command {
  return changing(command).option('--force', texts.options.force);
}

/** Whoever makes live what is known to break something says why. */
export function checkForce({ force, why }: MoveOptions): void {
  if (force && why === undefined) throw new StoreError('FORCE_NEEDS_WHY');
}

export function authorOf({ why }: ChangeOptions, { by }: FleetContext): Author {
  return { by, why };
}

/** One line without control characters: people read it in a terminal. */
function reason(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  if (line === '') throw new InvalidArgumentError(texts.emptyReason);
  return line;
}

/** The number of an option such as `--limit`. */
export function positive(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('');
  return Number(text);
}
