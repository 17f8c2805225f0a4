#!/usr/bin/env node
// npm run test:matrix: releases of an earlier commit and of this checkout in one store, in the situations in which they meet.
import { register } from 'tsx/esm/api';
import { findTestChromium } from './find-chromium.mjs';

register();
const { main } = await import('../matrix/main.ts');
process.exitCode = await main(process.argv.slice(2), findTestChromium());
