import path from 'node:path';
import { root, workspacePackages } from '../../packages/config/bin/workspace.mjs';
import { UsageError } from './script-error.mjs';
import { texts } from './texts.mjs';

/** Shell and remotes: every package that says under `estela` which routes it owns. The shell comes first. */
export function allApps() {
  return workspacePackages()
    .filter(({ manifest }) => manifest.estela?.routes)
    .map(({ folder, manifest }) => ({ name: folder, folder: path.join(root, folder), manifest }))
    .sort((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell') || (a.name < b.name ? -1 : 1));
}

/** The apps with these names; all apps when no name is given. */
export function chooseApps(names) {
  const apps = allApps();
  const known = new Set(apps.map(({ name }) => name));
  const unknown = names.find((name) => !known.has(name));
  if (unknown) throw new UsageError(texts.unknownApp, { app: unknown, apps: [...known].join(', ') });
  return names.length === 0 ? apps : apps.filter(({ name }) => names.includes(name));
}
