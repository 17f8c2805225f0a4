import { parseArgs } from 'node:util';
import { paths } from '@estela/contracts/paths';
import { storageKeys } from '@estela/contracts/values';
import type { Browser, Page } from '@playwright/test';
import { createPilot, type Pilot } from '../../fixtures/api-client.ts';
import { goRound, type Held, heldBy } from '../../pages/round.ts';
import { measureInBrowser, numbersOf } from '../measure-in-browser.ts';

const usage = `Usage: npm run bench -- rounds [--rounds 100] [--built]

Builds the product (unless --built) and goes so many rounds through all areas of its sample data, reading each page to its
end: what the heap, the nodes and the listeners of the page grow by. The first tenth, in which all is loaded once, is not
counted.`;

/** Prints what is held on the way and writes results/rounds.json. */
export async function rounds(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '100' },
      built: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const settings = numbersOf({ rounds: values.rounds });
  await measureInBrowser(
    'rounds',
    values.built,
    async (browser, product) => {
      const page = await open(browser, product.url, await createPilot(product.url));
      const held = await measure(page, settings.rounds);
      console.log(report(held, settings.rounds));
      return { ...settings, held };
    },
    { sample: true },
  );
}

async function open(browser: Browser, url: string, { token }: Pilot): Promise<Page> {
  const localStorage = [
    { name: storageKeys.language, value: 'es' },
    { name: storageKeys.token, value: token },
  ];
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(url + paths.feed());
  await page.getByRole('article').first().waitFor();
  return page;
}

/** After every tenth of the rounds. */
async function measure(page: Page, rounds: number): Promise<Held[]> {
  const session = await page.context().newCDPSession(page);
  const held: Held[] = [];
  const part = Math.max(1, Math.round(rounds / 10));
  for (let round = 1; round <= rounds; round += 1) {
    await goRound(page);
    if (round % part === 0) held.push(await heldBy(session));
  }
  return held;
}

function report(held: Held[], rounds: number): string {
  const line = (name: string, of: keyof Held, digits = 0) => {
    const growth = ((held.at(-1)?.[of] ?? 0) / (held[0]?.[of] ?? 1) - 1) * 100;
    const values = held.map((one) => one[of].toFixed(digits).padStart(7)).join('');
    return `${name.padEnd(12)}${values}   ${growth.toFixed(1)} %`;
  };
  return [
    '',
    `${rounds} rounds, after each tenth, and the growth since the first. Target: at most 2 %.`,
    line('heap, MB', 'heap', 1),
    line('nodes', 'nodes'),
    line('listeners', 'listeners'),
  ].join('\n');
}
