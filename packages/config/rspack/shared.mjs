import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

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

function versionOf(packageName) {
  if (packageName.startsWith('@estela/')) {
    const file = new URL(`../../${packageName.slice('@estela/'.length)}/package.json`, import.meta.url);
    return JSON.parse(readFileSync(file, 'utf8')).version;
  }
  return createRequire(import.meta.url)(`${packageName}/package.json`).version;
}

/** Shared module -> the range of versions that this build accepts. */
export function sharedRanges() {
  return Object.fromEntries(Object.entries(singletons).map(([name, from]) => [name, `^${versionOf(from)}`]));
}

/** The `shared` option: the shell provides, remotes only consume, and a wrong version fails at load. */
export function sharedModules(role) {
  return Object.fromEntries(
    Object.entries(singletons).map(([name, from]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        version: versionOf(from),
        requiredVersion: `^${versionOf(from)}`,
        ...(role === 'shell' ? { eager: true } : { import: false }),
      },
    ]),
  );
}
