import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { type Product, startProduct } from '../fixtures/product.ts';
import { chromiumLauncher } from './chromium-launcher.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = fileURLToPath(new URL('results', import.meta.url));

/**
 * Measures the product, rebuilt unless `isBuilt`, in a browser of its own. The result is written to
 * results/<name>.json.
 */
export async function measureInBrowser(
  name: string,
  isBuilt: boolean,
  measure: (browser: Browser, product: Product) => Promise<object>,
): Promise<void> {
  const launch = chromiumLauncher();
  if (!isBuilt) {
    const { status } = spawnSync(process.execPath, ['deploy/bin/build.mjs'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error('The build failed');
  }
  const product = await startProduct();
  const browser = await launch();
  try {
    const figures = await measure(browser, product);
    mkdirSync(results, { recursive: true });
    writeFileSync(path.join(results, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** The settings of a benchmark as numbers; throws if one is not a number, or below 1. */
export function numbersOf<Name extends string>(given: Record<Name, string>): Record<Name, number> {
  const settings = Object.entries<string>(given).map(([name, value]) => [name, Number(value)] as const);
  if (!settings.every(([, value]) => value >= 1)) throw new Error('Options take numbers from 1 on');
  return Object.fromEntries(settings) as Record<Name, number>;
}
