import { ScriptError } from './script-error.mjs';
import { fill, texts } from './texts.mjs';

/**
 * Publishes each build with the commands that operators use, and then makes all live in one step: shell and remotes may
 * change together. Versions that are published already are left alone.
 */
export async function publishAll(apps, { origin, runFleet }, { root, data }) {
  /** The JSON that a command prints, and whether it did what it was told. */
  async function fleet(...args) {
    const lines = [];
    const context = { root, data, ...origin(), print: (line) => lines.push(line), printError: console.error };
    const code = await runFleet([...args, '--json'], context);
    return { isDone: code === 0, result: JSON.parse(lines.join('\n')) };
  }

  /** Apps of one tree fit each other whatever their packages' versions say: here what is refused is told, and stops nothing. */
  async function publish(name) {
    const first = await fleet('publish', name, '--if-missing');
    if (!['INCOMPATIBLE', 'TOO_HEAVY'].includes(first.result.error?.code)) return first;
    console.log(fill(texts.publishedAllTheSame, { reason: first.result.error.message }));
    return fleet('publish', name, '--if-missing', '--force', '--why', texts.builtTogether);
  }

  const versions = [];
  let isChanged = false;
  for (const { name } of apps) {
    const { isDone, result } = await publish(name);
    if (!isDone) throw new ScriptError(texts.publishFailed, { app: name, reason: result.error.message });
    versions.push([name, result.version]);
    isChanged ||= result.published;
  }
  for (const { app, version, changed, pinned } of await activateAll(versions, fleet)) {
    if (changed) console.log(fill(texts.appVersion, { app, version }));
    if (pinned) console.log(stays(app, version, pinned));
    isChanged ||= changed;
  }
  return isChanged ? texts.done : texts.unchanged;
}

function stays(app, build, { kind, version, by }) {
  if (kind === 'activated') return fill(texts.released, { app, version, by, build });
  return fill(texts.pinned, { app, version, kind, by, release: kind === 'disabled' ? 'enable' : 'unpin' });
}

/** Where the builds do not fit what operators hold, each app that fits goes live alone, and the product still starts. */
async function activateAll(versions, fleet) {
  const activate = (...pairs) => fleet('activate', ...pairs.flat(), '--at-start');
  const all = await activate(...versions);
  if (all.isDone) return all.result.apps ?? [all.result];
  const results = [];
  for (const [app, version] of versions) {
    const { isDone, result } = await activate([app, version]);
    if (isDone) results.push(result);
    else console.log(fill(texts.notActivated, { app, reason: result.error.message }));
  }
  const status = await fleet('status');
  const isLive = status.result.apps?.some(({ app, live }) => app === 'shell' && live);
  if (!isLive) throw new ScriptError(texts.publishFailed, { app: 'shell', reason: all.result.error.message });
  return results;
}
