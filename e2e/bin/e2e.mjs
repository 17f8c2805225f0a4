#!/usr/bin/env node
// Browser suites over the built and published product, in a chromium of this machine.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTestChromium } from './find-chromium.mjs';

const folder = fileURLToPath(new URL('..', import.meta.url));
const root = path.join(folder, '..');
const chromium = findTestChromium();
if (!chromium) {
  console.error(
    'No chromium found. On Debian: apt-get install chromium-headless-shell (or chromium); elsewhere set CHROMIUM to its path.',
  );
  process.exit(1);
}
const args = process.argv.slice(2);
if (!args.some((arg) => arg === '--help' || arg === '-h')) {
  const build = spawnSync(process.execPath, ['deploy/bin/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
const { status } = spawnSync(path.join(folder, 'node_modules/.bin/playwright'), ['test', ...args], {
  cwd: folder,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: chromium },
});
process.exitCode = status ?? 1;
