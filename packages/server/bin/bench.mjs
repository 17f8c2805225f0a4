#!/usr/bin/env node
// Measures the server: bench.mjs --help. With --server and without DATABASE_URL it runs itself on a PostgreSQL of its
// own, whose folder is kept.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { orUsageError } from '../../config/bin/usage.mjs';

const args = process.argv.slice(2);
if (args.includes('--server') && !args.includes('--help') && !process.env.DATABASE_URL) {
  const cache = fileURLToPath(new URL('../../../.cache/bench', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const withPostgres = fileURLToPath(new URL('./with-postgres.mjs', import.meta.url));
  const command = [withPostgres, '--keep', `${cache}/postgres`, process.execPath, process.argv[1], ...args];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
} else {
  register();
  const { run } = await import('../bench/run.ts');
  await orUsageError(() => run(args));
}
