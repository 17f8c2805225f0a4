#!/usr/bin/env node
// Writes packages/api/openapi.json from the table of calls; `--check` only compares and fails on a difference.
import { readFileSync, writeFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';

register();
const { openApiDocument } = await import('../src/http/openapi-document.ts');

const file = new URL('../../api/openapi.json', import.meta.url);
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write(
    'packages/api/openapi.json is not what the calls say: run packages/server/bin/openapi.mjs\n',
  );
  process.exitCode = 1;
}
