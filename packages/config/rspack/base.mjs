import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { classNames } from './class-names.mjs';

/** Browsers that the builds support. */
const target = 'es2022';

/**
 * The same for style sheets. Without it logical properties are rewritten for very old browsers, with selectors
 * for every right-to-left language: larger, and more specific than rules that should override them.
 */
const cssTargets = ['chrome >= 111', 'firefox >= 115', 'safari >= 16.4'];

/** Timeout of a script or style sheet in milliseconds; the shell's own is longer. */
const chunkLoadTimeout = 8000;

/** Fonts with the weights and forms that these apps show. */
const fontLoader = fileURLToPath(new URL('font-loader.mjs', import.meta.url));

const workerLoader = fileURLToPath(new URL('worker-loader.mjs', import.meta.url));
const asWorker = /^\?worker$/;

const sources = {
  test: /\.[cm]?[jt]sx?$/,
  loader: 'builtin:swc-loader',
  options: {
    detectSyntax: 'auto',
    // Never React's development transform: a development build of one remote must run in a released shell.
    jsc: { target, transform: { react: { runtime: 'automatic', development: false } } },
  },
  type: 'javascript/auto',
};

/** What every build has in common. Outputs depend on the sources alone, never on their folder. */
export function baseConfig(app) {
  const name = app.isDevelopment ? '[name]' : '[name].[contenthash:8]';
  const styles = { localIdentName: classNames(app), exportsConvention: 'as-is' };
  return {
    name: app.name,
    context: app.dir,
    mode: app.isDevelopment ? 'development' : 'production',
    target: ['web', target],
    devtool: app.isDevelopment ? 'cheap-module-source-map' : false,
    lazyCompilation: false,
    output: {
      path: app.outDir,
      clean: true,
      publicPath: app.publicPath,
      // Without a name a script is told from another by its address alone, which runtime-plugins/remote-files.mjs makes the version's own.
      uniqueName: '',
      chunkLoadingGlobal: `${app.container}_chunks`,
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${name}.css`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // Of Leaflet's own modules, those that our maps use.
      alias: { leaflet$: '@estela/maps/leaflet-parts' },
    },
    module: {
      rules: [
        // Our own packages are sources also where a remote outside the workspace has installed them.
        {
          ...sources,
          exclude: /node_modules[\\/](?!@estela[\\/]|.*node_modules[\\/])/,
          resourceQuery: { not: asWorker },
        },
        { resourceQuery: asWorker, loader: workerLoader, options: { app }, type: 'javascript/auto' },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(avif|jpg|png|svg|webp|woff2)$/, type: 'asset/resource' },
        ...(app.isDevelopment ? [] : [{ test: /-wght-normal\.woff2$/, loader: fontLoader }]),
      ],
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      generator: {
        'css/auto': styles,
        'css/module': styles,
      },
    },
    // Ids by order: the other kinds hash names, and the federation runtime's module has the folder's path in its name.
    optimization: {
      moduleIds: 'natural',
      chunkIds: 'deterministic',
      minimizer: [
        // Short names in the order of their use, not by how often each letter stands in the file: a comment in one
        // chunk changes the letters of the names by which the entry knows it, before its final name is written.
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { mangle: { disableCharFreq: true } } }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: cssTargets } }),
      ],
    },
    plugins: [
      new rspack.DefinePlugin({
        __APP_NAME__: JSON.stringify(app.name),
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}
