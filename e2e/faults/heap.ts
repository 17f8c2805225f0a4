import type { Page } from '@playwright/test';

/** MB that the scripts of a page hold, once all that nobody holds has been collected. */
export async function heldMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return (usedSize + backingStorageSize) / 1024 / 1024;
}
