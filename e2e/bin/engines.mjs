#!/usr/bin/env node
// npm run test:engines: every screen and the main job, by keyboard, in three browser engines.
import { register } from 'tsx/esm/api';
import { findTestChromium } from './find-chromium.mjs';

register();
const { main } = await import('../engines/main.ts');
process.exitCode = await main(process.argv.slice(2), findTestChromium());
