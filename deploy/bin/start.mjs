#!/usr/bin/env node
import { requireNode } from '../scripts/node-version.mjs';

requireNode();
const { runScript } = await import('../scripts/script-error.mjs');
const { start } = await import('../scripts/start.mjs');
await runScript(start);
