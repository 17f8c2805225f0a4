#!/usr/bin/env node
// Browser suites over the built and published product, or over the one at ESTELA_URL, in a chromium of this machine.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
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
const address = process.env.ESTELA_URL;

function build() {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return;
  const { status } = spawnSync(process.execPath, ['deploy/bin/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function runTests(env = {}) {
  const { status } = spawnSync(path.join(folder, 'node_modules/.bin/playwright'), ['test', ...args], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: chromium, ...env },
  });
  process.exitCode = status ?? 1;
}

/** Nothing is built, and nothing started: it judges what runs there. */
async function runDeployed() {
  register();
  const { CannotJudge, judgedProduct, nameOf } = await import('../deployed/judged-product.ts');
  const { clearLeft } = await import('../deployed/clear-left.ts');
  const product = await judgedProduct(address).catch((error) => {
    if (!(error instanceof CannotJudge)) throw error;
    console.error(error.message);
    process.exit(error.code);
  });
  const name = nameOf(product);
  console.log(`Judges ${name}`);
  await clearLeft(product.url);
  runTests({ ESTELA_URL: product.url, ESTELA_JUDGED: name });
  await clearLeft(product.url);
}

if (address) await runDeployed();
else {
  build();
  runTests();
}
