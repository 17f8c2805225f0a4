#!/usr/bin/env node
// Measures releases: bench.mjs --help.
import { register } from 'tsx/esm/api';

register();
const { run } = await import('../bench/run.ts');
await run(process.argv.slice(2));
