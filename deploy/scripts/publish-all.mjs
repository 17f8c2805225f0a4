import { activateAll } from './activate-all.mjs';
import { ScriptError } from './script-error.mjs';
import { fill, texts } from './texts.mjs';

/**
 * Publishes each app, once it is `built`, with the commands that operators use. Versions that are published already are
 * left alone. Returns what makes all live in one step: shell and remotes may change together. Where an app that operators
 * hold keeps new versions of others from going live that step fails, unless `serveLive`.
 */
export async function publishAll(apps, { origin, runFleet }, { root, data, serveLive = false, signal }) {
  /** The JSON that a command prints, and whether it did what it was told. */
  async function fleet(...args) {
    const lines = [];
    const context = { root, data, ...origin(), print: (line) => lines.push(line), printError: console.error };
    const code = await runFleet([...args, '--json'], context);
    return { isDone: code === 0, result: JSON.parse(lines.join('\n')) };
  }

  const refusals = [];
  /** Apps of one tree fit each other whatever their packages' versions say: here what is refused is told, and stops nothing. */
  async function publish(name) {
    const first = await fleet('publish', name, '--if-missing');
    if (!['INCOMPATIBLE', 'TOO_HEAVY'].includes(first.result.error?.code)) return first;
    refusals.push(fill(texts.publishedAllTheSame, { reason: first.result.error.message }));
    return fleet('publish', name, '--if-missing', '--force', '--why', texts.builtTogether);
  }

  const versions = [];
  let isChanged = false;
  for (const { name, built } of apps) {
    await built;
    signal?.throwIfAborted();
    const { isDone, result } = await publish(name);
    if (!isDone) throw new ScriptError(texts.publishFailed, { app: name, reason: result.error.message });
    versions.push([name, result.version]);
    isChanged ||= result.published;
  }
  return async () => {
    const { holds, changed, others, isHeldBack } = await activateAll(versions, fleet, serveLive);
    // Who holds an app comes first: the rest may be long.
    for (const line of [...holds, ...refusals, ...changed, ...others]) console.log(line);
    if (isHeldBack && !serveLive) throw new HeldBackError(holds);
    return isChanged || changed.length > 0 ? texts.done : texts.unchanged;
  };
}

/** New versions wait for an app that operators hold. The exit code is that of a refusal of `fleet`. */
class HeldBackError extends ScriptError {
  exitCode = 3;

  constructor(holds) {
    super(texts.heldBack, { holds: holds.join('\n') });
  }
}
