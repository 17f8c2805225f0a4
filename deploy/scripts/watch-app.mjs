import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Rebuilds an app when one of its sources changes. `onBuilt` gets each build's hash and errors. */
export async function watchApp({ folder, out }, onBuilt) {
  // The bundler is the app's dependency.
  const own = createRequire(path.join(folder, 'package.json'));
  const { rspack } = await import(pathToFileURL(own.resolve('@rspack/core')).href);
  const { default: configure } = await import(pathToFileURL(path.join(folder, 'rspack.config.mjs')).href);
  const compiler = rspack(configure({ out }, { mode: 'development' }));
  const watching = compiler.watch({ aggregateTimeout: 30 }, (error, stats) => {
    if (error) onBuilt({ hash: '', errors: [{ message: String(error) }] });
    else onBuilt({ hash: stats.hash, errors: stats.toJson({ preset: 'errors-only', colors: false }).errors });
  });
  return () => new Promise((resolve) => watching.close(() => compiler.close(resolve)));
}
