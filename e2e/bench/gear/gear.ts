import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { quantile } from '@estela/config/bench/quantile.ts';
import { paths } from '@estela/contracts/paths';
import { storageKeys } from '@estela/contracts/values';
import type { Browser, Page } from '@playwright/test';
import { createPilot, type Pilot } from '../../fixtures/api-client.ts';
import type { Product } from '../../fixtures/product.ts';
import { measureInBrowser, numbersOf } from '../measure-in-browser.ts';
import { fill, type List, lists } from './lists.ts';

const inPage = fileURLToPath(new URL('in-page.js', import.meta.url));

const usage = `Usage: npm run bench -- gear [--rounds 5] [--cpu 1] [--width 412]

Builds the product, fills the hangar of one pilot, and narrows each list by each of its types; --cpu is how many
times slower than this machine the browser computes. p50 and p95 in milliseconds.`;

/** Milliseconds from a tap to the list on the screen. */
interface Times {
  /** From another tab of the hangar. */
  opened: number[];
  /** A filter that was not chosen before. */
  unseen: number[];
  /** The same filter again. */
  seen: number[];
}

interface Settings {
  rounds: number;
  cpu: number;
  width: number;
}

/** Prints a row for each list and writes results/gear.json. */
export async function gear(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      cpu: { type: 'string', default: '1' },
      width: { type: 'string', default: '412' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const settings = numbersOf({ rounds: values.rounds, cpu: values.cpu, width: values.width });

  await measureInBrowser('gear', false, async (browser, product) => {
    const pilot = await createPilot(product.url);
    const measured: Record<string, Times> = {};
    for (const list of lists) await fill(pilot, list);
    for (const list of lists) measured[list.tab] = await measure(browser, product, pilot, list, settings);
    console.log(report(measured, settings));
    return { ...settings, measured };
  });
}

async function measure(
  browser: Browser,
  { url }: Product,
  { token }: Pilot,
  { tab, filters }: List,
  { rounds, cpu, width }: Settings,
): Promise<Times> {
  const times: Times = { opened: [], unseen: [], seen: [] };
  const localStorage = [
    { name: storageKeys.language, value: 'es' },
    { name: storageKeys.token, value: token },
  ];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({
      viewport: { width, height: 823 },
      locale: 'es-ES',
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    });
    const page = await context.newPage();
    await page.addInitScript({ path: inPage });
    await page.goto(url + paths.batteries(), { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const hangar = page.getByRole('navigation', { name: 'Tu hangar' });
    times.opened.push(await timed(page, () => hangar.getByRole('link', { name: tab }).click()));
    for (const kind of ['unseen', 'seen'] as const)
      for (const filter of filters) times[kind].push(await timed(page, () => filter(page)));
    await context.close();
  }
  return times;
}

/** The page measures by itself, so that the time Playwright needs to tap does not count. */
async function timed(page: Page, tap: () => Promise<unknown>): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('void (globalThis.painted = gearLists.next())');
  await tap();
  return page.evaluate<number>('globalThis.painted');
}

function report(measured: Record<string, Times>, { rounds, cpu, width }: Settings): string {
  const cell = (times: number[]) =>
    `${quantile(times, 0.5).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)}`.padStart(16);
  const line = ([name, { opened, unseen, seen }]: [string, Times]) =>
    `${name.padEnd(18)}${cell(opened)}${cell(unseen)}${cell(seen)}`;
  return [
    '',
    `500 of each, ${width} px wide, ${rounds} rounds, CPU x${cpu}: ms from tap to paint, p50 / p95. Target: below 100.`,
    `${''.padEnd(18)}${['opened', 'unseen filter', 'seen filter'].map((name) => name.padStart(16)).join('')}`,
    ...Object.entries(measured).map(line),
  ].join('\n');
}
