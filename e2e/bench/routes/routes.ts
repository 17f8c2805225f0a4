import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { quantile } from '@estela/config/bench/quantile.ts';
import { paths } from '@estela/contracts/paths';
import { storageKeys } from '@estela/contracts/values';
import type { Browser, Page } from '@playwright/test';
import { createPilot, type Pilot } from '../../fixtures/api-client.ts';
import { measureInBrowser, numbersOf } from '../measure-in-browser.ts';

const inPage = fileURLToPath(new URL('in-page.js', import.meta.url));

const usage = `Usage: npm run bench -- routes [--rounds 10] [--items 20] [--built]

Builds the product (unless --built) and goes round its areas by the links of the frame, at 1x and 4x CPU: milliseconds
from the press of a link to the page of another remote on the screen, with its first thing; then the same with the map
beside its list, too, where it has one. The first trip, which loads the remotes, is not counted.`;

/** Each leads to a page of a different remote than the previous one. */
const roundOf = ({ user }: Pilot) => [
  paths.feed(),
  paths.flights(),
  paths.groups(),
  paths.spots(),
  paths.drones(),
  paths.flights(),
  paths.dashboard(user.username),
  paths.flights(),
  paths.feed(),
  paths.groups(),
];

const speeds = [
  { cpu: 1, target: 50 },
  { cpu: 4, target: 100 },
];

/** Milliseconds until the page is shown, and until the map beside its list is. */
interface Change {
  shown: number;
  whole: number;
}

/** By the address of the new page. */
type Changes = Record<string, Change[]>;

/** Prints a table for each speed and writes results/routes.json. */
export async function routes(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '10' },
      items: { type: 'string', default: '20' },
      built: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const settings = numbersOf({ rounds: values.rounds, items: values.items });
  await measureInBrowser('routes', values.built, async (browser, product) => {
    const pilot = await createPilot(product.url);
    for (let index = 0; index < settings.items; index += 1) await fill(pilot, index);
    const measured: Record<string, Changes> = {};
    for (const { cpu, target } of speeds) {
      const changes = await measure(browser, product.url, pilot, settings.rounds, cpu);
      measured[`cpu${cpu}`] = changes;
      console.log(report(changes, settings, cpu, target));
    }
    return { ...settings, measured };
  });
}

async function fill(pilot: Pilot, index: number): Promise<void> {
  await pilot.createFlight({ title: `Faro ${index}`, durationSeconds: 240 });
  await pilot.createDrone({ name: `Mark ${index}`, serialNumber: `SN-${index}` });
  await pilot.createSpot({ name: `Cala ${index}` });
  await pilot.createGroup({ name: `Club ${index}` });
}

async function measure(browser: Browser, url: string, pilot: Pilot, rounds: number, cpu: number) {
  const round = roundOf(pilot);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: url,
          localStorage: [
            { name: storageKeys.language, value: 'es' },
            { name: storageKeys.token, value: pilot.token },
          ],
        },
      ],
    },
  });
  const page = await context.newPage();
  await page.addInitScript({ path: inPage });
  await page.goto(url + paths.groups(), { waitUntil: 'networkidle' });
  for (const pathname of round) await change(page, pathname);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const changes: Changes = {};
  for (let done = 0; done < rounds; done += 1)
    for (const pathname of round) {
      changes[pathname] ??= [];
      changes[pathname].push(await change(page, pathname));
    }
  await context.close();
  return changes;
}

/** The page measures by itself, so that the time Playwright needs to press does not count. */
async function change(page: Page, pathname: string): Promise<Change> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(`void (globalThis.painted = routeBench.next(${JSON.stringify(pathname)}))`);
  const link = page.locator(`:is(header, nav, aside) a[href="${pathname}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`No link leads to ${pathname}`);
  // As a user does, who points at the link and presses before releasing; what the page does on the first two is not
  // part of the change. A locator's click would also check what covers the link, in the page's time.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate('routeBench.rest()');
  await page.mouse.down();
  await page.evaluate('routeBench.rest()');
  await page.mouse.up();
  return page.evaluate<Change>('globalThis.painted');
}

function report(
  changes: Changes,
  { rounds, items }: Record<string, number>,
  cpu: number,
  target: number,
): string {
  const cells = (times: number[]) =>
    [0.5, 0.95].map((q) => quantile(times, q).toFixed(0).padStart(8)).join('');
  const line = (name: string, times: Change[]) =>
    name.padEnd(28) + cells(times.map(({ shown }) => shown)) + cells(times.map(({ whole }) => whole));
  return [
    '',
    `${items} things in each area, ${rounds} rounds, CPU x${cpu}: ms from press to paint. Target: p95 at most ${target}.`,
    `${''.padEnd(28)}${['p50', 'p95', 'with its', 'map'].map((title) => title.padStart(8)).join('')}`,
    ...Object.entries(changes).map(([pathname, times]) => line(pathname, times)),
    line('all', Object.values(changes).flat()),
  ].join('\n');
}
