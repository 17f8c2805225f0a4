#!/usr/bin/env node
// npm run bench -- <name>: measures, prints one table and writes its figures to e2e/bench/results/<name>.json.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { orUsageError, usageError } from '../../packages/config/bin/usage.mjs';
import { findChromium } from '../bin/find-chromium.mjs';

register();
process.env.CHROMIUM = findChromium() ?? '';

const benches = {
  'first-load': {
    about: 'remotes against one bundle of the same sources: what a first visit costs',
    load: async () => (await import('./first-load/first-load.ts')).firstLoad,
  },
  feed: {
    about: 'a feed of 500 cards: memory, frames of scrolling against an empty page, and the way back to it',
    load: async () => (await import('./feed/feed.ts')).feed,
  },
  flights: {
    about: 'a list of 1,000 flights: frames of scrolling against those of an empty page',
    load: async () => (await import('./flights/flights.ts')).flights,
  },
  gear: {
    about: 'lists of 500 drones, parts and things: from a tap to the list on the screen',
    load: async () => (await import('./gear/gear.ts')).gear,
  },
  logs: {
    about:
      'a log of 50 MB dropped on the form of a flight: until it is read, and how long the page is blocked',
    load: async () => (await import('./logs/logs.ts')).logs,
  },
  routes: {
    about: 'from the press of a link to the page of another remote on the screen',
    load: async () => (await import('./routes/routes.ts')).routes,
  },
  map: {
    about: 'panning the map of spots: frames with 10,000 spots in view against those of the empty map',
    load: async () => (await import('./map/map.ts')).map,
  },
  server: {
    about: 'the API over HTTP: big against small databases, first start, logins beside a feed',
    load: async () => runIn('packages/server', 'server'),
  },
  fleet: {
    about: 'releases: save to live, rollback, changes under load, kills, and what each change moves',
    load: async () => runIn('deploy', 'fleet'),
  },
};

/** Packages whose benchmark needs internal imports have a script of their own. */
function runIn(folder, name) {
  return (given) => {
    const script = fileURLToPath(new URL(`../../${folder}/bin/bench.mjs`, import.meta.url));
    const results = new URL('results/', import.meta.url);
    mkdirSync(results, { recursive: true });
    const json = fileURLToPath(new URL(`${name}.json`, results));
    const { status } = spawnSync(process.execPath, [script, '--json', json, ...given], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  };
}

const [name = '--help', ...args] = process.argv.slice(2);
const bench = benches[name];
if (bench) await orUsageError(async () => (await bench.load())(args));
else {
  if (!name.startsWith('-')) console.error(`There is no benchmark ${name}.`);
  console.log('Usage: npm run bench -- <name> [options]    options: npm run bench -- <name> --help\n');
  for (const [known, { about }] of Object.entries(benches)) console.log(`  ${known.padEnd(12)} ${about}`);
  process.exitCode = name === '--help' || name === '-h' ? 0 : usageError;
}
