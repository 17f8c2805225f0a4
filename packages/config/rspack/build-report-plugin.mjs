import { sources } from '@rspack/core';
import { sharedRanges } from './shared.mjs';

function chunkFiles(files) {
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

/** Writes build.json beside the build: which files the entry and each named lazy chunk need (BuildReport). */
export class BuildReportPlugin {
  /** `entryGroup` names the chunk group of the first script; `initialGroup` that of what is needed at once. */
  constructor({ app, entryGroup, initialGroup }) {
    this.options = { app, entryGroup, initialGroup };
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildReportPlugin', (compilation) => {
      // After content hashes are final, so that the names are those on disk.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildReportPlugin', stage }, () => {
        if (compilation.errors.length > 0) return;
        const report = this.report(compilation);
        for (const { path, chunk, ahead } of this.options.app.routes)
          for (const name of [chunk, ...(ahead?.chunks ?? [])]) {
            if (report.chunks[name]) continue;
            compilation.errors.push(
              new Error(`${path} declares the chunk ${name}, but no lazy page has that name`),
            );
          }
        compilation.emitAsset('build.json', new sources.RawSource(`${JSON.stringify(report, null, 2)}\n`));
      });
    });
  }

  report(compilation) {
    const { app, entryGroup, initialGroup } = this.options;
    const groups = compilation.namedChunkGroups;
    // Source maps and, in development, what open pages fetch to follow this build are not needed to start.
    const isNeeded = (file) =>
      !file.endsWith('.map') && !compilation.getAsset(file)?.info.hotModuleReplacement;
    const filesOf = (name) => chunkFiles([...(groups.get(name)?.getFiles() ?? [])].filter(isNeeded));
    const lazy = [...groups.keys()].filter((name) => name !== entryGroup && name !== initialGroup).sort();
    return {
      app: app.name,
      ...(app.publicPath !== 'auto' && { publicPath: app.publicPath }),
      entry: filesOf(entryGroup).js[0],
      initial: filesOf(initialGroup),
      chunks: Object.fromEntries(lazy.map((name) => [name, filesOf(name)])),
      shared: sharedRanges(app.dir),
    };
  }
}
