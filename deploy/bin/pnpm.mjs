#!/usr/bin/env node
// Runs the pnpm that scripts/pnpm.json names.
import { spawnSync } from 'node:child_process';
import { pnpmCommand } from '../scripts/pnpm.mjs';
import { runScript } from '../scripts/script-error.mjs';

await runScript(async (given) => {
  const { command, args } = await pnpmCommand();
  const { status } = spawnSync(command, [...args, ...given], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
