import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Every package of the workspace: its folder relative to the root, and its package.json. */
export function workspacePackages() {
  const folders = (dir) =>
    readdirSync(path.join(root, dir), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(dir, entry.name));
  return [...folders('.'), ...folders('packages')]
    .map((folder) => ({ folder, file: path.join(root, folder, 'package.json') }))
    .filter(({ file }) => existsSync(file))
    .map(({ folder, file }) => ({ folder, manifest: JSON.parse(readFileSync(file, 'utf8')) }));
}

/** Path of a tool that the root installs. */
export function tool(name) {
  return path.join(root, 'node_modules/.bin', name);
}
