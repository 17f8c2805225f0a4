#!/usr/bin/env node
// Builds the product once more as one bundle, for `npm run bench -- first-load`. Never reused: a benchmark of old
// sources would mislead.
import { parseArgs } from 'node:util';
import { rspack } from '@rspack/core';
import { mono } from '../rspack/mono.mjs';
import { root } from './workspace.mjs';

const { values } = parseArgs({ options: { out: { type: 'string', default: `${root}.cache/mono` } } });
process.env.NODE_ENV = 'production';
rspack(mono({ outDir: values.out }), (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString('errors-warnings'));
  process.exitCode = 1;
});
