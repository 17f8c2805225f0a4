#!/usr/bin/env node
// Builds the shell or a remote as `rspack build` in its folder does, without the command line's other tools:
// build-app.mjs <folder>
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';

process.env.NODE_ENV = 'production';
const config = pathToFileURL(path.resolve(process.argv[2], 'rspack.config.mjs'));
const { default: configure } = await import(config.href);
rspack(configure(), (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString('errors-warnings'));
  process.exitCode = 1;
});
