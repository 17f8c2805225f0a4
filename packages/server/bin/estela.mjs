#!/usr/bin/env node
import { register } from 'tsx/esm/api';
import { outliveReaders } from '../../config/bin/output.mjs';

register();
outliveReaders();
const { runCommandLine } = await import('../src/cli/run.ts');
process.exitCode = await runCommandLine(process.argv.slice(2), process.env, (line) =>
  process.stdout.write(`${line}\n`),
);
