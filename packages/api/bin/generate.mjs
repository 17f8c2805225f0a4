#!/usr/bin/env node
// Writes src/generated/<area>.ts from the table of calls; `--check` only compares and fails on a difference.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';
import { generateAreas } from './generate-area.mjs';

register();
const { calls } = await import('@estela/contracts');
const stale = [];

for (const [area, text] of Object.entries(generateAreas(calls))) {
  const file = new URL(`../src/generated/${area}.ts`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
    stale.push(`packages/api/src/generated/${area}.ts`);
}

if (stale.length > 0) {
  process.stderr.write(
    `Not what the table of calls says, run packages/api/bin/generate.mjs:\n${stale.join('\n')}\n`,
  );
  process.exitCode = 1;
}
