import { paths } from '@estela/contracts/paths';
import type { Page } from '@playwright/test';
import { createPilot, type Pilot } from '../../fixtures/api-client.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visits } from '../../pages/screen.ts';
import { screens } from '../../pages/screens.ts';
import { shareSeededScreens } from '../../pages/seeded-screens.ts';

const heights = Array.from({ length: 8 }, (_, index) => 500 + index * 100);

/** Where rows start and stop being rendered, in heights of the window below its top. */
const borders = [2.5, 3.5];

/** Frames without a change after which a page is at rest. */
const rest = 20;

/** Frames within which it must be at rest. */
const within = 600;

const pages = [
  { name: 'the feed, for a guest', path: paths.feed(), as: 'guest' },
  { name: 'the feed', path: paths.feed(), as: 'reader' },
  { name: 'the feed of those followed', path: paths.feed({ tab: 'following' }), as: 'reader' },
  { name: 'the flights', path: paths.flights(), as: 'writer' },
  { name: 'the flights as rows', path: paths.flights({ view: 'list' }), as: 'writer' },
] as const;

test.describe('a page that nobody touches changes nothing, however high the window is', () => {
  // Each looks at forty places, for a third of a second and more.
  test.slow();
  let writer: Pilot;
  let reader: Pilot;

  test.beforeAll(async ({ product }) => {
    writer = await createPilot(product.url, 'Ana');
    reader = await createPilot(product.url, 'Bruno');
    await reader.follow(writer);
    for (let batch = 0; batch < 6; batch += 1)
      await Promise.all(
        Array.from({ length: 10 }, (_, place) =>
          writer.createFlight({ title: `Faro ${batch * 10 + place}`, visibility: 'public' }),
        ),
      );
  });

  test.afterAll(async () => {
    await Promise.all([writer.remove(), reader.remove()]);
  });

  for (const { name, path, as } of pages)
    test(name, async ({ pageOf, guestPage }) => {
      const page = as === 'guest' ? await guestPage() : await pageOf(as === 'reader' ? reader : writer);
      await page.goto(path);
      await expect(page.getByRole('article').first()).toBeVisible();
      const restless: string[] = [];
      for (const height of heights) restless.push(...(await restlessAt(page, height)));
      expect(restless).toEqual([]);
    });
});

test.describe('a screen that nobody touches changes nothing, at its top, in its middle and at its end', () => {
  const seeded = shareSeededScreens();

  for (const { name, path, as, opener, shows = '' } of screens)
    test(`the ${name} screen`, visits({ path }), async ({ pageOf, guestPage }) => {
      const page = as === 'guest' ? await guestPage() : await pageOf(seeded.ana);
      await page.goto(path(seeded.items));
      await expect(page.getByText(shows).first()).toBeAttached();
      if (opener) await page.getByRole('button', { name: opener.es }).click();
      const restless: string[] = [];
      for (const height of [500, 860, 1200])
        for (const part of [0, 0.5, 1]) {
          await page.setViewportSize({ width: 1280, height });
          await page.evaluate(
            (part) =>
              scrollTo({ top: part * (document.body.scrollHeight - innerHeight), behavior: 'instant' }),
            part,
          );
          if (!(await comesToRest(page))) restless.push(`${height} px, ${100 * part} % of its way`);
        }
      expect(restless).toEqual([]);
    });
});

/** The positions on the page where it does not come to rest. */
async function restlessAt(page: Page, height: number): Promise<string[]> {
  const restless: string[] = [];
  await page.setViewportSize({ width: 1280, height });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  if (!(await comesToRest(page))) restless.push(`${height} px, at its top`);
  for (const border of borders) {
    // Content rendered while scrolling moves the rows below it.
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(bringRowTo, border);
      if (!(await comesToRest(page))) restless.push(`${height} px, a row at ${border} times that`);
    }
  }
  return restless;
}

/** Scrolls until a row begins at this many heights of the window below its top. */
function bringRowTo(border: number): void {
  const feed = document.querySelector('[role="feed"]');
  // For the flights, each part of which is a list.
  const parts = document.querySelector('main article')?.closest('ul, ol')?.parentElement?.parentElement;
  const ways = [...((feed ?? parts)?.children ?? [])].map(
    (row) => Math.floor(row.getBoundingClientRect().top) - border * innerHeight,
  );
  const [shortest] = ways.sort((one, other) => Math.abs(one) - Math.abs(other));
  scrollBy({ top: shortest ?? 0, behavior: 'instant' });
}

/** Whether the page soon stops changing. */
function comesToRest(page: Page): Promise<boolean> {
  return page.evaluate(
    async ([rest, within]) => {
      let quiet = 0;
      const observer = new MutationObserver(() => {
        quiet = -1;
      });
      const everything = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document, everything);
      for (let frame = 0; frame < within && quiet < rest; frame += 1) {
        await new Promise(requestAnimationFrame);
        quiet += 1;
      }
      observer.disconnect();
      return quiet >= rest;
    },
    [rest, within] as const,
  );
}
