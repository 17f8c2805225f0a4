import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, workspacePackages } from '../bin/workspace.mjs';

/**
 * The `cache` option of builds that somebody waits for: what did not change since the last one is read from disk, which
 * saves half of the time. Anything that may change how files are built begins another cache, the settings in the current
 * folder too: rspack does not know where they came from. Builds of different `kind` may run at once.
 */
export function buildCache(kind) {
  const hash = createHash('sha256').update(process.version);
  const presets = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const manifests = workspacePackages().map(({ folder }) => path.join(root, folder, 'package.json'));
  const settings = path.resolve('rspack.config.mjs');
  for (const file of [path.join(root, 'pnpm-lock.yaml'), ...presets.sort(), ...manifests, settings])
    hash.update(file).update(readFileSync(file));
  return {
    type: 'persistent',
    version: hash.digest('hex'),
    storage: { type: 'filesystem', directory: path.join(root, '.cache/bundler', kind) },
    // By their bytes: a checkout may give other bytes an older time.
    snapshot: { module: { hash: true }, resolve: { hash: true } },
  };
}
