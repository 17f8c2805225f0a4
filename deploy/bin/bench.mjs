#!/usr/bin/env node
// Measures releases: bench.mjs --help.
import { register } from 'tsx/esm/api';
import { orUsageError } from '../../packages/config/bin/usage.mjs';

register();
const { run } = await import('../bench/run.ts');
await orUsageError(() => run(process.argv.slice(2)));
