#!/usr/bin/env node
// npm test: sets itself up, runs every check and every suite, and closes with one count over all runners.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { usageError } from '../../packages/config/bin/usage.mjs';
import { countCheck, countJest, countPlaywright, total } from './counts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const withPostgres = 'packages/server/bin/with-postgres.mjs';
const cluster = 'packages/server/bin/cluster.mjs';
const counts = [];

const has = (args) => spawnSync(process.execPath, args, { cwd: root }).status === 0;

/** Runs an npm script of the root, or a file of ours with Node. */
function run(name, [first, ...rest], env = {}) {
  const began = Date.now();
  const isScript = !first.includes('/');
  const command = isScript ? ['npm', 'run', '-s', first, '--', ...rest] : [process.execPath, first, ...rest];
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command[0], command.slice(1), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(
    `== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  return status === 0;
}

function check(name, args) {
  const ok = run(name, args);
  if (!ok) counts.push(countCheck(name));
  return ok;
}

function jest(name, command, projects, env) {
  const file = path.join(results, `${counts.length}-jest.json`);
  const ok = run(name, [...command, ...projects, '--json', '--outputFile', file], env);
  counts.push(countJest(name, file, ok));
}

function severalProcesses() {
  const { status, stdout } = spawnSync(process.execPath, [cluster, '--find'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) jest('Several processes', [cluster, '--short'], []);
  else console.log(`\n== Several processes: skipped, ${stdout.trim()}`);
}

function everything() {
  // It also refuses a Node that is too old.
  if (!check('Install', ['deploy/bin/install.mjs'])) return;
  check('Lint', ['lint']);
  // Before the unit tests, as some start `fleet` hundreds of times and use the build.
  const isBuilt = check('Build', ['deploy/bin/build.mjs']);
  jest('Unit tests', ['test:unit'], ['--except', 'server']);
  jest('Server on PGlite', ['test:unit'], ['server'], { DATABASE_URL: '' });
  if (process.env.DATABASE_URL) jest('Server on PostgreSQL (DATABASE_URL)', ['test:unit'], ['server']);
  else if (has([withPostgres, '--find']))
    jest(
      'Server on PostgreSQL',
      [withPostgres, process.execPath, 'packages/config/bin/jest.mjs'],
      ['server'],
    );
  else console.log('\n== Server on PostgreSQL: left out, no server found and DATABASE_URL is not set');
  severalProcesses();
  if (!isBuilt) return;
  const file = path.join(results, 'playwright.json');
  const ok = run('Browser tests', ['test:e2e'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  counts.push(countPlaywright('Browser tests', file, ok));
}

const usage = `Usage: npm test

Runs every check and every suite, and closes with one count. Parts of it, with their own options:
npm run lint, npm run test:unit, npm run test:cluster, npm run test:e2e`;

function wantsHelp() {
  try {
    return parseArgs({ options: { help: { type: 'boolean', short: 'h' } } }).values.help;
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(usageError);
  }
}

if (wantsHelp()) {
  console.log(usage);
  process.exit(0);
}
const results = mkdtempSync(path.join(os.tmpdir(), 'estela-test-'));
everything();
const sum = total(counts);
console.log('');
for (const { reasons } of counts) for (const reason of reasons) console.log(`✗ ${reason}\n`);
for (const { name, passed, failed } of counts) console.log(`${name}: ${passed} passed, ${failed} failed`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
if (sum.failed > 0 || sum.passed === 0) process.exitCode = 1;
rmSync(results, { recursive: true, force: true });
