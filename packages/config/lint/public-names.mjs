import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from '../bin/workspace.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The page of public names, where it stands, and exports that nothing is said of. */
export async function publicNames() {
  const unregister = register();
  const { publicNamesPage } = await import('./public-names-page.ts');
  const { calls } = await import('../../contracts/src/index.ts');
  const { borrowed } = await import('../../api/bin/areas.mjs');
  await unregister();
  return { file: 'packages/docs/public-names.md', ...publicNamesPage(read, { calls, borrowed }) };
}

/** Exports without a comment, and a page that the sources have left behind. */
export async function publicNamesProblems() {
  const { file, page, faults } = await publicNames();
  const isStale = !existsSync(path.join(root, file)) || read(file) !== page;
  return [
    ...faults,
    ...(isStale ? [`${file} is not what the sources say: node packages/config/bin/public-names.mjs`] : []),
  ];
}
