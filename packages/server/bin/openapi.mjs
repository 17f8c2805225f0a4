#!/usr/bin/env node
// Prints the OpenAPI document, made from the table of calls: `openapi.mjs > openapi.json`.
import { register } from 'tsx/esm/api';

register();
const { openApiDocument } = await import('../src/areas/platform/document/openapi-document.ts');

process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
