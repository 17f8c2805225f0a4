import { createPilot, type Pilot } from '../fixtures/api-client.ts';
import { test } from '../fixtures/test.ts';
import { type Seeded, seedScreens } from './seed-screens.ts';

interface SeededScreens {
  ana: Pilot;
  bruno: Pilot;
  items: Seeded;
}

/** What fills every screen, for tests that change nothing and so share it: made before the first of them, deleted after the last. */
export function shareSeededScreens(): SeededScreens {
  const seeded = {} as SeededScreens;
  test.beforeAll(async ({ product }) => {
    seeded.ana = await createPilot(product.url, 'Ana');
    seeded.bruno = await createPilot(product.url, 'Bruno');
    seeded.items = await seedScreens(seeded.ana, seeded.bruno);
  });
  test.afterAll(async () => {
    await Promise.all([seeded.ana.remove(), seeded.bruno.remove()]);
  });
  return seeded;
}
