#!/usr/bin/env node
// Everything that a machine can check in the sources. `lint.mjs [stage...]` runs some stages, `--fix` formats first,
// `--outputFile=<file>` leaves the problems of each stage as JSON.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stages } from '../lint/stages.mjs';
import { outliveReaders } from './output.mjs';
import { orUsageError, usageError } from './usage.mjs';

outliveReaders();

const { values, positionals } = await orUsageError(() =>
  parseArgs({
    options: {
      fix: { type: 'boolean' },
      outputFile: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  }),
);
const unknown = positionals.filter((name) => !stages.some((stage) => stage.name === name));

if (values.help || unknown.length > 0) {
  for (const name of unknown) console.error(`There is no stage ${name}.`);
  console.log('Usage: lint [--fix] [--outputFile=<file>] [stage...]\n\nStages:');
  for (const { name, about } of stages) console.log(`  ${name.padEnd(12)} ${about}`);
  process.exitCode = unknown.length > 0 ? usageError : 0;
} else {
  const chosen = stages.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  process.exitCode = (await lint(chosen, values)) ? 0 : 1;
}

async function lint(chosen, { fix = false, outputFile }) {
  const failed = [];
  const results = [];
  for (const { name, run } of chosen) {
    const start = performance.now();
    const problems = await run({ fix });
    const seconds = (performance.now() - start) / 1000;
    console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
    results.push({ name, seconds, problems });
    if (outputFile) writeFileSync(outputFile, JSON.stringify(results));
    if (problems.length > 0) failed.push(name);
    for (const problem of problems) console.log(indent(problem));
  }
  console.log(
    failed.length === 0 ? `lint: ${chosen.length} stages passed` : `lint: ${failed.join(', ')} failed`,
  );
  return failed.length === 0;
}

function indent(text) {
  return text.replace(/^/gm, '     ');
}
