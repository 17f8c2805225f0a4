#!/usr/bin/env node
// Builds the shell or a remote as `rspack build` in its folder does, without the command line's other tools and with a
// cache on disk: build-app.mjs <folder>
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { buildCache } from '../rspack/build-cache.mjs';

// The federation plugin writes the version of the package in the current folder into the build.
process.chdir(process.argv[2]);
process.env.NODE_ENV = 'production';
const { default: configure } = await import(pathToFileURL('rspack.config.mjs').href);
const compiler = rspack({ ...configure(), cache: buildCache('once') });
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error ?? stats.toString('errors-warnings'));
    process.exitCode = 1;
  }
  // Writes the cache.
  compiler.close(() => undefined);
});
