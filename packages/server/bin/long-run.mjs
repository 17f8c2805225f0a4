#!/usr/bin/env node
// npm run test:long: what takes too long for npm test, on the embedded database and then on PostgreSQL, with figures.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { orUsageError, usageError } from '../../config/bin/usage.mjs';

const placeOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const jest = placeOf('../../config/bin/jest.mjs');
/** Those that a round of the benchmark's row R1 kills. */
const killsPerRound = 20;

const processes = (file, ...args) => ({
  args: ['--import', import.meta.resolve('tsx'), placeOf(file), ...args],
  env: {},
});
const tests = (path, env) => ({ args: [jest, 'server', path, '--maxWorkers=1'], env });

const runs = {
  malformed: {
    about: 'malformed requests',
    count: 1_000_000,
    plan: (count, seed = 20_260_101) => processes('../test/fuzz/run.ts', count, seed),
  },
  model: {
    about: 'sequences of commands against the model',
    count: 10_000,
    plan: (count, seed = 2026) => processes('../test/fuzz/model/run.ts', count, seed),
  },
  kills: {
    about: `kills under writers, ${killsPerRound} a round, with the time until ready`,
    count: 100,
    plan: (count, _seed, isServer) => ({
      args: [
        placeOf('bench.mjs'),
        ...['--row', 'R1', '--rounds', Math.ceil(count / killsPerRound)],
        ...(isServer ? ['--server'] : []),
      ],
      env: {},
    }),
  },
  housekeeping: {
    about: 'hours of housekeeping by a moved clock, 20 pilots in each',
    count: 24,
    plan: (count) => tests('test/moved-clock', { ESTELA_HOURS: count, ESTELA_PILOTS: 20 }),
  },
};

const { values, positionals } = await orUsageError(() =>
  parseArgs({
    options: {
      count: { type: 'string' },
      seed: { type: 'string' },
      on: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  }),
);
const [name] = positionals;
const run = runs[name];
const databases = values.on ? [values.on] : ['embedded', 'postgres'];

if (values.help || !run || !databases.every((on) => ['embedded', 'postgres'].includes(on))) {
  console.log(
    'Usage: npm run test:long -- <run> [--count N] [--seed N] [--on embedded|postgres]\n\nRuns, with their usual count:',
  );
  for (const [known, { about, count }] of Object.entries(runs))
    console.log(`  ${known.padEnd(14)} ${String(count).padStart(9)} ${about}`);
  process.exitCode = values.help ? 0 : usageError;
} else {
  const count = values.count ? Number(values.count) : run.count;
  for (const on of databases) if (!measure(on, count)) process.exitCode = 1;
}

function measure(on, count) {
  const isServer = on === 'postgres';
  const { args, env } = run.plan(count, values.seed, isServer);
  const before = isServer ? [placeOf('with-postgres.mjs'), process.execPath] : [];
  const start = performance.now();
  console.log(`\n== ${name} on ${on}: ${count} ${run.about}`);
  const { status } = spawnSync(process.execPath, [...before, ...args].map(String), {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(!isServer && { DATABASE_URL: '' }),
      ...Object.fromEntries(Object.entries(env).map(([key, value]) => [key, String(value)])),
    },
  });
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(`== ${name} on ${on}: ${status === 0 ? 'ok' : 'FAILED'}, ${count} in ${seconds} s`);
  return status === 0;
}
