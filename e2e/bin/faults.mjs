#!/usr/bin/env node
// npm run test:faults: every remote with every fault that can be built into it, stand in front of it or lie behind it.
import { register } from 'tsx/esm/api';
import { findTestChromium } from './find-chromium.mjs';

register();
const { main } = await import('../faults/main.ts');
process.exitCode = await main(process.argv.slice(2), findTestChromium());
