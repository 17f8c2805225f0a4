#!/usr/bin/env node
// Builds a Node program as one file: build-node.mjs <entry> <out folder>
import path from 'node:path';
import { rspack } from '@rspack/core';
import { node } from '../rspack/node.mjs';

const [entry, outDir] = process.argv.slice(2);
const file = path.resolve(entry);
rspack(node({ dir: path.dirname(file), entry: file, outDir: path.resolve(outDir) }), (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString('errors-warnings'));
  process.exitCode = 1;
});
