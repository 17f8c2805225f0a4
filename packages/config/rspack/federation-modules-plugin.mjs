import { rspack } from '@rspack/core';

/**
 * Lets the bundler take the ES modules of the federation runtime, which their packages publish for it. Its own plugin names
 * their CommonJS files, of which nothing can be left out: 25 kB more (brotli) in the shell. Comes after the federation plugin.
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
