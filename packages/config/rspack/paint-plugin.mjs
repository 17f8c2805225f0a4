import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { rspack, sources } from '@rspack/core';
import { baseConfig } from './base.mjs';

/**
 * Draws the shell's painted pages on Node, by the same components, and puts them into the build as files: the edge
 * writes them into the HTML and knows nothing of React.
 */
export class PaintPlugin {
  /** `entry` exports `paintPages`; `script`, a file as it is, shows in the page what fits its visitor. */
  constructor({ app, entry, script }) {
    this.options = { app, entry, script };
  }

  apply(compiler) {
    const { app, entry, script } = this.options;
    let files = {};
    compiler.hooks.beforeCompile.tapPromise('PaintPlugin', async () => {
      files = await paint(app, entry);
      files['painting/show.js'] = readFileSync(path.join(app.dir, script), 'utf8');
    });
    compiler.hooks.thisCompilation.tap('PaintPlugin', (compilation) => {
      // After everything that compresses, hashes or renames: what the page is painted of stays as it was drawn.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PaintPlugin', stage }, () => {
        for (const [name, text] of Object.entries(files))
          compilation.emitAsset(name, new sources.RawSource(text));
      });
    });
  }
}

/** Bundles `entry` for Node into a folder that lasts as long as it runs. */
async function paint(app, entry) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'estela-paint-'));
  try {
    await run(nodeConfig(app, entry, folder));
    const { paintPages } = createRequire(import.meta.url)(path.join(folder, 'paint.js'));
    return await paintPages();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same names of classes as in the browser's build, without its style sheets. */
function nodeConfig(app, entry, folder) {
  const { output, module, optimization, plugins, ...base } = baseConfig(app);
  const [define] = plugins;
  const names = Object.entries(module.generator).map(([type, options]) => [
    type,
    { ...options, exportsOnly: true },
  ]);
  return {
    ...base,
    entry: { paint: entry },
    target: 'node20',
    output: {
      path: folder,
      uniqueName: output.uniqueName,
      filename: '[name].js',
      library: { type: 'commonjs2' },
    },
    module: { ...module, generator: Object.fromEntries(names) },
    optimization: { ...optimization, minimize: false },
    plugins: [define, new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

function run(config) {
  return new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      resolve();
    });
  });
}
