#!/usr/bin/env node
// Writes src/generated/<area>.ts from openapi.json; `--check` only compares and fails on a difference.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { areas } from './areas.mjs';
import { generateArea } from './generate-area.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const documentFile = fileURLToPath(new URL('../openapi.json', import.meta.url));
const document = JSON.parse(readFileSync(documentFile, 'utf8'));
const stale = [];

for (const area of areas) {
  const file = fileURLToPath(new URL(`../src/generated/${area}.ts`, import.meta.url));
  const text = formatted(await generateArea(area, document, documentFile));
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (read(file) !== text) stale.push(`packages/api/src/generated/${area}.ts`);
}

if (stale.length > 0) {
  process.stderr.write(
    `Not what openapi.json says, run packages/api/bin/generate.mjs:\n${stale.join('\n')}\n`,
  );
  process.exitCode = 1;
}

/** In the house's format. The path is a made-up one: Biome leaves what lies in a folder `generated` as it is. */
function formatted(text) {
  const biome = `${root}node_modules/.bin/biome`;
  const args = [
    'format',
    '--config-path',
    `${root}packages/config`,
    '--stdin-file-path',
    'packages/api/src/area.ts',
  ];
  const run = spawnSync(biome, args, { input: text, encoding: 'utf8', cwd: root });
  if (run.status !== 0) throw new Error(`Biome refused the generated code:\n${run.stderr}`);
  return run.stdout;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
