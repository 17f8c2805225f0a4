import { createRequire } from 'node:module';
import { rspack } from '@rspack/core';

const require = createRequire(import.meta.url);
const runtimeTools = require.resolve('@module-federation/runtime-tools/bundler');
const runtimeCore = '@module-federation/runtime-core';
const bringsRuntimeCore = '@module-federation/inject-external-runtime-core-plugin';

/**
 * The bundler's own federation with the settings that every app shares. `@module-federation/enhanced` wraps the same,
 * and loads an HTTP client, a WebSocket server and a types generator first, which take longer than a small build.
 */
export class FederationPlugin {
  constructor({ app, exposes, ...options }) {
    Object.assign(this, { app, exposes, options });
  }

  apply(compiler) {
    const { app, exposes, options } = this;
    new rspack.DefinePlugin({
      FEDERATION_BUILD_IDENTIFIER: JSON.stringify(`${app.container}:${app.packageVersion}`),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      FEDERATION_OPTIMIZE_NO_REMOTE: Boolean(exposes),
      FEDERATION_OPTIMIZE_NO_SHARED: false,
      FEDERATION_HAS_EXPOSES: Boolean(exposes),
      ENV_TARGET: JSON.stringify('web'),
    }).apply(compiler);
    // Whoever exposes finds the runtime's core in the page; who does not is the host, and brings it.
    if (exposes)
      new rspack.ExternalsPlugin(compiler.options.externalsType || 'global', {
        [runtimeCore]: '_FEDERATION_RUNTIME_CORE',
      }).apply(compiler);
    const runtimePlugins = [
      ...(options.runtimePlugins ?? []),
      ...(exposes ? [] : [require.resolve(bringsRuntimeCore)]),
    ];
    new rspack.container.ModuleFederationPlugin({
      name: app.container,
      shareStrategy: 'loaded-first',
      implementation: runtimeTools,
      ...options,
      ...(exposes && { exposes }),
      runtimePlugins,
    }).apply(compiler);
  }
}
