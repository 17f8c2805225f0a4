#!/usr/bin/env node
import { requireNode } from '../scripts/node-version.mjs';

requireNode();
const { runScript } = await import('../scripts/script-error.mjs');
const { dev } = await import('../scripts/dev.mjs');
await runScript(dev);
