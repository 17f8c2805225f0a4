import { paths } from '@estela/contracts/paths';
import type { CDPSession, Page } from '@playwright/test';

/** What a page holds once all that can be collected is. */
export interface Held {
  /** MB of the heap. */
  heap: number;
  nodes: number;
  listeners: number;
}

export async function heldBy(session: CDPSession): Promise<Held> {
  // What is no longer needed may let go of more in the task after.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / 2 ** 20, nodes, listeners: jsEventListeners };
}

/**
 * Goes by the links of the frame to every page that they lead to and reads each to its end, then to one thing of the feed and
 * back. It ends at the groups: of the feed each round loads a page more.
 */
export async function goRound(page: Page): Promise<void> {
  const feed = paths.feed();
  const hrefs = await page
    .locator('a[href^="/"]:not(main a):visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const away = new Set(hrefs.filter((href) => !/[?#]/.test(href) && href !== paths.landing()));
  away.delete(feed);
  for (const href of [...away, feed]) {
    await press(page, `a[href="${href}"]:not(main a)`, href);
    await read(page);
  }
  // To one thing of the list and back, as one reads a feed.
  await press(page, `main article a[href^="${paths.flight('')}"]`, paths.flight(''));
  await page.goBack();
  await settled(page, feed);
  await press(page, `a[href="${paths.groups()}"]:not(main a)`, paths.groups());
}

async function press(page: Page, selector: string, href: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await settled(page, href);
}

/** Once the page of an address stands there and nothing of it is still loaded. */
async function settled(page: Page, href: string): Promise<void> {
  await page.waitForFunction(
    (path) =>
      location.pathname.startsWith(path) &&
      document.querySelector('main h1') &&
      !document.querySelector('main [aria-busy="true"]'),
    new URL(href, 'http://estela').pathname,
  );
}

/** Scrolls down to the end, a part of the screen in each frame, and up again; of what goes on for ever, some screens. */
async function read(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let step = 0; step < 60; step += 1) {
      scrollBy({ top: innerHeight / 4, behavior: 'instant' });
      await frame();
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) break;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}
