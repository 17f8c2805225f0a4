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

  /** Apps of one tree fit each other whatever their packages' versions say: here a refusal is printed, and stops nothing. */
  async function publish(name) {
    const first = await fleet('publish', name, '--if-missing');
    if (!['INCOMPATIBLE', 'TOO_HEAVY'].includes(first.result.error?.code)) return first;
    const refusal = fill(texts.publishedAllTheSame, { reason: first.result.error.message });
    const forced = await fleet('publish', name, '--if-missing', '--force', '--why', texts.builtTogether);
    return { ...forced, refusal };
  }

  const published = await inTurns(apps, async ({ name, built }, failure) => {
    await Promise.race([built, failure]);
    signal?.throwIfAborted();
    const { isDone, result, refusal } = await publish(name);
    if (!isDone) throw new ScriptError(texts.publishFailed, { app: name, reason: result.error.message });
    return { name, version: result.version, isNew: result.published, refusal };
  });
  const versions = published.map(({ name, version }) => [name, version]);
  const refusals = published.flatMap(({ refusal }) => refusal ?? []);
  const isChanged = published.some(({ isNew }) => isNew);
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

/**
 * Works on two at a time, in their order: while one waits for the disk or is compressed, the scripts of the other are
 * read. `work` gets a promise that the first failure rejects; that failure is thrown when the other has ended, too.
 */
async function inTurns(all, work) {
  const waiting = [...all.entries()];
  const results = [];
  let fail;
  const failure = new Promise((_resolve, reject) => (fail = reject));
  // Thrown at the end; until then the other may not be waiting for it.
  failure.catch(() => undefined);
  async function takeTurns() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, one] = next;
      results[index] = await work(one, failure);
    }
  }
  const turns = [takeTurns(), takeTurns()];
  for (const turn of turns)
    turn.catch((error) => {
      waiting.length = 0;
      fail(error);
    });
  await Promise.allSettled(turns);
  await Promise.race([failure, Promise.all(turns)]);
  return results;
}
