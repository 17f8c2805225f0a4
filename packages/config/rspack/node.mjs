import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages with native code: Node loads them from node_modules, so the program's own package depends on them. */
const native = ['sharp', '@node-rs/argon2'];
/** Optional dependencies of pg. */
const absent = ['pg-native'];

/**
 * Node programs, each with all that it imports as one file, its source map beside it. Lazy imports are in the file too, only
 * run later: a program that runs needs nothing more from a folder that the next build replaces.
 */
export function node({ entries, outDir }) {
  return {
    context: path.dirname(entries[0]),
    mode: 'production',
    target: 'node20',
    entry: Object.fromEntries(entries.map((entry) => [path.basename(entry, '.ts'), entry])),
    // Without the sources' text, which is on disk anyway: a third of the size, and it is read at each start.
    devtool: 'nosources-source-map',
    output: {
      path: outDir,
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      filename: '[name].mjs',
      devtoolModuleFilenameTemplate: (info) =>
        path.relative(outDir, info.absoluteResourcePath).replaceAll('\\', '/'),
    },
    externals: Object.fromEntries([...native, ...absent].map((name) => [name, `node-commonjs ${name}`])),
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/esm',
          use: [
            {
              loader: 'builtin:swc-loader',
              options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
            },
            {
              loader: fileURLToPath(new URL('source-place-loader.mjs', import.meta.url)),
              options: { outDir },
            },
          ],
        },
      ],
      // Paths are made by the sources themselves; see source-place-loader.mjs.
      parser: {
        javascript: { importMeta: false, url: false, worker: false, dynamicImportMode: 'eager' },
      },
    },
    // Not minified: stack traces stay readable, and nobody downloads this.
    optimization: { minimize: false, splitChunks: false },
    performance: false,
    stats: 'errors-warnings',
  };
}
