import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../packages/config/bin/workspace.mjs';
import { allApps } from '../apps.mjs';

/** Whose packages go where: apps are bundled for the browser, `deploy` runs on the server. */
const places = () => [...allApps().map(({ folder }) => ['browser', folder]), ['server', 'deploy']];

/**
 * Every package of others that the product hands out or runs, by name and version: its folder, its package.json and
 * where it goes. Builds of one library for one platform are left out, so that each machine finds the same.
 */
export function shippedPackages() {
  const found = new Map();
  for (const [place, folder] of places())
    addFrom(realpathSync(path.resolve(root, folder)), place, new Set(), found);
  return [...found.values()].sort(
    (a, b) => compare(a.manifest.name, b.manifest.name) || compare(a.folder, b.folder),
  );
}

function addFrom(folder, place, seen, found) {
  if (seen.has(folder)) return;
  seen.add(folder);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (manifest.os) return;
  if (!manifest.name.startsWith('@estela/')) {
    const key = `${manifest.name}@${manifest.version}`;
    const entry = found.get(key) ?? { folder, manifest, places: new Set() };
    found.set(key, entry);
    entry.places.add(place);
  }
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    const next = installed(name, folder);
    if (next) addFrom(next, place, seen, found);
  }
}

/** Where a package finds another; nothing for an optional one that this platform has not. */
function installed(name, from) {
  for (let at = from; ; at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    if (existsSync(folder)) return realpathSync(folder);
    if (at === path.dirname(at)) return undefined;
  }
}

function compare(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
