import { paths } from '@estela/contracts/paths';
import type { Page } from '@playwright/test';
import { createPilot, type Pilot } from '../../fixtures/api-client.ts';
import { ownProduct } from '../../fixtures/own-product.ts';
import type { Product } from '../../fixtures/product.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import { restOf, watchRest } from '../../pages/rest.ts';
import type { Screen } from '../../pages/screen.ts';
import { screens } from '../../pages/screens.ts';
import { type Seeded, seedScreens } from '../../pages/seed-screens.ts';

const test = base.extend<object, { product: Product }>({ product: ownProduct({ sample: true }) });

const heights = [500, 640, 780, 860, 1000, 1200];

/** Pages that stand open at the same time: what is waited for is that nothing happens. */
const together = 8;

const all: readonly Screen[] = [
  ...screens,
  {
    name: 'following feed',
    path: () => paths.feed({ tab: 'following' }),
    as: 'pilot',
    title: { es: 'Feed', en: 'Feed' },
  },
];

test.describe('a page that nobody touches changes nothing and asks for nothing, however high the window is', () => {
  // One worker for all of them: the sample data takes a while to start. Each looks at its pages at a dozen places.
  test.describe.configure({ mode: 'default', timeout: 135_000 });
  let ana: Pilot;
  let bruno: Pilot;
  let items: Seeded;

  test.beforeAll(async ({ product }) => {
    ana = await createPilot(product.url, 'Ana');
    bruno = await createPilot(product.url, 'Bruno');
    for (let batch = 0; batch < 4; batch += 1)
      await Promise.all(
        [ana, bruno].flatMap((pilot) =>
          Array.from({ length: 10 }, (_, place) =>
            pilot.createFlight({ title: `Cresta ${batch * 10 + place}`, visibility: 'public' }),
          ),
        ),
      );
    // Last: what the screens are about stands on the first page of each list.
    items = await seedScreens(ana, bruno);
  });

  for (let from = 0; from < all.length; from += together) {
    const some = all.slice(from, from + together);
    test(`${some[0]?.name} to ${some.at(-1)?.name}`, async ({ pageOf, guestPage }) => {
      const pages: Page[] = [];
      for (const screen of some) {
        const page = screen.as === 'guest' ? await guestPage() : await pageOf(ana);
        await watchRest(page);
        await page.goto(screen.path(items));
        if (screen.opener) await page.getByRole('button', { name: screen.opener.es }).click();
        await expect(page.getByText(screen.shows ?? '').first()).toBeAttached();
        await expect(page.getByRole('dialog')).toBeVisible({ visible: screen.isDialog ?? false });
        if (screen.as === 'pilot') await streamOpens(page);
        pages.push(page);
      }
      const found = await Promise.all(pages.map((page, at) => restless(page, some[at]?.name ?? '')));
      expect(found.flat()).toEqual([]);
    });
  }
});

/** What was read before the stream of events opens is read once more then. */
async function streamOpens(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const stream: { isOpen: () => boolean } | undefined = Reflect.get(
      window,
      Symbol.for('estela.event-stream.1'),
    );
    return stream?.isOpen();
  });
}

/** Where the page does not come to rest, and what it does there. */
async function restless(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const height of heights) {
    await page.setViewportSize({ width: 1280, height });
    for (const part of [0, 0.5]) {
      await page.evaluate(
        (down) => scrollTo({ top: down * document.body.scrollHeight, behavior: 'instant' }),
        part,
      );
      for (const change of await restOf(page)) found.push(`${name}, ${height} px, at ${part}: ${change}`);
    }
  }
  return found;
}
