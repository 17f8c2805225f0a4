// depcruise runs at the root of the tree that it reads: the repository's, or a test's.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importRules } from './rules.mjs';

/** Folders under src that package.json exports as an entry point, as `./form` -> `./src/form/index.ts`. */
function subPathsOf(folder) {
  const file = path.resolve(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { exports = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(exports).flatMap((target) => /^\.\/src\/([^/]+)\/index\.ts$/.exec(target)?.[1] ?? []);
}

export default {
  forbidden: importRules(subPathsOf),
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // The starter of remotes finds its packages once it is copied.
    exclude: { path: '(^|/)(starter-remote|dist|coverage|\\.cache|\\.estela)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
