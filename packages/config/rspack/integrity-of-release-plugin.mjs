import { rspack } from '@rspack/core';

/**
 * A remote's scripts and style sheets are checked against its signed release, whose hashes the shell gives out
 * (file-hashes.ts). In the entry, which every change renames, they would be a third of its bytes. Asked for as the HTML's
 * preloads ask, on our own origin too: else the browser fetches each file a second time.
 */
export class IntegrityOfReleasePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityOfReleasePlugin', (compilation) => {
      const hooks = rspack.RuntimePlugin.getCompilationHooks(compilation);
      const add = (element, address) => (code) =>
        `${code}\n${element}.crossOrigin = 'anonymous';\n${element}.integrity = __webpack_require__.hashOf(${element}.${address});`;
      hooks.createScript.tap('IntegrityOfReleasePlugin', add('script', 'src'));
      hooks.createLink.tap('IntegrityOfReleasePlugin', add('link', 'href'));
    });
  }
}
