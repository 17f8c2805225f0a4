import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, workspacePackages } from '../bin/workspace.mjs';

/** Packages with the same settings are checked together, so that shared sources are read once. */
const groups = [
  {
    project: 'packages/config/tsconfig/browser-all.json',
    covers: /^(?:shell|mf-[^/]+|packages\/(?:i18n|ui|api|maps|runtime|kit|testing))$/,
  },
  {
    project: 'packages/config/tsconfig/node-all.json',
    covers: /^(?:deploy|packages\/(?:config|airspace|basemap|sample|server))$/,
  },
];

/** What tsc must be run on so that every package with a tsconfig.json is covered. */
export function typeProjects() {
  const folders = workspacePackages().map(({ folder }) => folder);
  const single = folders.filter(
    (folder) =>
      existsSync(path.join(root, folder, 'tsconfig.json')) &&
      !groups.some(({ covers }) => covers.test(folder)),
  );
  return [...groups.map(({ project }) => project), ...single];
}
