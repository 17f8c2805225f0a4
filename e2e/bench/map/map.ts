import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median, quantile } from '@estela/config/bench/quantile.ts';
import { paths } from '@estela/contracts/paths';
import { storageKeys } from '@estela/contracts/values';
import type { Browser, Page } from '@playwright/test';
import { createPilot, type Pilot } from '../../fixtures/api-client.ts';
import { measureInBrowser, numbersOf } from '../measure-in-browser.ts';

const inPage = fileURLToPath(new URL('in-page.js', import.meta.url));

const usage = `Usage: npm run bench -- map [--spots 10000] [--rounds 5] [--cpu 1] [--built]

Builds the product (unless --built), opens the map of spots once empty and once with so many visible spots, and pans
both in turn. --cpu is how many times slower than this machine the browser computes. Milliseconds of a frame.`;

/** Ratio of the full map's times to those of the empty one. */
const most = 1.5;
const world = { west: -9, south: 36, east: 3, north: 43.5 };

/** Prints a row for each map and writes results/map.json. */
export async function map(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      spots: { type: 'string', default: '10000' },
      rounds: { type: 'string', default: '5' },
      cpu: { type: 'string', default: '1' },
      built: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const settings = numbersOf({ spots: values.spots, rounds: values.rounds, cpu: values.cpu });
  await measureInBrowser('map', values.built, async (browser, product) => {
    const pilot = await createPilot(product.url);
    const sides = {
      empty: await open(browser, product.url, pilot, 0, settings.cpu),
      full: await open(browser, product.url, pilot, settings.spots, settings.cpu),
    };
    const frames: Record<keyof typeof sides, number[][]> = { empty: [], full: [] };
    // The first of each is not counted, as code is compiled and tiles are drawn.
    for (let round = 0; round <= settings.rounds; round += 1)
      for (const side of ['empty', 'full'] as const) {
        await sides[side].bringToFront();
        const times = await sides[side].evaluate<number[]>('mapFrames.pan()');
        if (round > 0) frames[side].push(times);
      }
    console.log(report(frames, settings.spots, settings.cpu));
    return { ...settings, frames };
  });
}

async function open(browser: Browser, url: string, { token, user }: Pilot, spots: number, cpu: number) {
  const localStorage = [
    { name: storageKeys.language, value: 'es' },
    { name: storageKeys.token, value: token },
  ];
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await page.addInitScript({ path: inPage });
  // More than the server sends, which would cluster them. The map is measured, not the server.
  const items = Array.from({ length: spots }, (_, index) => spotOf(index, spots, user));
  const body = JSON.stringify({ items, clusters: [], truncated: false });
  await page.route('**/api/spots/map*', (route) => route.fulfill({ contentType: 'application/json', body }));
  const { west, south, east, north } = world;
  await page.goto(`${url}${paths.feedSpots()}?bbox=${[west, south, east, north].join()}`);
  await shown(page, spots);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}

async function shown(page: Page, spots: number): Promise<void> {
  await page.getByRole('button', { name: 'Acercar' }).waitFor();
  if (spots > 0)
    await page
      .getByRole('button', { name: /spots, ampliar$/ })
      .first()
      .waitFor();
  await page.waitForLoadState('networkidle');
}

/** Spread over the view by the golden ratio: evenly, but not in rows. */
function spotOf(index: number, count: number, owner: Pilot['user']) {
  const share = (index * 0.618_033_988_75) % 1;
  const now = new Date(0).toISOString();
  return {
    _id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    owner: { ...owner, profilePicture: null, verified: false },
    name: `Spot ${index}`,
    location: {
      lat: world.south + ((world.north - world.south) * index) / count,
      lng: world.west + (world.east - world.west) * share,
      address: null,
      country: 'ES',
      precision: 'exact',
    },
    visibility: 'public',
    likes: 0,
    likedByMe: false,
    bookmarkedByMe: false,
    createdAt: now,
    updatedAt: now,
  };
}

function report(frames: Record<'empty' | 'full', number[][]>, spots: number, cpu: number): string {
  const measures: [string, (times: number[]) => number][] = [
    ['mean', (times) => times.reduce((sum, time) => sum + time, 0) / times.length],
    ['p95', (times) => quantile(times, 0.95)],
    ['longest', (times) => Math.max(...times)],
  ];
  const lines = measures.map(([name, of]) => {
    const [empty, full] = [median(frames.empty.map(of)), median(frames.full.map(of))];
    const ratio = full / empty;
    // The longest of hundreds of frames is random.
    const verdict = name !== 'longest' && (ratio <= most ? 'reached' : 'missed');
    return `${name.padEnd(10)}${[empty, full, ratio].map((time) => time.toFixed(2).padStart(12)).join('')}   ${verdict || ''}`;
  });
  return [
    '',
    `Panning ${spots} visible spots, ${frames.full.length} rounds, CPU x${cpu}: ms of a frame; wanted: at most ${most} times the empty map`,
    `${''.padEnd(10)}${['empty', 'full', 'ratio'].map((name) => name.padStart(12)).join('')}`,
    ...lines,
  ].join('\n');
}
