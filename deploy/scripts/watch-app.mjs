import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Rebuilds an app when one of its sources changes. `onBuilt` is called after each build, with its errors as text. */
export async function watchApp({ folder, out }, onBuilt) {
  // The bundler is the app's dependency.
  const own = createRequire(path.join(folder, 'package.json'));
  const { rspack } = await import(pathToFileURL(own.resolve('@rspack/core')).href);
  const { default: configure } = await import(pathToFileURL(path.join(folder, 'rspack.config.mjs')).href);
  const compiler = rspack(configure({ out }, { mode: 'development' }));
  const watching = compiler.watch({ aggregateTimeout: 30 }, (error, stats) => {
    if (error) onBuilt(String(error));
    else onBuilt(stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : undefined);
  });
  return () => new Promise((resolve) => watching.close(() => compiler.close(resolve)));
}
