import { createHash } from 'node:crypto';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { baseConfig } from './base.mjs';

/**
 * A module that is imported with `?worker` is the address of a program in one file, for `new Worker(address)`. A build
 * of its own: in the remote's, a worker would start with the federation's runtime, which needs a page.
 */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader from there
export default function workerLoader() {
  const done = this.async();
  build(this.resourcePath, this.getOptions().app).then(
    ({ code, files }) => {
      for (const file of files) this.addDependency(file);
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
      const name = `${path.basename(this.resourcePath, path.extname(this.resourcePath))}.${hash}.js`;
      this.emitFile(name, code);
      done(null, `export default __webpack_public_path__ + ${JSON.stringify(name)};`);
    },
    (error) => done(error),
  );
}

function build(entry, app) {
  const base = baseConfig(app);
  const filename = 'worker.js';
  const compiler = rspack({
    ...base,
    entry,
    target: ['webworker', base.target[1]],
    devtool: false,
    output: { path: app.outDir, filename, clean: false },
    // Numbers would be taken for those of the remote's own modules, and the names they read for those of shared ones.
    optimization: { ...base.optimization, splitChunks: false, asyncChunks: false, moduleIds: 'named' },
  });
  // Only the loader's own build writes files.
  compiler.hooks.shouldEmit.tap('workerLoader', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const [fault] = stats?.compilation.errors ?? [];
      if (error || fault) return reject(error ?? new Error(fault.message));
      const code = stats.compilation.assets[filename].source().toString();
      const files = [...stats.compilation.fileDependencies];
      compiler.close(() => resolve({ code, files }));
    });
  });
}
