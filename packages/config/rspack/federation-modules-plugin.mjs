import { rspack } from '@rspack/core';

/**
 * Uses the ES modules of the federation runtime. The bundler's own plugin names its CommonJS files, which cannot be
 * tree-shaken: 5 kB more (brotli) in the shell and in each remote. Must come after the federation plugin.
 */
export class FederationModulesPlugin {
  apply(compiler) {
    const files = /[\\/]@module-federation[\\/][^\\/]+[\\/]dist[\\/].*\.cjs$/;
    new rspack.NormalModuleReplacementPlugin(files, (found) => {
      found.request = found.request.replace(/\.cjs$/, '.js');
    }).apply(compiler);
    // Without these aliases an import finds the package's ES modules by itself.
    compiler.hooks.afterPlugins.tap('FederationModulesPlugin', () => {
      const { alias } = compiler.options.resolve;
      compiler.options.resolve.alias = Object.fromEntries(
        Object.entries(alias).filter(([name]) => !name.startsWith('@module-federation/')),
      );
    });
  }
}
