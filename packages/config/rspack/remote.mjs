import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { describeApp } from './app.mjs';
import { baseConfig } from './base.mjs';
import { BuildReportPlugin } from './build-report-plugin.mjs';
import { BuiltFromPlugin } from './built-from-plugin.mjs';
import { hotPlugin, hotRemote } from './development/hot-remote.mjs';
import { FederationManifestPlugin } from './federation-manifest-plugin.mjs';
import { FederationModulesPlugin } from './federation-modules-plugin.mjs';
import { IntegrityOfReleasePlugin } from './integrity-of-release-plugin.mjs';
import { PrerenderPlugin } from './prerender-plugin.mjs';
import { sharedModules } from './shared.mjs';
import { splitTexts } from './texts/split-texts.mjs';

/** Draws the pages that the remote's routes declare as prerendered. */
const prerender = './src/prerender.ts';

const remoteFiles = fileURLToPath(new URL('runtime-plugins/remote-files.mjs', import.meta.url));

/**
 * The federation runtime's core comes from the host, as with the plugin's option `externalRuntime`. Shells of releases
 * until 2026-11-28 give out one without `helpers`, which nothing in a remote calls: a shell can be rolled back alone.
 */
const runtimeOfShell = '({ helpers: {}, ...globalThis._FEDERATION_RUNTIME_CORE })';

/**
 * The bundler's own group of what several chunks need, without what comes from the shell: a module that has no bytes gets
 * no chunk. They would all be of one size, and which of two came first in the entry was now and then another in the
 * build of the same sources.
 */
const ownModules = /^(?!consume-shared-module$)/;
const common = { type: ownModules, idHint: '', minChunks: 2, priority: -20, reuseExistingChunk: true };

/** Build of a remote: one container script that exposes `./lifecycles`; libraries come from the shell. */
export function remote({ dir }) {
  return (env, argv) => {
    const app = describeApp(dir, env, argv);
    const base = baseConfig(app);
    const config = {
      ...base,
      entry: {},
      externals: { '@module-federation/runtime-core': `var ${runtimeOfShell}` },
      optimization: { ...base.optimization, splitChunks: { cacheGroups: { default: common } } },
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name: app.container,
          filename: app.isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
          exposes: exposes(dir),
          shared: sharedModules('remote', dir),
          shareStrategy: 'loaded-first',
          runtimePlugins: [remoteFiles, ...(app.isDevelopment ? [hotPlugin] : [])],
          manifest: !app.isDevelopment,
          dts: false,
          dev: false,
          experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
        }),
        new FederationModulesPlugin(),
        !app.isDevelopment && new FederationManifestPlugin(),
        !app.isDevelopment && new IntegrityOfReleasePlugin(),
        !app.isDevelopment &&
          existsSync(path.join(dir, prerender)) &&
          new PrerenderPlugin({ app, entry: prerender }),
        new BuildReportPlugin({ app, entryGroup: app.container, initialGroup: 'lifecycles' }),
        !app.isDevelopment && new BuiltFromPlugin(app),
      ],
    };
    return app.isDevelopment ? hotRemote(app, config) : splitTexts(app, config);
  };
}

/** `./lifecycles` always; `./slots` where the remote fills slots of others. */
function exposes(dir) {
  const lifecycles = { './lifecycles': { import: './src/lifecycles.tsx', name: 'lifecycles' } };
  if (!existsSync(path.join(dir, 'src/slots.tsx'))) return lifecycles;
  return { ...lifecycles, './slots': { import: './src/slots.tsx', name: 'slots' } };
}
