#!/usr/bin/env node
// npm test: sets itself up, runs every check and every suite, or what a change can break, and closes with one count over
// all runners and one report.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { usageError } from '../../packages/config/bin/usage.mjs';
import { root } from '../../packages/config/bin/workspace.mjs';
import { commitOf, foldersOf } from './named-change.mjs';
import { Runner } from './runner.mjs';
import { runParts } from './test-parts.mjs';
import { emptyReport, readRuns, summary, writeReport } from './write-report.mjs';

const usage = `Usage: npm test [-- <package...> | --since <ref>] [--shard <n>/<of>] [--report <folder>]
       npm test -- --merge <folder...> [--report <folder>]

Runs every check and every suite, and closes with one count and one report (.cache/test/index.html).

  <package...>      only what a change of these packages or apps can break, as mf-gear or packages/ui
  --since <ref>     only what the changes since that commit, branch or tag can break
  --shard <n>/<of>  one of several parts of it, each for a machine of its own
  --merge           no tests: one report and one count of the folders that the shards left
  --report <folder> where the report is written

Parts of it, with their own options: npm run lint, npm run test:unit, npm run test:cluster, npm run test:e2e`;

function refuse(message) {
  console.error(message);
  process.exit(usageError);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        help: { type: 'boolean', short: 'h' },
        since: { type: 'string' },
        shard: { type: 'string' },
        merge: { type: 'boolean' },
        report: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return refuse(error.message.split(/\n|\. /)[0]);
  }
}

const { values, positionals } = readOptions();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const folder = path.resolve(values.report ?? path.join(root, '.cache/test'));

async function merge() {
  if (values.since !== undefined || values.shard !== undefined)
    refuse('--merge runs no tests: it takes folders alone.');
  if (positionals.length === 0) refuse('--merge needs the folders of the shards.');
  if (positionals.some((name) => path.resolve(name) === folder))
    refuse(`${folder} is to hold the one report: name another by --report.`);
  const runs = readRuns(
    positionals.map((name) => path.resolve(name)),
    refuse,
  );
  emptyReport(folder, { parts: [] }, refuse);
  return writeReport(folder, runs);
}

function readShard(shard) {
  if (shard === undefined) return undefined;
  const [, at, of] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? []).map(Number);
  if (!at || at > of) refuse(`--shard is one of several, as 1/3; ${shard} is none.`);
  return { at, of, name: shard };
}

/** What has changed, by the words of the command. */
function readChange() {
  if (positionals.length > 0 && values.since !== undefined) refuse('Name packages or a ref, not both.');
  if (positionals.length > 0) return { folders: foldersOf(positionals, refuse) };
  return values.since === undefined
    ? undefined
    : { ref: values.since, commit: commitOf(values.since, refuse) };
}

async function run() {
  const change = readChange();
  const shard = readShard(values.shard);
  const runner = new Runner(folder, shard);
  emptyReport(folder, runner.run(), refuse);
  await runParts(runner, change);
  const written = await writeReport(folder, [runner.run()]);
  if (runner.signal) process.exitCode = 1;
  // A document may reach no test at all; without a change, no test that passes is a fault.
  return { ...written, isEmpty: !change && !shard && written.passed === 0 };
}

const result = values.merge ? await merge() : await run();
console.log(summary(result));
if (result.failed > 0 || result.isEmpty) process.exitCode = 1;
