import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { rspack, sources } from '@rspack/core';
import { baseConfig } from './base.mjs';
import { classNames } from './class-names.mjs';
import { markOfStyles, sharedStyles } from './shared-styles.mjs';

/**
 * Renders an app's prerendered pages on Node, with the same components, and adds them to the build as files: the edge
 * writes them into the HTML without knowing React.
 */
export class PrerenderPlugin {
  /** `entry` exports `prerenderPages`; `scripts` are copied as they are: they stand in the HTML itself. */
  constructor({ app, entry, scripts = {} }) {
    this.options = { app, entry, scripts };
  }

  apply(compiler) {
    const { app, entry, scripts } = this.options;
    let files = {};
    compiler.hooks.beforeCompile.tapPromise('PrerenderPlugin', async () => {
      files = await prerender(app, entry);
      for (const [name, file] of Object.entries(scripts))
        files[name] = readFileSync(path.join(app.dir, file), 'utf8');
    });
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      // After everything that compresses, hashes or renames: the HTML must stay as it was rendered.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PrerenderPlugin', stage }, () => {
        for (const [name, text] of Object.entries(files))
          compilation.emitAsset(name, new sources.RawSource(text));
      });
    });
  }
}

/** Bundles `entry` for Node into a temporary folder and runs it. */
async function prerender(app, entry) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'estela-prerender-'));
  try {
    await run(nodeConfig(app, entry, folder));
    const { prerenderPages } = createRequire(import.meta.url)(path.join(folder, 'prerender.js'));
    return await prerenderPages(markOfStyles(app));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same class names as in the browser's builds, without the style sheets. Shared styles are the shell's. */
function nodeConfig(app, entry, folder) {
  const { output, module, optimization, plugins, ...base } = baseConfig(app);
  const [define] = plugins;
  const names = Object.entries(module.generator).map(([type, options]) => [
    type,
    { ...options, exportsOnly: true },
  ]);
  const shared = {
    test: /\.css$/,
    include: sharedStyles(app),
    type: 'css/auto',
    generator: {
      ...module.generator['css/auto'],
      exportsOnly: true,
      localIdentName: classNames({ ...app, name: 'shell' }),
    },
  };
  return {
    ...base,
    entry: { prerender: entry },
    target: 'node20',
    output: {
      path: folder,
      uniqueName: output.uniqueName,
      filename: '[name].js',
      library: { type: 'commonjs2' },
    },
    module: { ...module, rules: [...module.rules, shared], generator: Object.fromEntries(names) },
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
