import { ScriptError } from './script-error.mjs';
import { fill, texts } from './texts.mjs';

/** Publishes each build with the command that operators use. Versions that are published already are left alone. */
export async function publishAll(apps, { origin, runFleet }, { root, data }) {
  let isChanged = false;
  for (const { name } of apps) {
    const lines = [];
    const context = { root, data, ...origin(), print: (line) => lines.push(line), printError: console.error };
    const code = await runFleet(['publish', name, '--activate', '--if-missing', '--json'], context);
    if (code !== 0) throw new ScriptError(texts.publishFailed, { app: name });
    const { published, activated, version, pinned } = JSON.parse(lines.join('\n'));
    if (published || activated) console.log(fill(texts.appVersion, { app: name, version }));
    const release = pinned?.kind === 'disabled' ? 'enable' : 'unpin';
    if (pinned) console.log(fill(texts.pinned, { app: name, release, ...pinned }));
    isChanged ||= published || activated;
  }
  return isChanged ? texts.done : texts.unchanged;
}
