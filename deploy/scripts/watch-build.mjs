import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from '../../packages/config/bin/workspace.mjs';
import { buildCache } from '../../packages/config/rspack/build-cache.mjs';

/** Editors that save several files, or one in two steps, are done by then (ms). */
const settled = 15;

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

  while (!stop.aborted) {
    await untilSaved();
    await setTimeout(settled);
  }

  /** A new compiler for each build: with the cache on disk it needs half the time of one that goes on watching. */
  function untilSaved() {
    const compiler = rspack({ ...configure({ out }), cache: buildCache('watched') });
    // The build's settings follow from it.
    compiler.hooks.afterCompile.tap(
      'watchBuild',
      ({ fileDependencies }) => void fileDependencies.add(declared),
    );
    compiler.hooks.done.tapPromise('watchBuild', async (stats) => {
      if (stop.aborted) return;
      const problems = stats.hasErrors() && stats.toString({ preset: 'errors-only', colors: false });
      await onBuilt(problems ? { problems } : { folder: out });
    });
    return new Promise((resolve, reject) => {
      const watching = compiler.watch({ aggregateTimeout: 200 }, (error) => error && reject(error));
      const close = () => {
        // Closed alone, it builds once more what it has seen, beside the next compiler.
        watching.suspend();
        watching.close(() => compiler.close(() => resolve()));
      };
      compiler.hooks.invalid.tap('watchBuild', close);
      stop.addEventListener('abort', close, { once: true });
    });
  }
}
