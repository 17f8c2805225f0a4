import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../packages/config/bin/workspace.mjs';
import { filesHash, sourceHashes } from './input-hash.mjs';
import { runTool } from './run-tool.mjs';
import { ScriptError } from './script-error.mjs';
import { fill, texts } from './texts.mjs';

/** Number of builds that run at the same time; each uses several threads. */
const atOnce = 2;
const stamps = path.join(root, '.cache/builds');

/** Builds each app on its own; unchanged ones are skipped. */
export async function buildApps(apps, how) {
  return Promise.all(beginBuilds(apps, how));
}

/**
 * Begins to build apps in their order and returns a promise of each. `build` runs the bundler in an app's folder;
 * `signal` ends what is being built and begins no more.
 */
export function beginBuilds(apps, { force = false, build = byRspack, signal } = {}) {
  const hashOf = sourceHashes();
  const waiting = [];
  const builds = apps.map((app) => {
    const sources = hashOf(app);
    const work = () => buildApp({ ...app, sources }, { force, build, signal });
    return new Promise((resolve, reject) => waiting.push(() => work().then(resolve, reject)));
  });
  async function buildNext() {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  }
  for (let running = 0; running < atOnce; running += 1) void buildNext();
  return builds;
}

/** Prints each app that was built and returns the stage's result. */
export function summary(built) {
  const fresh = built.filter(({ isFresh }) => isFresh);
  for (const { name } of fresh) console.log(fill(texts.appBuilt, { app: name }));
  return fresh.length === 0 ? texts.unchanged : texts.done;
}

/** As a team does in its own repository. */
function byRspack(folder, signal) {
  return runTool(path.join(folder, 'node_modules/.bin/rspack'), ['build'], {
    cwd: folder,
    signal,
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** The same bytes without the bundler's command line: 0.1 s less for somebody who waits for a save to go live. */
export function withoutCommandLine(folder) {
  return runTool(process.execPath, [path.join(root, 'packages/config/bin/build-app.mjs'), folder]);
}

async function buildApp({ name, folder, manifest, sources }, { force, build, signal }) {
  signal?.throwIfAborted();
  const stamp = path.join(stamps, `${name}.json`);
  if (!force && isBuilt(stamp, folder, sources)) return { name, folder, isFresh: false };
  // A build that stops half-way has no stamp and counts as not built.
  rmSync(stamp, { force: true });
  const { code, output } = await build(folder, signal);
  if (code !== 0) throw new ScriptError(texts.buildFailed, { app: name, output });
  mkdirSync(stamps, { recursive: true });
  // What was saved during the build may be in it or not: the next one finds out.
  if (sourceHashes()({ manifest }) === sources) writeFileSync(stamp, stampOf(sources, folder));
  return { name, folder, isFresh: true };
}

function isBuilt(stamp, folder, sources) {
  if (!existsSync(stamp) || !existsSync(path.join(folder, 'dist/build.json'))) return false;
  // As text: one that a power cut has left empty is that of no build.
  return readFileSync(stamp, 'utf8') === stampOf(sources, folder);
}

/** Of what was built, too: another build in the same folder, or a file changed by hand, is not of these sources. */
const stampOf = (sources, folder) => JSON.stringify({ sources, built: filesHash(path.join(folder, 'dist')) });
