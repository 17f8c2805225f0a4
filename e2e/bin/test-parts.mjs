// Which parts `npm test` has, in their order, and how much of each a change wants.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../packages/config/bin/workspace.mjs';

const withPostgres = 'packages/server/bin/with-postgres.mjs';
const cluster = 'packages/server/bin/cluster.mjs';
const unit = ['npm', 'run', '-s', 'test:unit', '--'];
const node = (...args) => [process.execPath, ...args];
const whole = { lint: 'all', unit: 'all', server: 'all', cluster: true, browser: 'all' };
const unreached = 'the change does not reach it';

export async function runParts(runner, change) {
  // It also refuses a Node that is too old.
  if (!(await runner.check('Install', node('deploy/bin/install.mjs')))) return;
  const plan = await planOf(runner, change);
  await lint(runner, plan);
  const usesBuild =
    plan.browser.length > 0 || plan.unit === 'all' || plan.unit.some((file) => file.startsWith('deploy/'));
  // Before the unit tests, as some start `fleet` hundreds of times and use the build.
  const isBuilt = usesBuild
    ? await runner.check('Build', node('deploy/bin/build.mjs'))
    : runner.leaveOut('Build', unreached);
  await files(runner, 'Unit tests', plan.unit, unit, ['--except', 'server']);
  await files(runner, 'Server on PGlite', plan.server, unit, ['server'], { DATABASE_URL: '' });
  await onPostgres(runner, plan.server);
  await severalProcesses(runner, plan);
  await browser(runner, plan, isBuilt);
}

async function planOf(runner, change) {
  if (!change || runner.signal) return whole;
  const { choose } = await import('./choose.mjs');
  const { plan, lines } = await choose(change);
  runner.chosen = lines;
  console.log(`\n${lines.join('\n')}`);
  return plan;
}

async function lint(runner, { lint }) {
  if (runner.shard && runner.shard.at > 1) return runner.leaveOut('Lint', 'the first shard runs it');
  if (lint.length === 0) return runner.leaveOut('Lint', unreached);
  return runner.lint('Lint', lint === 'all' ? [] : lint);
}

/** A suite, or those of its files that a change reaches. */
async function files(runner, name, chosen, command, projects, env) {
  if (chosen.length === 0) return runner.leaveOut(name, unreached);
  const some = chosen === 'all' ? [] : ['--passWithNoTests', '--runTestsByPath', ...chosen];
  return runner.jest(name, command, [...projects, ...some], env);
}

async function onPostgres(runner, chosen) {
  const name = 'Server on PostgreSQL';
  if (chosen.length === 0) return runner.leaveOut(name, unreached);
  if (process.env.DATABASE_URL) return files(runner, `${name} (DATABASE_URL)`, chosen, unit, ['server']);
  if (spawnSync(process.execPath, [withPostgres, '--find'], { cwd: root }).status !== 0)
    return runner.leaveOut(name, 'no server found and DATABASE_URL is not set');
  const command = node(withPostgres, process.execPath, 'packages/config/bin/jest.mjs');
  return files(runner, name, chosen, command, ['server']);
}

async function severalProcesses(runner, plan) {
  const name = 'Several processes';
  if (!plan.cluster) return runner.leaveOut(name, unreached);
  if (runner.shard && runner.shard.at < runner.shard.of)
    return runner.leaveOut(name, 'the last shard runs it');
  const { status, stdout } = spawnSync(process.execPath, [cluster, '--find'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) return runner.leaveOut(name, stdout.trim());
  return runner.jest(name, node(cluster, '--short'), []);
}

async function browser(runner, plan, isBuilt) {
  const name = 'Browser tests';
  if (plan.browser.length === 0) return runner.leaveOut(name, unreached);
  if (!isBuilt) return runner.leaveOut(name, 'there is no build');
  if (plan.browser === 'all') return runner.playwright(name, []);
  const list = path.join(runner.folder, 'browser-tests.txt');
  const lines = plan.browser.map(({ spec, titles }) =>
    [spec.replace('e2e/specs/', ''), ...titles].join(' › '),
  );
  writeFileSync(list, `${lines.join('\n')}\n`);
  return runner.playwright(name, ['--test-list', list]);
}
