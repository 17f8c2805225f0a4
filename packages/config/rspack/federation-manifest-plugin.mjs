import { sources } from '@rspack/core';

const manifestName = 'mf-manifest.json';

/**
 * Keeps of Module Federation's reports what a host reads, and what follows from the remote's own sources: the statistics
 * beside the manifest change with what the bundler had in its cache, and a remote that only takes shared modules says the
 * range that it takes, not the version that lay in the workspace. Comes after the federation plugin.
 */
export class FederationManifestPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FederationManifestPlugin', (compilation) => {
      // After the federation plugin has written them, before files are listed with their hashes.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tap({ name: 'FederationManifestPlugin', stage }, () => {
        compilation.deleteAsset('mf-stats.json');
        const written = compilation.getAsset(manifestName);
        if (!written) return;
        const manifest = JSON.parse(written.source.source().toString());
        for (const shared of manifest.shared) shared.version = shared.requiredVersion.replace(/^\^/, '');
        compilation.updateAsset(manifestName, new sources.RawSource(JSON.stringify(manifest, null, 2)));
      });
    });
  }
}
