#!/usr/bin/env node
import { requireNode } from '../scripts/node-version.mjs';

requireNode();
const { runScript } = await import('../scripts/script-error.mjs');
const { build } = await import('../scripts/build.mjs');
await runScript(build);
