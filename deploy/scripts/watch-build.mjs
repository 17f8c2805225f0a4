import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../packages/config/bin/workspace.mjs';

/**
 * Builds an app as it is released, at once and after each save, until `stop` aborts. `onBuilt` gets the folder of a
 * build, or what is wrong with it; what is saved meanwhile is built after it. Not in the app's own `dist`, which the
 * other commands keep to the last build of theirs.
 */
export async function watchBuild({ name, folder }, onBuilt, stop) {
  // The federation plugin writes the version of the package in the current folder into the build.
  process.chdir(folder);
  process.env.NODE_ENV = 'production';
  const own = createRequire(path.join(folder, 'package.json'));
  const { rspack } = await import(pathToFileURL(own.resolve('@rspack/core')).href);
  const { default: configure } = await import(pathToFileURL(path.join(folder, 'rspack.config.mjs')).href);
  const out = path.join(root, '.cache/watched', name);
  const declared = path.join(folder, 'package.json');

  while (!stop.aborted) await untilDeclared();

  /** Watches until the app's package.json changes: the build's settings follow from it. */
  function untilDeclared() {
    const compiler = rspack({ ...configure({ out }), cache: true });
    compiler.hooks.afterCompile.tap(
      'watchBuild',
      ({ fileDependencies }) => void fileDependencies.add(declared),
    );
    return new Promise((resolve, reject) => {
      const close = () => watching.close(() => compiler.close(() => resolve()));
      compiler.hooks.watchRun.tap('watchBuild', ({ modifiedFiles }) => {
        if (modifiedFiles?.has(declared)) setImmediate(close);
      });
      compiler.hooks.done.tapPromise('watchBuild', async (stats) => {
        if (stop.aborted || compiler.modifiedFiles?.has(declared)) return;
        await onBuilt(
          stats.hasErrors()
            ? { problems: stats.toString({ preset: 'errors-only', colors: false }) }
            : { folder: out },
        );
      });
      const watching = compiler.watch({ aggregateTimeout: 10 }, (error) => error && reject(error));
      stop.addEventListener('abort', close, { once: true });
    });
  }
}
