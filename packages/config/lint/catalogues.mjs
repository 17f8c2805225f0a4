import { existsSync } from 'node:fs';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from '../bin/workspace.mjs';
import { cataloguePairs, readCatalogue } from './catalogue-files.mjs';

/** Differences between es and en of every catalogue. */
export async function catalogueProblems() {
  const unregister = register();
  const { catalogueDifferences } = await import('./catalogue-differences.ts');
  await unregister();
  return cataloguePairs().flatMap(({ es, en }) => {
    if (!existsSync(path.join(root, en))) return [`${en} is missing`];
    const differences = catalogueDifferences(readCatalogue(es), readCatalogue(en));
    return differences.map((difference) => `${es}: ${difference}`);
  });
}
