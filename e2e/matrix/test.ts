import type { Page } from '@playwright/test';
import { createPilot, type Pilot } from '../fixtures/api-client.ts';
import { test as base } from '../fixtures/composition.ts';
import type { FaultPatterns } from '../fixtures/declared-faults.ts';
import { ownProduct } from '../fixtures/own-product.ts';
import type { Product } from '../fixtures/product.ts';
import type { Seeded } from '../pages/seed-screens.ts';
import { readPlan } from './matrix-plan.ts';
import { seedMatrix } from './seed-matrix.ts';

/** Whose things the pages show, and who looks at them. */
export interface People {
  ana: Pilot;
  bruno: Pilot;
  items: Seeded;
}

/** How people come to pages: all those of a person are in one profile. */
export interface Visitors {
  pageOf: (pilot: Pilot) => Promise<Page>;
  guestPage: () => Promise<Page>;
  pilot: (name: string) => Promise<Pilot>;
  /** Opens the first page of a profile, in the versions that are meant. */
  open: (page: Page, path: string) => Promise<unknown>;
}

interface Fixtures {
  /** They get what is live. */
  visitors: Visitors;
}

/** How a page is drawn is for its own suite to judge: here it counts that the releases work together. */
const ofOneRelease: FaultPatterns = { layoutShift: /./, brokenRule: /./ };

/** Over a product of its own that came from the earlier release. */
export const test = base.extend<Fixtures, { product: Product; people: People }>({
  product: ownProduct(() => ({ from: readPlan().data })),
  people: [
    async ({ product }, use) => {
      const [ana, bruno] = [await createPilot(product.url, 'Ana'), await createPilot(product.url, 'Bruno')];
      await use({ ana, bruno, items: await seedMatrix(ana, bruno) });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  faults: async ({ faults }, use) => {
    faults.allow(ofOneRelease);
    await use(faults);
  },
  visitors: async ({ pageOf, guestPage, pilot }, use) =>
    use({ pageOf, guestPage, pilot, open: (page, path) => page.goto(path) }),
});
