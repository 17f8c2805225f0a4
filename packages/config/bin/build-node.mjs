#!/usr/bin/env node
// Builds Node programs, each as one file: build-node.mjs <out folder> <entry>...
import path from 'node:path';
import { rspack } from '@rspack/core';
import { node } from '../rspack/node.mjs';

const [outDir, ...entries] = process.argv.slice(2).map((given) => path.resolve(given));
rspack(node({ entries, outDir }), (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString('errors-warnings'));
  process.exitCode = 1;
});
