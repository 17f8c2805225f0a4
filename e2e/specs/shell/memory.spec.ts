import { paths } from '@estela/contracts/paths';
import { createPilot } from '../../fixtures/api-client.ts';
import { ownProduct } from '../../fixtures/own-product.ts';
import type { Product } from '../../fixtures/product.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import { goRound, heldBy } from '../../pages/round.ts';

// The pictures of the sample data count, too.
const test = base.extend<object, { product: Product }>({ product: ownProduct({ sample: true }) });

test('rounds through all areas with scrolling leave no nodes and no listeners behind', async ({
  product,
  pageOf,
}) => {
  test.slow();
  const page = await pageOf(await createPilot(product.url, 'Ana'));
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(paths.feed());
  await expect(page.getByRole('article').first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  // What is loaded once, and then stays, is there after two.
  for (let round = 0; round < 2; round += 1) await goRound(page);
  const before = await heldBy(session);
  for (let round = 0; round < 3; round += 1) await goRound(page);
  const after = await heldBy(session);
  expect(after.nodes - before.nodes, `nodes of ${before.nodes}`).toBeLessThan(500);
  expect(after.listeners - before.listeners, `listeners of ${before.listeners}`).toBeLessThan(50);
});
