import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median, quantile } from '@estela/config/bench/quantile.ts';
import { paths } from '@estela/contracts/paths';
import { storageKeys } from '@estela/contracts/values';
import type { Browser, Page } from '@playwright/test';
import { createPilot, type Pilot } from '../../fixtures/api-client.ts';
import { measureInBrowser, numbersOf } from '../measure-in-browser.ts';

const inPage = fileURLToPath(new URL('../feed/in-page.js', import.meta.url));

const usage = `Usage: npm run bench -- flights [--flights 1000] [--rounds 5] [--built]

Builds the product (unless --built), gives one pilot so many flights and scrolls down their list, as posters and compact:
frames against those of an empty page.`;

/** Milliseconds of each frame, round by round. */
type Frames = Record<'empty' | 'grid' | 'list', number[][]>;

/** Prints the ratios with their limits, and writes results/flights.json. */
export async function flights(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      flights: { type: 'string', default: '1000' },
      rounds: { type: 'string', default: '5' },
      built: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const settings = numbersOf({ flights: values.flights, rounds: values.rounds });
  await measureInBrowser('flights', values.built, async (browser, product) => {
    const pilot = await createPilot(product.url);
    const batch = 10;
    for (let index = 0; index < settings.flights; index += batch)
      await Promise.all(
        Array.from({ length: Math.min(batch, settings.flights - index) }, (_, place) =>
          pilot.createFlight({ title: `Faro ${index + place}`, tags: ['costa'], durationSeconds: 240 }),
        ),
      );
    const frames = await measure(browser, product.url, pilot, settings.rounds);
    console.log(report(frames, settings));
    return { ...settings, frames };
  });
}

async function measure(browser: Browser, url: string, pilot: Pilot, rounds: number): Promise<Frames> {
  const pages = {
    empty: await open(browser, url, pilot),
    grid: await open(browser, url, pilot),
    list: await open(browser, url, pilot),
  };
  await pages.empty.route('**/empty-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body style="height:200000px">' }),
  );
  await pages.empty.goto(`${url}/empty-page`);
  for (const [page, address] of [
    [pages.grid, paths.flights()],
    [pages.list, paths.flights({ view: 'list' })],
  ] as const) {
    await page.bringToFront();
    await page.goto(url + address);
    await page.getByRole('article').first().waitFor();
  }
  const frames: Frames = { empty: [], grid: [], list: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (const [side, page] of Object.entries(pages)) {
      await page.bringToFront();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const times = await page.evaluate<number[]>('feedBench.scroll(300, 60)');
      // The first of each is not counted, as code is compiled and pictures are decoded.
      if (round > 0) frames[side as keyof Frames].push(times);
    }
  return frames;
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

function report(frames: Frames, { flights, rounds }: Record<string, number>): string {
  const mean = (times: number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;
  const p95 = (times: number[]) => quantile(times, 0.95);
  const ratio = (side: 'grid' | 'list', of: (times: number[]) => number) =>
    (median(frames[side].map(of)) / median(frames.empty.map(of))).toFixed(2).padStart(8);
  const row = (name: string, side: 'grid' | 'list') =>
    `${name.padEnd(12)}${ratio(side, mean)}${ratio(side, p95)}`;
  return [
    '',
    `${flights} flights, ${rounds} rounds: frames of scrolling / those of an empty page. Target: at most 1.2.`,
    `${''.padEnd(12)}${'mean'.padStart(8)}${'p95'.padStart(8)}`,
    row('posters', 'grid'),
    row('compact', 'list'),
  ].join('\n');
}
