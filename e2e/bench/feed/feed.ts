import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median, quantile } from '@estela/config/bench/quantile.ts';
import { paths } from '@estela/contracts/paths';
import { storageKeys } from '@estela/contracts/values';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { createPilot, type Pilot } from '../../fixtures/api-client.ts';
import { measureInBrowser, numbersOf } from '../measure-in-browser.ts';

const inPage = fileURLToPath(new URL('in-page.js', import.meta.url));

const usage = `Usage: npm run bench -- feed [--cards 500] [--rounds 5] [--cpu 4] [--built]

Builds the product (unless --built), loads so many cards of one feed and measures: what scrolling through all of them
again and again adds to memory, frames of scrolling against those of an empty page, and how long the way back to them
blocks. --cpu is how many times slower than this machine the browser computes on the way back.`;

/** State of the page. */
interface Held {
  /** MB of the heap after a collection. */
  heap: number;
  nodes: number;
}

interface Figures {
  held: Held[];
  frames: { empty: number[][]; feed: number[][] };
  /** Longest task of each way back, ms; 0 below the 50 ms that a browser reports. */
  back: number[];
}

/** Prints the figures with their limits, and writes results/feed.json. */
export async function feed(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      cards: { type: 'string', default: '500' },
      rounds: { type: 'string', default: '5' },
      cpu: { type: 'string', default: '4' },
      built: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const settings = numbersOf({ cards: values.cards, rounds: values.rounds, cpu: values.cpu });
  await measureInBrowser('feed', values.built, async (browser, product) => {
    const reader = await createPilot(product.url, 'Ana');
    await fill(product.url, reader, settings.cards);
    const figures = await measure(browser, product.url, reader, settings);
    console.log(report(figures, settings));
    return { ...settings, ...figures };
  });
}

async function fill(url: string, reader: Pilot, cards: number): Promise<void> {
  const writer = await createPilot(url, 'Bruno');
  await reader.follow(writer);
  const batch = 10;
  for (let index = 0; index < cards; index += batch)
    await Promise.all(
      Array.from({ length: Math.min(batch, cards - index) }, (_, place) =>
        writer.createFlight({ title: `Faro ${index + place}`, visibility: 'followers' }),
      ),
    );
}

async function measure(
  browser: Browser,
  url: string,
  reader: Pilot,
  { cards, rounds, cpu }: { cards: number; rounds: number; cpu: number },
): Promise<Figures> {
  const page = await open(browser, url, reader);
  const empty = await open(browser, url, reader);
  await empty.route('**/empty-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body style="height:200000px">' }),
  );
  await empty.goto(`${url}/empty-page`);
  await page.bringToFront();
  await page.goto(url + paths.feed({ tab: 'following' }));
  const session = await page.context().newCDPSession(page);
  await loadAll(page, cards);

  const figures: Figures = { held: [], frames: { empty: [], feed: [] }, back: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const [side, shown] of [
      ['empty', empty],
      ['feed', page],
    ] as const) {
      await shown.bringToFront();
      await shown.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const times = await shown.evaluate<number[]>('feedBench.scroll(300, 60)');
      // The first of each is not counted, as code is compiled and pictures are decoded.
      if (round > 0) figures.frames[side].push(times);
    }
    await page.evaluate('feedBench.scroll(150, document.body.scrollHeight / 150)');
    figures.held.push(await heldBy(session));
  }
  for (let round = 0; round < rounds; round += 1) figures.back.push(await goAndComeBack(page, session, cpu));
  return figures;
}

async function open(browser: Browser, url: string, { token }: Pilot): Promise<Page> {
  const localStorage = [
    { name: storageKeys.language, value: 'es' },
    { name: storageKeys.token, value: token },
  ];
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await page.addInitScript({ path: inPage });
  return page;
}

async function loadAll(page: Page, cards: number): Promise<void> {
  await page.getByRole('feed').locator('> article').first().waitFor();
  // Cards come a few at a time, and move the end of the page down.
  await page.waitForFunction(
    (cards) => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const last = document.querySelector('[role="feed"] > article:last-child');
      return Number(last?.getAttribute('aria-posinset')) >= cards;
    },
    cards,
    { polling: 100, timeout: 120_000 },
  );
}

async function heldBy(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / 2 ** 20, nodes };
}

/** From the middle of the feed to a flight and back. */
async function goAndComeBack(page: Page, session: CDPSession, cpu: number): Promise<number> {
  const toMiddle = () =>
    page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await toMiddle();
  await page.waitForLoadState('networkidle');
  // Rows that were measured on coming near may have moved it.
  await toMiddle();
  const titles = `[role="feed"] h2 a[href^="${paths.flight('')}"]`;
  const found = await page.waitForFunction((titles) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>(titles)].find((title) => {
      const { top } = title.getBoundingClientRect();
      return top > innerHeight / 4 && top < innerHeight;
    });
    return link && { left: scrollY, address: link.getAttribute('href') };
  }, titles);
  const { left, address } = (await found.jsonValue()) as { left: number; address: string };
  const title = page.getByRole('feed').locator(`h2 a[href="${address}"]`);
  await title.evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(/\/flights\//);
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.evaluate('feedBench.longTasks()');
  await page.goBack();
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, left);
  await title.waitFor();
  await page.waitForLoadState('networkidle');
  const tasks = await page.evaluate<number[]>('feedBench.longTasks()');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return Math.max(0, ...tasks);
}

function report({ held, frames, back }: Figures, { cards, rounds, cpu }: Record<string, number>): string {
  const mean = (times: number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;
  const p95 = (times: number[]) => quantile(times, 0.95);
  const ratio = (of: (times: number[]) => number) =>
    median(frames.feed.map(of)) / median(frames.empty.map(of));
  // After the first round, everything that stays in memory for a card is there.
  const [, once = held[0], ...again] = held;
  const last = again.at(-1) ?? once;
  const growth = (of: keyof Held) => ((last?.[of] ?? 0) / (once?.[of] ?? 1) - 1) * 100;
  const row = (name: string, value: string, target: string) =>
    `${name.padEnd(44)}${value.padStart(12)}   ${target}`;
  return [
    '',
    `${cards} cards, ${rounds} rounds`,
    row(
      'heap after the last round, growth in %',
      growth('heap').toFixed(1),
      `at most 2 (${last?.heap.toFixed(1)} MB)`,
    ),
    row('nodes after the last round, growth in %', growth('nodes').toFixed(1), `at most 2 (${last?.nodes})`),
    row('frames of scrolling, mean / empty page', ratio(mean).toFixed(2), 'at most 1.2'),
    row('frames of scrolling, p95 / empty page', ratio(p95).toFixed(2), 'at most 1.2'),
    row(`longest task on the way back, CPU x${cpu}, ms`, median(back).toFixed(0), 'at most 100'),
  ].join('\n');
}
