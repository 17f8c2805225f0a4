import { rspack } from '@rspack/core';

const { Compilation, sources } = rspack;

/** The tables of hashes that the bundler's integrity plugin writes into an entry: `.sriHashes={12:"sha384-…",7:"…"}`. */
const table = /(\.sri(?:Css)?Hashes\s*=\s*)\{([^{}]*)\}/g;

/**
 * Sorts these tables. The bundler writes them in the order in which its threads came upon the chunks, so one source made
 * two entries, seldom on a quiet machine and often on a busy one.
 */
export class SortedIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SortedIntegrityPlugin', (compilation) => {
      // The names of files are hashed after it, over their content as it is then.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'SortedIntegrityPlugin', stage }, () => {
        for (const entry of compilation.entrypoints.values()) {
          for (const file of entry.getFiles().filter((name) => name.endsWith('.js')))
            compilation.updateAsset(
              file,
              (asset) => new sources.RawSource(sorted(asset.source().toString())),
            );
        }
      });
    });
  }
}

function sorted(code) {
  return code.replace(table, (_, assigned, rows) => `${assigned}{${sortedRows(rows)}}`);
}

function sortedRows(rows) {
  return rows
    .split(',')
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .join(',');
}
