import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Modules that exist once in a page, and the package whose version counts. The shell brings them all. */
const singletons = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  '@estela/i18n': '@estela/i18n',
  '@estela/api': '@estela/api',
  '@estela/ui': '@estela/ui',
  '@estela/runtime': '@estela/runtime',
};

const ownScope = '@estela/';

function versionOf(packageName, dir) {
  if (!packageName.startsWith(ownScope))
    return createRequire(import.meta.url)(`${packageName}/package.json`).version;
  // In the workspace they lie beside this package; outside, the app has installed them.
  const beside = new URL(`../../${packageName.slice(ownScope.length)}/package.json`, import.meta.url);
  const file = existsSync(beside) ? beside : path.join(dir, 'node_modules', packageName, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/** Any version of the same major one: which names a remote needs is compared name by name where releases go live. */
function rangeOf(packageName, dir) {
  const version = versionOf(packageName, dir);
  return packageName.startsWith(ownScope) ? `^${version.split('.')[0]}.0.0` : `^${version}`;
}

/** Shared module -> the range of versions that the build of the app in `dir` accepts. */
export function sharedRanges(dir) {
  return Object.fromEntries(Object.entries(singletons).map(([name, from]) => [name, rangeOf(from, dir)]));
}

/** The `shared` option: the shell provides, remotes only consume, and a wrong version fails at load. */
export function sharedModules(role, dir) {
  return Object.fromEntries(
    Object.entries(singletons).map(([name, from]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        version: versionOf(from, dir),
        requiredVersion: rangeOf(from, dir),
        ...(role === 'shell' ? { eager: true } : { import: false }),
      },
    ]),
  );
}
