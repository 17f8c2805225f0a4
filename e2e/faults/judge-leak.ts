import { expect, type Page } from '@playwright/test';
import { ask } from '../fixtures/chosen-versions.ts';
import type { Product } from '../fixtures/product.ts';
import { heldMegabytes } from './heap.ts';
import { expectHome, goTo } from './homes.ts';
import { expectOthers } from './judge.ts';
import type { Cell } from './test.ts';

const mounts = 6;
const megabytesEach = 50;

declare global {
  /** The elements of all mounts of a remote that leaks. */
  var plantedTrees: WeakRef<HTMLElement>[] | undefined;
}

/**
 * What a remote's modules hold, no shell in the same thread can take from it. The shell itself must hold nothing of a mount
 * that has ended, all else must stay usable, and the memory must come back once a release that does not leak has taken the
 * place of this one in the open tab.
 */
export async function judgeLeak(cell: Cell, product: Product): Promise<void> {
  const { page, home } = cell;
  await page.goto(home.path);
  await expectHome(page, home);
  const before = await heldMegabytes(page);
  for (let mount = 1; mount <= mounts; mount += 1) {
    await expectOthers(cell);
    await goTo(page, home);
    await expectHome(page, home);
  }
  expect(await heldMegabytes(page), 'the leak is played').toBeGreaterThan(before + mounts * megabytesEach);
  expect(await heldTrees(page), 'trees of ended mounts that are still held').toBe(0);

  const { version } = ask<{ version: string }>(product, 'rollback', home.app, '--dry-run');
  const swapped = page.waitForRequest((request) => request.url().includes(`/${home.app}/${version}/`));
  ask(product, 'activate', home.app, version);
  await swapped;
  await expectHome(page, home);
  await new Promise((r) => setTimeout(r, 8000));
  if (home.app === 'mf-gear') {
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const fs = await import('node:fs');
    const out = fs.openSync('/tmp/heap.heapsnapshot', 'w');
    session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
      fs.writeSync(out, chunk);
    });
    await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    fs.closeSync(out);
    await session.detach();
  }
  await expect.poll(() => heldMegabytes(page)).toBeLessThan(before + megabytesEach);
  ask(product, 'activate', home.app, home.version);
}

/** Trees of mounts that have ended. */
const heldTrees = (page: Page) =>
  page.evaluate(
    () => globalThis.plantedTrees?.filter((tree) => tree.deref()?.isConnected === false).length ?? 0,
  );
