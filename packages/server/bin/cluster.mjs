#!/usr/bin/env node
// npm run test:cluster: three servers behind HAProxy, on one PostgreSQL behind PgBouncer. `--short` is the form of
// `npm test`; `--find` only says what is missing (exit code 1); anything else goes to Jest.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root, tool } from '../../config/bin/workspace.mjs';
import { findProxies } from './find-proxies.mjs';

const args = process.argv.slice(2);
const placeOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const withPostgres = placeOf('with-postgres.mjs');

const missing = Object.entries(findProxies())
  .filter(([, file]) => !file)
  .map(([name]) => name);
if (spawnSync(process.execPath, [withPostgres, '--find']).status !== 0) missing.push('postgresql');
if (missing.length > 0) {
  console.log(`not installed: ${missing.join(', ')}`);
  process.exitCode = 1;
} else if (!args.includes('--find')) {
  const jest = [tool('jest'), '--config', placeOf('../test/cluster/jest.config.mjs'), '--runInBand'];
  const command = [withPostgres, process.execPath, placeOf('with-proxies.mjs'), ...jest];
  const { status } = spawnSync(process.execPath, [...command, ...args.filter((arg) => arg !== '--short')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ESTELA_CLUSTER: args.includes('--short') ? 'short' : 'whole' },
  });
  process.exitCode = status ?? 1;
}
