import path from 'node:path';
import { workspacePackages } from '../bin/workspace.mjs';
import starter from '../starter-remote/package.json' with { type: 'json' };
import { readSource, sourceFiles } from './source-files.mjs';

/**
 * Every pair of catalogues: `locales/es.json` holds the namespace that its package declares, if it declares one;
 * `locales/<name>.es.json` holds the namespace `<name>`.
 */
export function cataloguePairs() {
  // What new remotes are copied from is not yet a package of the workspace.
  const apps = [{ folder: 'packages/config/starter-remote', manifest: starter }, ...workspacePackages()];
  const namespaces = new Map(
    apps.map(({ folder, manifest }) => [folder, manifest.estela?.namespace ?? path.basename(folder)]),
  );
  return sourceFiles('/locales/es.json', '.es.json').map((es) => {
    const en = es.replace(/es\.json$/, 'en.json');
    const named = /([^/]+)\.es\.json$/.exec(es)?.[1];
    const folder = [...namespaces.keys()].find((name) => es.startsWith(`${name}/`)) ?? '';
    return { es, en, folder, namespace: named ?? namespaces.get(folder) };
  });
}

export function readCatalogue(file) {
  return JSON.parse(readSource(file));
}
