import { fill, texts } from './texts.mjs';

/** A failure that its message explains: shown as one line, without a stack. */
export class ScriptError extends Error {
  constructor(text, values = {}) {
    super(fill(text, values));
    this.name = 'ScriptError';
  }
}

/** Runs a script's main function; any failure is one clear line and an exit code that is not 0. */
export async function runScript(main) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    const message = isExpected(error) ? error.message : (error?.stack ?? String(error));
    console.error(fill(texts.failed, { name: texts.start, message }));
    process.exit(error?.exitCode ?? 1);
  }
}

/** Ours, the server's reasons not to start, and Node's complaints about options. */
function isExpected(error) {
  return (
    error instanceof ScriptError || 'exitCode' in error || String(error?.code).startsWith('ERR_PARSE_ARGS')
  );
}
