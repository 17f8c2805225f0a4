import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { rspack, sources } from '@rspack/core';
import { baseConfig } from './base.mjs';
import { classNames } from './class-names.mjs';
import { markOfStyles, sharedStyles } from './shared-styles.mjs';

const own = createRequire(import.meta.url);

/** As in a page, where the shell brings it: components of two copies do not draw together. */
const oneReact = Object.fromEntries(
  ['react', 'react-dom'].map((name) => [name, path.dirname(own.resolve(`${name}/package.json`))]),
);

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
    const copied = Object.entries(scripts).map(([name, file]) => [name, path.join(app.dir, file)]);
    let drawing;
    compiler.hooks.beforeCompile.tap('PrerenderPlugin', () => {
      drawing = prerender(app, entry, compiler.options);
      // Thrown below, unless the build fails before that.
      drawing.catch(() => undefined);
    });
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      // After everything that compresses, hashes or renames: the HTML must stay as it was rendered.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'PrerenderPlugin', stage }, async () => {
        const { files, read, problem } = await drawing;
        // Whoever watches the build waits for these, too.
        compilation.fileDependencies.addAll([...read, ...copied.map(([, file]) => file)]);
        if (problem) compilation.errors.push(problem);
        const texts = copied.map(([name, file]) => [name, readFileSync(file, 'utf8')]);
        for (const [name, text] of [...Object.entries(files), ...texts])
          compilation.emitAsset(name, new sources.RawSource(text));
      });
    });
  }
}

/**
 * Bundles `entry` for Node into a temporary folder, while the build itself goes on, and runs it. `read` are the files that
 * the pages are made of. What is wrong with them is a `problem` of the build, as in any of its modules.
 */
async function prerender(app, entry, settings) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'estela-prerender-'));
  const compiler = rspack({ ...nodeConfig(app, entry, folder), ...cacheOf(settings) });
  try {
    const { read, problem } = await run(compiler);
    // Writes the cache.
    const closed = new Promise((resolve) => compiler.close(resolve));
    const drawn = problem ? { files: {}, problem } : await draw(app, folder);
    await closed;
    return { read, ...drawn };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function draw(app, folder) {
  try {
    const { prerenderPages } = own(path.join(folder, 'prerender.js'));
    return { files: await prerenderPages(markOfStyles(app)) };
  } catch (problem) {
    return { files: {}, problem };
  }
}

/** Kept on disk where the build itself is, beside it. */
function cacheOf({ cache, snapshot }) {
  if (cache?.type !== 'persistent') return { cache: false };
  const { type, version, storage } = cache;
  return {
    cache: { type, version, storage: { type: storage.type, directory: storage.directory } },
    snapshot,
  };
}

/** The same class names as in the browser's builds, without the style sheets. Shared styles are the shell's. */
function nodeConfig(app, entry, folder) {
  const { output, module, optimization, plugins, resolve, ...base } = baseConfig(app);
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
    name: `${app.name} prerendered`,
    entry: { prerender: entry },
    target: 'node20',
    resolve: { ...resolve, alias: { ...resolve.alias, ...oneReact } },
    output: {
      path: folder,
      uniqueName: output.uniqueName,
      filename: '[name].js',
      library: { type: 'commonjs2' },
    },
    module: { ...module, rules: [...module.rules, shared], generator: Object.fromEntries(names) },
    // Run once, here: what makes bundles small takes longer than it saves.
    optimization: {
      ...optimization,
      minimize: false,
      concatenateModules: false,
      mangleExports: false,
      realContentHash: false,
    },
    plugins: [define, new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

function run(compiler) {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      const read = [...stats.compilation.fileDependencies];
      resolve({ read, problem: stats.hasErrors() ? new Error(stats.toString('errors-only')) : undefined });
    });
  });
}
