#!/usr/bin/env node
// npm run bench -- <name>: measures, prints one table and writes its figures to e2e/bench/results/<name>.json.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { findChromium } from '../bin/find-chromium.mjs';

register();
process.env.CHROMIUM = findChromium() ?? '';

const benches = {
  'first-load': {
    about: 'remotes against one bundle of the same sources: what a first visit costs',
    load: async () => (await import('./first-load/first-load.ts')).firstLoad,
  },
  server: {
    about: 'the API over HTTP: big against small databases, first start, logins beside a feed',
    load: async () => runInServer,
  },
};

/** The server has its own benchmark: it fills databases by imports that are closed to other packages. */
function runInServer(given) {
  const script = fileURLToPath(new URL('../../packages/server/bin/bench.mjs', import.meta.url));
  const json = fileURLToPath(new URL('results/server.json', import.meta.url));
  const { status } = spawnSync(process.execPath, [script, '--json', json, ...given], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

const [name = '--help', ...args] = process.argv.slice(2);
const bench = benches[name];
if (bench) await (await bench.load())(args);
else {
  if (!name.startsWith('-')) console.error(`There is no benchmark ${name}.`);
  console.log('Usage: npm run bench -- <name> [options]    options: npm run bench -- <name> --help\n');
  for (const [known, { about }] of Object.entries(benches)) console.log(`  ${known.padEnd(12)} ${about}`);
  process.exitCode = name === '--help' || name === '-h' ? 0 : 1;
}
