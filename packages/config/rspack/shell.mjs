import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { describeApp } from './app.mjs';
import { baseConfig } from './base.mjs';
import { BuildReportPlugin } from './build-report-plugin.mjs';
import { BuiltFromPlugin } from './built-from-plugin.mjs';
import { FederationModulesPlugin } from './federation-modules-plugin.mjs';
import { PrerenderPlugin } from './prerender-plugin.mjs';
import { sharedModules } from './shared.mjs';
import { SortedIntegrityPlugin } from './sorted-integrity-plugin.mjs';

/** Libraries change seldom: in a separate file they stay in the browser's cache when the shell changes. */
const vendor = { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true };

/** The `splitChunks` option of what starts a page. */
export const splitShell = { cacheGroups: { vendor } };

/** The router's package names its development build for bundlers, whatever the mode; the other has no warnings. */
export const routerForVisitors = new rspack.NormalModuleReplacementPlugin(
  /[\\/]react-router[\\/]dist[\\/]development[\\/]/,
  ({ createData }) => {
    createData.resource = createData.resource.replace(/([\\/])development([\\/])/, '$1production$2');
  },
);

/** Build of the host: the shared singletons, the federation runtime, and index.html for the edge to fill. */
export function shell({ dir }) {
  return (env, argv) => {
    const app = describeApp(dir, env, argv);
    const base = baseConfig(app);
    return {
      ...base,
      entry: { main: './src/main.tsx' },
      optimization: { ...base.optimization, splitChunks: splitShell },
      plugins: [
        ...base.plugins,
        new rspack.SubresourceIntegrityPlugin({ enabled: !app.isDevelopment, hashFuncNames: ['sha384'] }),
        !app.isDevelopment && new SortedIntegrityPlugin(),
        new ModuleFederationPlugin({
          name: 'shell',
          shared: sharedModules('shell', dir),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          dev: false,
          // Remotes take the runtime from the shell, in place of one copy each.
          experiments: {
            provideExternalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        new FederationModulesPlugin(),
        !app.isDevelopment && routerForVisitors,
        new rspack.CopyRspackPlugin({ patterns: [{ from: 'src/index.html', to: 'index.html' }] }),
        !app.isDevelopment &&
          new PrerenderPlugin({
            app,
            entry: './src/prerender/prerender-pages.tsx',
            scripts: {
              'prerender/show.js': 'src/prerender/show-prerendered.js',
              'prerender/show-waiting.js': 'src/prerender/show-waiting.js',
              'prerender/start-calls.js': 'src/prerender/start-calls.js',
            },
          }),
        new BuildReportPlugin({ app, entryGroup: 'main', initialGroup: 'main' }),
        !app.isDevelopment && new BuiltFromPlugin(app),
      ],
    };
  };
}
