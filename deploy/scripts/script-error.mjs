import { outliveReaders } from '../../packages/config/bin/output.mjs';
import { isUsageError, usageError } from '../../packages/config/bin/usage.mjs';
import { fill, texts } from './texts.mjs';

/** A failure whose message says enough: shown as one line, without a stack. */
export class ScriptError extends Error {
  constructor(text, values = {}) {
    super(fill(text, values));
    this.name = 'ScriptError';
  }
}

/** The words that a command was given cannot be meant. */
export class UsageError extends ScriptError {
  exitCode = usageError;
}

/** Runs a script's main function; a failure is printed as one line and sets an exit code that is not 0. */
export async function runScript(main) {
  outliveReaders();
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    const message = isExpected(error) ? error.message : (error?.stack ?? String(error));
    console.error(fill(texts.failed, { name: texts.start, message }));
    process.exit(error?.exitCode ?? (isUsageError(error) ? usageError : 1));
  }
}

/** Errors of our own, the server's start-up errors and Node's option errors. */
function isExpected(error) {
  return error instanceof ScriptError || 'exitCode' in error || isUsageError(error);
}
