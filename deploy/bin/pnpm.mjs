#!/usr/bin/env node
// Runs pnpm in the version, and with the bytes, that scripts/pnpm.json names.
import { spawnSync } from 'node:child_process';
import { pnpmCommand } from '../scripts/pnpm.mjs';
import { runScript } from '../scripts/script-error.mjs';

await runScript(async (given) => {
  const { command, args, options } = await pnpmCommand();
  const { status } = spawnSync(command, [...args, ...given], { ...options, stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
