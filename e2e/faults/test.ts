import { storageKeys } from '@estela/contracts/values';
import type { Page } from '@playwright/test';
import { createPilot, type Pilot } from '../fixtures/api-client.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { test as base } from '../fixtures/test.ts';
import { seedMatrix } from '../matrix/seed-matrix.ts';
import type { Seeded } from '../pages/seed-screens.ts';
import { type FaultName, plantedKey, titleOf } from './fault-list.ts';
import { readPlan } from './fault-plan.ts';
import { cellCookie, type Front, startFront } from './front.ts';
import { type Home, homesOf } from './homes.ts';

export { expect } from '@playwright/test';

/** Where a fault is played. */
export interface Cell {
  title: string;
  /** Signed in as the pilot to whom the things on the pages belong. */
  page: Page;
  /** The page of the faulty remote, and those of the others. */
  home: Home;
  others: Home[];
  items: Seeded;
  front: Front;
}

interface Fixtures {
  /** A page in which a fault is played, once it is gone to the remote. */
  cellOf: (app: string, fault: FaultName) => Promise<Cell>;
}

/** Whose things the pages show. */
export interface People {
  /** Where its calls go. */
  product: string;
  ana: Pilot;
  items: Seeded;
}

interface WorkerFixtures {
  front: Front;
  people: People;
}

/** Starts a product that browsers reach through the front alone. */
export async function startBehind(front: Front, settings?: Record<string, string>): Promise<Product> {
  const product = await startProduct({ settings: { PUBLIC_URL: front.url, ...settings } });
  front.lead(product.url);
  return product;
}

/** Over a product of its own, behind a front, whose remotes have the faults planted that are played. */
export const test = base.extend<Fixtures, WorkerFixtures & { product: Product }>({
  front: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the required fixtures
    async ({}, use) => {
      const front = await startFront(readPlan().certificate);
      await use(front);
      await front.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ front }, use) => {
      const product = await startBehind(front);
      for (const [app, build] of Object.entries(readPlan().planted))
        product.fleet('publish', app, '--from', build, '--activate');
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ front, product: _ }, use) => use(front.url),
  people: [
    async ({ product }, use) => {
      const [ana, bruno] = [await createPilot(product.url, 'Ana'), await createPilot(product.url, 'Bruno')];
      await use({ product: product.url, ana, items: await seedMatrix(ana, bruno) });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  cellOf: async ({ product, front, people, contextOf }, use) => {
    const { ana, items } = people;
    await use(async (app, fault) => {
      const title = titleOf(app, fault);
      const homes = await homesOf(product.url, items);
      const home = homes.find((one) => one.app === app);
      if (!home) throw new Error(`${app} is not in the composition`);
      const stored = { [storageKeys.token]: ana.token, language: 'es', [plantedKey]: title };
      const profile = await contextOf(stored, 'es');
      await profile.addCookies([{ name: cellCookie, value: encodeURIComponent(title), url: front.url }]);
      const others = homes.filter((one) => one !== home);
      return { title, page: await profile.newPage(), home, others, items, front };
    });
    front.heal();
  },
});
