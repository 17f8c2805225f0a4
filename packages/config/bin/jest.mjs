#!/usr/bin/env node
// Runs the Jest projects: all of them, or those named (`ui`, `mf-gear`). Other arguments go to Jest:
//   node packages/config/bin/jest.mjs ui runtime --json --outputFile=results.json
//   node packages/config/bin/jest.mjs --except server
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, tool, workspacePackages } from './workspace.mjs';

const longFirst = fileURLToPath(new URL('../jest/long-first.cjs', import.meta.url));

const projects = workspacePackages()
  .map(({ folder }) => folder)
  .filter((folder) => existsSync(path.join(root, folder, 'jest.config.mjs')));

const args = process.argv.slice(2);
const isProject = (arg) => projects.includes(arg) || projects.includes(path.join('packages', arg));
const isNamed = (folder) => args.includes(folder) || args.includes(path.basename(folder));
const named = projects.filter((folder) => isNamed(folder) !== args.includes('--except'));
const rest = args.filter((arg) => !isProject(arg) && arg !== '--except');
const workers = rest.some((arg) => arg.startsWith('--maxWorkers') || arg === '-i') ? [] : ['--maxWorkers=2'];

const run = spawnSync(
  tool('jest'),
  ['--testSequencer', longFirst, ...workers, ...rest, '--projects', ...(named.length > 0 ? named : projects)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = run.status ?? 1;
