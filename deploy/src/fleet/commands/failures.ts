import { CommanderError } from 'commander';
import { type Blocked, hasCode, StoreError, type StoreErrorCode } from '../../errors.ts';
import type { FleetContext } from './command-group.ts';
import { RemoteError } from './remote-error.ts';
import { heldText } from './reports.ts';
import { errorTexts, fill, texts } from './texts.ts';

/** What a script can tell apart: wrong words, a refusal, a store that is damaged, locked or full, and what nobody expects. */
export const exitCodes = { usage: 2, refused: 3, store: 4, unexpected: 1 };
const storeFailures = new Set<StoreErrorCode>([
  'DAMAGED',
  'LOCK_TIMEOUT',
  'STORE_UNREADABLE',
  'NOT_SIGNED',
  'UNKNOWN_KEY',
  'WRONG_SIGNATURE',
  'REPLAYED',
  'POINTER_GONE',
  'BAD_KEY',
]);

interface Failure {
  code: string;
  message: string;
  exitCode: number;
  /** Whom it waits for. */
  blocked?: Blocked | undefined;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof CommanderError)
    return { code: 'USAGE', message: error.message, exitCode: exitCodes.usage };
  if (error instanceof RemoteError) return error;
  if (error instanceof StoreError) {
    const exitCode = storeFailures.has(error.code) ? exitCodes.store : exitCodes.refused;
    const { code, detail, blocked } = error;
    // Whoever holds the rest comes before the long list of what does not fit.
    const message = [...(blocked?.holds ?? []).map(heldText), fill(errorTexts[code], detail)].join('\n');
    return { code, message, exitCode, blocked };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (hasCode(error, 'ENOSPC', 'EDQUOT'))
    return { code: 'DISK_FULL', message: fill(texts.diskFull, { message }), exitCode: exitCodes.store };
  return { code: 'UNEXPECTED', message, exitCode: ownExitCode(error) ?? exitCodes.unexpected };
}

/** What the build scripts refuse has its exit code with it. */
function ownExitCode(error: unknown): number | undefined {
  return error instanceof Error && 'exitCode' in error && typeof error.exitCode === 'number'
    ? error.exitCode
    : undefined;
}

export function printFailure(
  { code, message, blocked }: Failure,
  isJson: boolean,
  { print, printError }: Pick<FleetContext, 'print' | 'printError'>,
): void {
  if (isJson) print(JSON.stringify({ error: { code, message, ...blocked } }));
  // Commander has printed its own line already.
  else if (code !== 'USAGE') printError(fill(texts.failed, { message }));
}
